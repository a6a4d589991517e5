"use client";

import { DialogContent } from "@/app/components/ui/dialog";
import { KeyForm } from "./key-form";

type Props = { workspaceId: string; onMinted: (minted: { name: string; key: string }) => void };

/** The dialog that asks for the particulars of a key. */
export function NewKeyContent(props: Props) {
  return (
    <DialogContent
      title="Create API key"
      description="It acts for you in this workspace, over REST and MCP."
    >
      <KeyForm {...props} />
    </DialogContent>
  );
}
