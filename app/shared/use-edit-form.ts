"use client";

import { useState } from "react";
import type { FormAction, FormState } from "@/app/shared/action";
import { makeEditSender, type Opened } from "@/app/shared/edit-sender";
import { useInlineForm } from "@/app/shared/use-inline-form";

type Edit<Data> = {
  action: FormAction<Data>;
  /** What the fields held when the form was opened; undefined if the form creates something. */
  values: Opened | undefined;
  /** Hidden fields that name the resource. */
  address: Record<string, string>;
  onSaved: (data: Data) => void;
  onClose: () => void;
};

/** `conflict` has the values that somebody else has given to fields of the form meanwhile; sending the form again replaces them. */
export function useEditForm<Data>({ action, values, address, onSaved, onClose }: Edit<Data>) {
  const [sender] = useState(() => values && makeEditSender(values, Object.keys(address)));
  const send = sender ? sender.send(action) : action;
  const { state, pending, form } = useInlineForm(send, onSaved, onClose);
  const [settled, setSettled] = useState<FormState>();
  const theirs = state === settled ? undefined : state.theirs;
  const takeTheirs = () => {
    if (!theirs) return;
    sender?.takeTheirs(theirs);
    const controls = Object.entries(theirs).map(([name, value]) =>
      fill(form.ref.current?.elements.namedItem(name), value ?? ""),
    );
    setSettled(state);
    controls[0]?.focus();
  };
  return { state, pending, form, conflict: theirs && { theirs, takeTheirs } };
}

function fill(control: Element | RadioNodeList | null | undefined, value: string) {
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (!isField) return undefined;
  control.value = value;
  return control;
}
