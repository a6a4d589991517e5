"use client";

import { AttemptField } from "@/app/components/attempt-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Link } from "@/app/components/ui/link";
import { Select } from "@/app/components/ui/select";
import { useFormAction } from "@/app/shared/use-form-action";
import { links } from "@/lib/links";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { create } from "../../../documents/actions";

type Props = {
  workspaceId: string;
  initiative: { id: string; title: string };
  types: { value: string; label: string }[];
};

export function NewDocumentForm({ workspaceId, initiative, types }: Props) {
  const { state, pending, form } = useFormAction(create.bind(null, workspaceId));
  return (
    <form {...form} className="grid max-w-xl gap-5" noValidate>
      <AttemptField />
      <input type="hidden" name="initiative_id" value={initiative.id} />
      <Field
        label="Type"
        hint="The type tells people and advisors what to expect. It cannot be changed later."
        error={state.fields?.type}
      >
        <Select name="type" defaultValue="prd" options={types} />
      </Field>
      <Field label="Title" error={state.fields?.title}>
        <Input
          name="title"
          placeholder={`What it is about, like “${initiative.title}: requirements”`}
          maxLength={MAX_TITLE}
          autoComplete="off"
          autoFocus
          required
        />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <div className="flex gap-2">
        <SubmitButton pending={pending}>Create document</SubmitButton>
        <Button asChild>
          <Link href={links.initiativeDocuments(workspaceId, initiative.id)}>Cancel</Link>
        </Button>
      </div>
    </form>
  );
}
