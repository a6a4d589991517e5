"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_NAME } from "@/lib/schemas/bounds";

type Props<Data> = { action: FormAction<Data>; name: string; autoComplete: "name" | "off" };

export function NameForm<Data>({ action, name, autoComplete }: Props<Data>) {
  const { state, pending, form } = useFormAction(action, () => toast.success("Name saved"));
  return (
    <form {...form} className="grid gap-3" noValidate>
      <Field label="Name" error={state.fields?.name}>
        <Input
          name="name"
          defaultValue={name}
          maxLength={MAX_NAME}
          autoComplete={autoComplete}
          required
        />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} className="w-fit">
        Save name
      </SubmitButton>
    </form>
  );
}
