"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { toast } from "@/app/lib/toast";
import { useFormAction } from "@/app/lib/use-form-action";
import { rename } from "./actions";

export function ProfileForm({ name }: { name: string }) {
  const { state, pending, form } = useFormAction(rename, () => toast.success("Name saved"));
  return (
    <form {...form} className="grid gap-3" noValidate>
      <Field label="Name" error={state.fields?.name}>
        <Input name="name" defaultValue={name} maxLength={80} autoComplete="name" required />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending} className="w-fit">
        Save name
      </SubmitButton>
    </form>
  );
}
