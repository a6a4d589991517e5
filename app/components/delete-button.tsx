"use client";

import type { ComponentProps } from "react";
import type { FormAction } from "@/app/lib/action";
import { callAction } from "@/app/lib/call-action";
import type { Deleted } from "@/app/lib/delete-each";
import { useDeletes } from "./deletes";
import { Button } from "./ui/button";

type Props = {
  id: string;
  /** As the toast names it: "Document". */
  what: string;
  /** Which one, for those who cannot see the row that the button is in. */
  about?: string;
  action: FormAction<Deleted>;
  /** Where to go from the page of what is deleted. */
  next?: string;
} & Pick<ComponentProps<typeof Button>, "variant" | "size">;

/** Deletes one thing at once; the toast that says so can undo it. */
export function DeleteButton({ id, what, about, action, next, ...look }: Props) {
  const { start } = useDeletes();
  const remove = () => callAction(action, { ids: JSON.stringify([id]) });
  return (
    <Button {...look} onClick={() => start({ what, remove, ...(next && { next }) })}>
      Delete
      {about && <span className="sr-only"> {about}</span>}
    </Button>
  );
}
