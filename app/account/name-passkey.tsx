"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_NAME } from "@/lib/schemas/bounds";
import { namePasskey } from "./factor-actions";

type Props = { id: string; name: string };

export function NamePasskey({ id, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="small">
          Rename<span className="sr-only"> {name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Rename the passkey"
        description="A name that helps you recognize the device or key."
      >
        <NameForm id={id} name={name} close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function NameForm({ id, name, close }: Props & { close: () => void }) {
  const { state, pending, form } = useFormAction(namePasskey, close);
  return (
    <form {...form} className="grid gap-5" noValidate>
      <input type="hidden" name="id" value={id} />
      <Field label="Name of the passkey" error={state.fields?.name}>
        <Input name="name" defaultValue={name} maxLength={MAX_NAME} autoComplete="off" />
      </Field>
      <FieldError>{state.error}</FieldError>
      <DialogFooter>
        <SubmitButton pending={pending}>Save name</SubmitButton>
      </DialogFooter>
    </form>
  );
}
