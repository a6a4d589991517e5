"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/app/components/ui/button";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo } from "@/app/lib/pending-deletes";
import { links } from "@/lib/links";
import { remove } from "../actions";

type Props = { workspaceId: string; id: string; initiativeId: string };

/** Deletes a document and goes to the others of its initiative, where that can be undone for a while. */
export function DeleteDocument({ workspaceId, id, initiativeId }: Props) {
  const router = useRouter();
  const onClick = () => {
    deleteWithUndo([id], "Document deleted", async () => {
      const answer = await callAction(remove.bind(null, workspaceId), { id });
      return answer !== undefined;
    });
    router.push(links.initiativeDocuments(workspaceId, initiativeId));
  };
  return (
    <Button variant="ghost" onClick={onClick}>
      Delete
    </Button>
  );
}
