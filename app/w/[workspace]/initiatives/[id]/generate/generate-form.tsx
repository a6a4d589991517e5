"use client";

import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import * as z from "zod";
import { AttemptField } from "@/app/components/attempt-field";
import { SubmitButton } from "@/app/components/submit-button";
import { TextLink } from "@/app/components/text-link";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { useFormAction } from "@/app/shared/use-form-action";
import { useKeptState, writeKept } from "@/app/shared/use-kept-state";
import type { TypeCoverage } from "@/lib/domain/context/context-coverage";
import { links } from "@/lib/links";
import type { DocumentType } from "@/lib/schemas/enums";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { makeDefaultTitle } from "@/lib/schemas/spelling";
import { generate } from "./actions";
import { Checklist } from "./checklist";
import type { OwnContext } from "./checklist-entry";
import { chooseTitle, type TitleField } from "./choose-title";
import { Foresight } from "./foresight";
import type { TypeChoice } from "./type-choices";
import { usePreview } from "./use-preview";

type Props = {
  userId: string;
  workspaceId: string;
  initiative: { id: string; title: string };
  types: TypeChoice[];
  coverage: ReadonlyMap<DocumentType, TypeCoverage>;
  type: TypeChoice;
  again?: Pick<GenerationStatus, "title" | "state">;
  taken: string[];
  /** The initiative's own context; the rest comes from the workspace. */
  own: OwnContext;
  quota: { remaining: number; limit: number };
  hasModel: boolean;
};

export function GenerateForm(props: Props) {
  const { workspaceId, initiative, types, coverage, type, again, taken, own, quota } = props;
  const [value, setValue] = useState(type.value);
  const [field, setField] = useState<TitleField>({});
  const instructions = useKeptInstructions(props.userId, initiative.id, again?.state === "failed");
  const { state, pending, form } = useFormAction(generate.bind(null, workspaceId));
  const keepInstructions = useEffectEvent(instructions.keep);
  useEffect(() => {
    if (state.error || state.fields) keepInstructions();
  }, [state]);
  const chosen = types.find((choice) => choice.value === value) ?? type;
  const needs = coverage.get(chosen.base);
  const preview = usePreview(workspaceId, initiative.id, value);
  const title = chooseTitle(field, {
    suggested: preview?.title ?? makeDefaultTitle(chosen.name, initiative.title),
    again: again?.title,
    taken,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    instructions.markSent();
    form.onSubmit(event);
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form {...form} onSubmit={onSubmit} className="grid gap-5" noValidate>
        <AttemptField />
        <input type="hidden" name="initiative_id" value={initiative.id} />
        <input type="hidden" name="suggested_title" value={title.suggested} />
        <TypeField
          workspaceId={workspaceId}
          types={types}
          value={value}
          hint={`Sections: ${chosen.headings.join(", ")}.`}
          error={state.fields?.type}
          onChange={setValue}
        />
        <Field
          label="Title"
          hint={
            taken.includes(title.usual)
              ? `This creates a new document; “${title.usual}” does not change.`
              : undefined
          }
          error={state.fields?.title}
        >
          <Input
            name="title"
            value={title.value}
            onFocus={() => setField(({ own }) => ({ own, held: title.suggested }))}
            onBlur={() => setField(({ own }) => ({ own }))}
            onChange={({ target: { value: own } }) => setField(({ held }) => ({ own, held }))}
            autoComplete="off"
          />
        </Field>
        <Field
          label="Instructions (optional)"
          hint={
            props.hasModel
              ? "Its audience, its length, and what to stress."
              : "No model is set up here: the document quotes your instructions at its top and does not follow them."
          }
          error={state.fields?.instructions}
        >
          <Textarea name="instructions" rows={5} {...instructions.field} />
        </Field>
        <FieldError>{state.error}</FieldError>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton pending={pending} disabled={quota.remaining === 0}>
            Generate document
          </SubmitButton>
          <p className="text-subtle">
            {quota.remaining.toLocaleString("en")} of {quota.limit.toLocaleString("en")} generations
            left this month
          </p>
        </div>
        {/* Appears late, so it is at the end of the form, where it moves no control under the pointer. */}
        {preview && <Foresight {...preview} />}
      </form>
      {needs && (
        <Checklist
          type={chosen}
          coverage={needs}
          own={own}
          workspaceId={workspaceId}
          initiativeId={initiative.id}
        />
      )}
    </div>
  );
}

type TypeFieldProps = {
  workspaceId: string;
  types: TypeChoice[];
  value: string;
  hint: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const TypeField = ({ workspaceId, types, value, hint, error, onChange }: TypeFieldProps) => (
  <div className="grid gap-1.5">
    <Field label="Type" hint={hint} error={error}>
      <Select
        name="type"
        value={value}
        options={types.map(({ value: type, name, isOwn }) => ({
          value: type,
          label: isOwn ? `${name} (own type)` : name,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
    <p className="text-[0.8125rem] text-subtle">
      None fits?{" "}
      <TextLink href={links.settings.documentTypes(workspaceId)}>Make a type of your own</TextLink>
    </p>
  </div>
);

const Instructions = z.string();

/** Instructions that were sent come back only after a failure, because generations do not store
 * them. */
function useKeptInstructions(userId: string, initiativeId: string, afterFailure: boolean) {
  const typed = { userId, name: `instructions:${initiativeId}` };
  const sent = { userId, name: `${typed.name}:sent` };
  const [value, keep, isRead] = useKeptState(afterFailure ? sent : typed, Instructions, "");
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    keep((kept) => {
      const addsToKept = !isRead && kept !== "" && kept !== target.value;
      return addsToKept ? `${kept}\n${target.value}` : target.value;
    });
  const markSent = () => {
    writeKept(sent, value);
    writeKept(typed, null);
  };
  return { field: { value, onChange }, markSent, keep: () => isRead && writeKept(typed, value) };
}
