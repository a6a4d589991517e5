"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { Link } from "@/app/components/ui/link";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { restore } from "./actions";

type Props = { workspaceId: string; id: string; title: string; href: string };

export function RestoreButton({ workspaceId, id, title, href }: Props) {
  const { state, pending, form } = useFormAction(restore.bind(null, workspaceId), () => {
    focusNextTo(form.ref.current?.closest("li"));
    toast.success(
      <>
        “{title}” is back.{" "}
        <Link href={href} className="underline">
          Open it
        </Link>
      </>,
    );
  });
  return (
    <form {...form} className="grid justify-items-end gap-1">
      <input type="hidden" name="ids" value={JSON.stringify([id])} />
      <SubmitButton pending={pending} size="small">
        Restore<span className="sr-only"> {title}</span>
      </SubmitButton>
      <FieldError>{state.error}</FieldError>
    </form>
  );
}

/** The row leaves the page, and the focus would be lost with it. */
function focusNextTo(row: Element | null | undefined) {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector("button") ?? document.getElementById("content"))?.focus();
}
