"use client";

import type { ComponentProps } from "react";
import type { FormAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import type { Deleted } from "@/app/shared/try-each";
import { useDeletes } from "./deletes";
import { Button } from "./ui/button";

type Props = {
  id: string;
  what: string;
  /** For people who cannot see the button's row. */
  about?: string;
  action: FormAction<Deleted>;
  next?: string;
} & Pick<ComponentProps<typeof Button>, "variant" | "size">;

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
