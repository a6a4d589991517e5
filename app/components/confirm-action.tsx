"use client";

import { type ComponentProps, useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "./ui/alert-dialog";
import { Button } from "./ui/button";
import { DialogFooter } from "./ui/dialog";
import { FieldError } from "./ui/field";

type Props<Data> = {
  /** `about` is for people who cannot see the row. */
  label: string;
  about?: string;
  title: string;
  description: string;
  confirm: string;
  done?: string | ((data: Data) => void);
  /** For an action that ends with a redirect. */
  onRedirect?: (path: string) => void;
  action: FormAction<Data>;
  fields: Record<string, string>;
  button?: Pick<ComponentProps<typeof Button>, "variant" | "size">;
};

export function ConfirmAction<Data>({
  label,
  about,
  title,
  description,
  button,
  ...form
}: Props<Data>) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button size="small" {...button}>
          {label}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent title={title} description={description}>
        <ConfirmForm {...form} close={() => setOpen(false)} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

type FormProps<Data> = Pick<
  Props<Data>,
  "action" | "fields" | "confirm" | "done" | "onRedirect"
> & {
  close: () => void;
};

export function ConfirmForm<Data>(props: FormProps<Data>) {
  const { action, fields, confirm, done, onRedirect, close } = props;
  const finish = (data: Data) => {
    close();
    if (typeof done === "string") toast.success(done);
    else done?.(data);
  };
  const { state, pending, form } = useFormAction(action, finish, onRedirect);
  return (
    <form {...form} className="grid gap-5">
      <HiddenFields fields={fields} />
      <FieldError>{state.error}</FieldError>
      <DialogFooter>
        <AlertDialogCancel asChild>
          <Button>Cancel</Button>
        </AlertDialogCancel>
        <SubmitButton pending={pending} variant="danger">
          {confirm}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
