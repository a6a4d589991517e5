"use client";

import type { FormAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";

type Props = {
  label: string;
  done: string;
  action: FormAction;
  fields: Record<string, string>;
  undo: Record<string, string>;
};

/** Does not ask first, since the action is reversible. */
export function ToggleAction({ label, done, action, fields, undo }: Props) {
  const { state, pending, form } = useFormAction(action, () =>
    toast.success(done, { action: { label: "Undo", onClick: () => callAction(action, undo) } }),
  );
  return (
    <form {...form} className="contents">
      <HiddenFields fields={fields} />
      <SubmitButton pending={pending} variant="ghost" data-command="">
        {label}
      </SubmitButton>
      {state.error && (
        <span role="alert" className="self-center text-danger-text">
          {state.error}
        </span>
      )}
    </form>
  );
}
