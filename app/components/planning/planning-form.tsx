"use client";

import { type ReactNode, useRef, useState } from "react";
import { AttemptField } from "@/app/components/attempt-field";
import { HiddenFields } from "@/app/components/hidden-fields";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { useInlineForm } from "@/app/shared/use-inline-form";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { toLineFeeds } from "@/lib/text/line-ends";

export type PlanningFormProps = {
  action: FormAction;
  /** An edit sends only the changed fields, so that concurrent edits of other fields are kept. */
  isEdit?: boolean;
  fields: Record<string, string>;
  onSaved: () => void;
  onClose: () => void;
};

type Props = PlanningFormProps & {
  values: Record<string, string | null>;
  children: (errors: Record<string, string | undefined>) => ReactNode;
};

export function PlanningForm(props: Props) {
  const { action, isEdit, fields, onSaved, onClose, children } = props;
  const [first] = useState(props.values);
  const sent = useRef(new Set(Object.keys(fields)));
  const send = isEdit ? sendChanges(action, sent.current, first) : action;
  const { state, pending, form } = useInlineForm(send, onSaved, onClose);
  return (
    <Card className="p-4">
      <form
        {...form}
        aria-label={isEdit && first.title ? `Edit ${first.title}` : undefined}
        className="grid gap-3"
        noValidate
      >
        {!isEdit && <AttemptField />}
        <HiddenFields fields={fields} />
        {children(state.fields ?? {})}
        {state.error && <FieldError>{state.error}</FieldError>}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending}>Save</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

/** Sends the fields in `sent` again, because the answer to them may have been lost. */
const sendChanges =
  (action: FormAction, sent: Set<string>, first: Props["values"]): FormAction =>
  (previous, form) => {
    for (const [name, value] of [...form]) {
      if (!sent.has(name) && isSameText(value, first[name] ?? "")) form.delete(name);
      else sent.add(name);
    }
    return action(previous, form);
  };

/** An input drops line breaks, and a text area has one kind of them. */
const isSameText = (shown: FormDataEntryValue, stored: string) =>
  shown === toLineFeeds(stored) || shown === stored.replace(/[\r\n]/g, "");

type TitleProps = { error: string | undefined; value: string; placeholder?: string };

export const TitleField = ({ error, value, placeholder }: TitleProps) => (
  <Field label="Title" error={error}>
    <Input
      name="title"
      dir="auto"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={MAX_TITLE}
      autoComplete="off"
      autoFocus
      required
    />
  </Field>
);
