"use client";

import { AttemptField } from "@/app/components/attempt-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Link } from "@/app/components/ui/link";
import { Select } from "@/app/components/ui/select";
import { useFormAction } from "@/app/shared/use-form-action";
import { create } from "@/app/w/[workspace]/documents/actions";
import { DOCUMENT_TYPE_OPTIONS } from "./document-type-options";

type Initiative = { id: string; title: string };
type Props = {
  workspaceId: string;
  /** A person chooses one of several. */
  initiative: Initiative | readonly Initiative[];
  /** The page to return to. */
  cancel: string;
};

const isOne = (initiative: Props["initiative"]): initiative is Initiative => "id" in initiative;

export function NewDocumentForm({ workspaceId, initiative, cancel }: Props) {
  const { state, pending, form } = useFormAction(create.bind(null, workspaceId));
  const example = isOne(initiative) ? initiative.title : "Mobile app";
  return (
    <form {...form} className="grid max-w-xl gap-5" noValidate>
      <AttemptField />
      {isOne(initiative) ? (
        <input type="hidden" name="initiative_id" value={initiative.id} />
      ) : (
        <Field label="Initiative" error={state.fields?.initiative_id}>
          <Select
            name="initiative_id"
            options={initiative.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
      <Field
        label="Type"
        hint="The type tells people and advisors what to expect. It cannot be changed later."
        error={state.fields?.type}
      >
        <Select name="type" defaultValue="prd" options={DOCUMENT_TYPE_OPTIONS} />
      </Field>
      <Field
        label="Title"
        hint={`What it is about, like “${example}: requirements”`}
        error={state.fields?.title}
      >
        <Input name="title" autoComplete="off" autoFocus={isOne(initiative)} required />
      </Field>
      <FieldError>{state.error}</FieldError>
      <div className="flex gap-2">
        <SubmitButton pending={pending}>Create document</SubmitButton>
        <Button asChild>
          <Link href={cancel}>Cancel</Link>
        </Button>
      </div>
    </form>
  );
}
