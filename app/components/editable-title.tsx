"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { HiddenFields } from "./hidden-fields";
import { headingStyles } from "./page-header";
import { SubmitButton } from "./submit-button";
import { Button } from "./ui/button";
import { FieldError } from "./ui/field";
import { Input } from "./ui/input";

type Props = {
  title: string;
  what: string;
  action: FormAction;
  fields: Record<string, string>;
};

export function EditableTitle({ title, what, ...form }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfterForm(isEditing);
  return (
    <>
      <div className={isEditing ? "sr-only" : "flex items-start gap-1.5"}>
        <h1 className={headingStyles}>{title}</h1>
        <Button
          ref={button}
          variant="ghost"
          size="small"
          className="px-1.5! print:hidden"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-3.5!" />
          <span className="sr-only">Rename {what}</span>
        </Button>
      </div>
      {isEditing && <TitleForm title={title} close={() => setEditing(false)} {...form} />}
    </>
  );
}

type FormProps = Pick<Props, "title" | "action" | "fields"> & { close: () => void };

function TitleForm({ title, action, fields, close }: FormProps) {
  const { state, pending, form } = useFormAction(action, close);
  const error = state.fields?.title ?? state.error;
  return (
    <form {...form} className="grid gap-1.5" noValidate>
      <HiddenFields fields={fields} />
      <div className="flex flex-wrap gap-2">
        <Input
          name="title"
          aria-label="Title"
          aria-invalid={error ? true : undefined}
          defaultValue={title}
          maxLength={MAX_TITLE}
          autoComplete="off"
          autoFocus
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => event.key === "Escape" && close()}
          className="flex-1 basis-64 font-semibold"
        />
        <SubmitButton pending={pending}>Save</SubmitButton>
        <Button onClick={close}>Cancel</Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </form>
  );
}
