"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useFormAction } from "@/app/shared/use-form-action";
import { openSample } from "./actions";

export function OpenSample({ workspaceId }: { workspaceId: string }) {
  const { state, pending, form } = useFormAction(openSample.bind(null, workspaceId));
  return (
    <form {...form} className="grid justify-items-start gap-2">
      <SubmitButton pending={pending} variant="secondary">
        Look around in a sample workspace
      </SubmitButton>
      <FieldError>{state.error}</FieldError>
    </form>
  );
}
