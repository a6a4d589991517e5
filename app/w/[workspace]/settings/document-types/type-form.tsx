"use client";

import { useState } from "react";
import { AttemptField } from "@/app/components/attempt-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Link } from "@/app/components/ui/link";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { links } from "@/lib/links";
import type { CustomDocumentType } from "@/lib/schemas/document-types";
import { create, update } from "./actions";
import type { BaseType } from "./base-types";
import { createDraft } from "./section-draft";
import { SectionEditor } from "./section-editor";

type Props = {
  workspaceId: string;
  bases: BaseType[];
  type?: CustomDocumentType;
};

export function TypeForm({ workspaceId, bases, type }: Props) {
  const { state, pending, form } = useFormAction((type ? update : create).bind(null, workspaceId));
  const [baseValue, setBaseValue] = useState<string>(type?.base_type ?? "prd");
  const base = bases.find(({ value }) => value === baseValue);
  const [sections, setSections] = useState(() =>
    (type?.sections ?? base?.sections ?? []).map(createDraft),
  );
  const [isDirty, setIsDirty] = useState(false);
  useLeaveWarning(isDirty);
  const [isOwn, setIsOwn] = useState(type !== undefined);
  const beginFrom = (chosen: BaseType | undefined) => {
    setSections((chosen?.sections ?? []).map(createDraft));
    setIsOwn(false);
    setIsDirty(true);
  };
  const changeBase = (value: string) => {
    setBaseValue(value);
    if (!isOwn) beginFrom(bases.find((one) => one.value === value));
  };
  return (
    <form
      {...form}
      onChange={(event) => {
        setIsDirty(true);
        form.onChange(event);
      }}
      className="grid max-w-2xl gap-6"
      noValidate
    >
      {type ? <input type="hidden" name="id" value={type.id} /> : <AttemptField />}
      <Field label="Name" error={state.fields?.name}>
        <Input name="name" defaultValue={type?.name} autoComplete="off" required />
      </Field>
      <Field
        label="Description (optional)"
        hint="When to use it."
        error={state.fields?.description}
      >
        <Textarea name="description" rows={2} defaultValue={type?.description ?? ""} />
      </Field>
      <div className="grid gap-2">
        <Field
          label="Base type"
          hint="Documents made from it have this type, and its checklist of context."
          error={state.fields?.base_type}
        >
          <Select
            name="base_type"
            value={baseValue}
            options={bases}
            onChange={(event) => changeBase(event.target.value)}
          />
        </Field>
        {isOwn && (
          <Button size="small" className="w-fit" onClick={() => beginFrom(base)}>
            Replace the sections below with those of {base?.label}
          </Button>
        )}
      </div>
      <SectionEditor
        sections={sections}
        onChange={(change) => {
          setSections(change);
          setIsOwn(true);
          setIsDirty(true);
        }}
        errors={state.fields}
        pending={pending}
      />
      <FieldError>{state.error}</FieldError>
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={pending}>
          {type ? "Save document type" : "Create document type"}
        </SubmitButton>
        <Button asChild>
          <Link href={links.settings.documentTypes(workspaceId)}>Cancel</Link>
        </Button>
      </div>
    </form>
  );
}
