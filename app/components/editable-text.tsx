"use client";

import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { submitsByKey } from "@/app/shared/submit-by-key";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";
import { Button } from "./ui/button";
import { Field, FieldError } from "./ui/field";
import { Textarea } from "./ui/textarea";

type Props = {
  text: string | null;
  label: string;
  name: string;
  hint?: string;
  action: FormAction;
  fields: Record<string, string>;
};

export function EditableText(props: Props) {
  const { text, label } = props;
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfterForm(isEditing);
  if (isEditing) return <TextForm {...props} close={() => setEditing(false)} />;
  return (
    <div className="grid max-w-3xl justify-items-start gap-1.5">
      {text && (
        <p
          dir="auto"
          className="w-full whitespace-pre-line text-pretty text-[0.9375rem] leading-relaxed"
        >
          {text}
        </p>
      )}
      <Button
        ref={button}
        variant="ghost"
        size="small"
        className="-ml-2.5 print:hidden"
        onClick={() => setEditing(true)}
      >
        {text ? <Pencil aria-hidden className="size-3.5!" /> : <Plus aria-hidden />}
        {text ? "Edit" : "Add"} {label.toLowerCase()}
      </Button>
    </div>
  );
}

function TextForm({
  text,
  label,
  name,
  hint,
  action,
  fields,
  close,
}: Props & { close: () => void }) {
  const [isTouched, setTouched] = useState(false);
  const { state, pending, form } = useFormAction(action, close);
  useLeaveWarning(isTouched && !pending);
  return (
    <form {...form} className="grid max-w-3xl gap-3" noValidate>
      <HiddenFields fields={fields} />
      <Field label={label} hint={hint} error={state.fields?.[name]}>
        <Textarea
          name={name}
          dir="auto"
          rows={4}
          defaultValue={text ?? ""}
          onChange={() => setTouched(true)}
          autoFocus
          onKeyDown={(event) => {
            if (event.key === "Escape" && !isTouched) close();
            else submitsByKey(event);
          }}
        />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <div className="flex gap-2">
        <SubmitButton pending={pending}>Save</SubmitButton>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
