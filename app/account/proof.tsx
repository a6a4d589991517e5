"use client";

import { type ReactNode, useState } from "react";
import { signOut } from "@/app/(auth)/actions";
import { DialogSubmit } from "@/app/components/dialog-submit";
import { HiddenFields } from "@/app/components/hidden-fields";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { useFormAction } from "@/app/shared/use-form-action";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { links } from "@/lib/links";

type FormProps<Data> = {
  proof: ProofAsked;
  action: FormAction<Data>;
  fields?: Record<string, string>;
  confirm: string;
  isDangerous?: boolean;
  /** Whether `onDone` is still at work. */
  isBusy?: boolean;
  onDone: (data: Data) => void;
};

export function ProofForm<Data>({
  proof,
  action,
  fields = {},
  confirm,
  isDangerous,
  isBusy = false,
  onDone,
}: FormProps<Data>) {
  const { state, pending, form } = useFormAction(action, onDone);
  if (proof === "sign_in") return <SignInAgain />;
  return (
    <form {...form} className="grid gap-5" noValidate>
      <HiddenFields fields={fields} />
      <ProofField proof={proof} error={state.fields?.currentPassword} isFirst />
      <FieldError>{state.error}</FieldError>
      <DialogSubmit pending={pending || isBusy} variant={isDangerous ? "danger" : "primary"}>
        {confirm}
      </DialogSubmit>
    </form>
  );
}

type ProofFieldProps = { proof: ProofAsked; error: string | undefined; isFirst?: boolean };

/** Nothing unless a password is asked. `isFirst` is true if the form has no other field. */
export const ProofField = ({ proof, error, isFirst = false }: ProofFieldProps) =>
  proof === "password" && (
    <Field label="Current password" error={error}>
      <Input
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        autoFocus={isFirst}
        required
      />
    </Field>
  );

/** `back` is the page of the change. The same person comes back, so the browser keeps their text. */
export function SignInAgain({ back = links.account }: { back?: string }) {
  const { state, pending, form } = useFormAction(signOut);
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields fields={{ next: links.signIn(back) }} />
      <p className="text-pretty">
        You signed in more than ten minutes ago. Sign in again, then make this change.
      </p>
      <FieldError>{state.error}</FieldError>
      <DialogFooter>
        <SubmitButton pending={pending}>Sign in again</SubmitButton>
      </DialogFooter>
    </form>
  );
}

type DialogProps<Data> = FormProps<Data> & {
  /** For people who cannot see the button's row. */
  about: string;
  title: string;
  description: ReactNode;
};

export function RemoveProofDialog<Data>({
  about,
  title,
  description,
  onDone,
  ...form
}: DialogProps<Data>) {
  const [open, setOpen] = useState(false);
  const finish = (data: Data) => {
    setOpen(false);
    onDone(data);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="small">
          Remove<span className="sr-only"> {about}</span>
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={description}>
        <ProofForm {...form} onDone={finish} />
      </DialogContent>
    </Dialog>
  );
}
