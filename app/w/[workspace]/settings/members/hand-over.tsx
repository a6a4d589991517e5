"use client";

import { useState } from "react";
import { DialogSubmit } from "@/app/components/dialog-submit";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { ConfirmName } from "../confirm-name";
import { handOver } from "./actions";

type Props = {
  workspaceId: string;
  name: string;
  people: { value: string; label: string }[];
};

const NOBODY = { value: "", label: "Choose a member" };

export function HandOver({ workspaceId, name, people }: Props) {
  const [open, setOpen] = useState(false);
  const { state, pending, form } = useFormAction(handOver.bind(null, workspaceId), (owner) => {
    setOpen(false);
    toast.success(`${owner.name} is the owner now, and you are an admin`);
  });
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>Hand over workspace</Button>
      </DialogTrigger>
      <DialogContent
        title={`Hand over “${name}”?`}
        description="The member you choose becomes an owner, and you become an admin. Only an owner can make you one again."
      >
        <form {...form} className="grid gap-5" noValidate>
          <Field label="New owner" error={state.fields?.userId}>
            <Select name="userId" options={[NOBODY, ...people]} required />
          </Field>
          <ConfirmName name={name} error={state.fields?.name} />
          <FieldError>{state.error}</FieldError>
          <DialogSubmit pending={pending} variant="danger">
            Hand over
          </DialogSubmit>
        </form>
      </DialogContent>
    </Dialog>
  );
}
