"use client";

import { DialogSubmit } from "@/app/components/dialog-submit";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { RadioCards } from "@/app/components/ui/radio-cards";
import { Select } from "@/app/components/ui/select";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_NAME } from "@/lib/schemas/bounds";
import { mint } from "./actions";

const EXPIRY = [
  { value: "30", label: "After 30 days" },
  { value: "90", label: "After 90 days" },
  { value: "365", label: "After 365 days" },
  { value: "", label: "Never: it works until somebody revokes it" },
];
/** Keys expire by default, because people forget them. */
const USUAL_EXPIRY = "90";
const ACCESS = [
  { value: "full", label: "Full", about: "Reads and changes everything in this workspace." },
  { value: "read_only", label: "Read-only", about: "Reads everything, changes nothing." },
];

/** Only the page keeps the key. */
export type Minted = { name: string; key: string; readOnly: boolean };

export type KeyFormProps = {
  workspaceId: string;
  example: string;
  onMinted: (minted: Minted) => void;
};

export function KeyForm({ workspaceId, example, onMinted }: KeyFormProps) {
  const { state, pending, form } = useFormAction(mint.bind(null, workspaceId), onMinted);
  return (
    <form {...form} className="grid gap-5" noValidate autoComplete="off">
      <Field label="Name" hint={`What uses it, like “${example}”.`} error={state.fields?.name}>
        <Input name="name" maxLength={MAX_NAME} required />
      </Field>
      <Field label="Expires" error={state.fields?.expiresInDays}>
        <Select name="expiresInDays" defaultValue={USUAL_EXPIRY} options={EXPIRY} />
      </Field>
      <RadioCards legend="Access" name="scope" options={ACCESS} defaultValue="full" />
      <FieldError>{state.error}</FieldError>
      <DialogSubmit pending={pending}>Create key</DialogSubmit>
    </form>
  );
}
