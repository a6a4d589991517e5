"use client";

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FormAction, FormState } from "@/app/shared/action";
import { makeEditSender, type Opened } from "@/app/shared/edit-sender";
import { isFocusLost } from "@/app/shared/is-focus-lost";
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

/**
 * `conflict` has the values that somebody else has given to fields of the form meanwhile. Until the person has chosen, the form is
 * not sent, because a key that is held down would choose at once: the notice gets the focus instead.
 */
export function useEditForm<Data>({ action, values, address, onSaved, onClose }: Edit<Data>) {
  const [sender] = useState(() => values && makeEditSender(values, Object.keys(address)));
  const send = sender ? sender.send(action) : action;
  const { state, pending, form } = useInlineForm(send, onSaved, onClose);
  const [settled, setSettled] = useState<FormState>();
  const theirs = state === settled ? undefined : state.theirs;
  const mayReplace = useRef(false);
  const notice = useRef<HTMLElement>(null);
  useFocusOnChoice(theirs !== undefined, notice, form.ref);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (theirs && !mayReplace.current) {
      event.preventDefault();
      notice.current?.focus();
      return;
    }
    mayReplace.current = false;
    form.onSubmit(event);
  };
  const keepMine = () => {
    mayReplace.current = true;
    setSettled(state);
    form.ref.current?.requestSubmit();
  };
  const takeTheirs = () => {
    if (!theirs) return;
    sender?.takeTheirs(theirs);
    const controls = Object.entries(theirs).map(([name, value]) =>
      fill(form.ref.current?.elements.namedItem(name), value ?? ""),
    );
    setSettled(state);
    controls[0]?.focus();
  };
  const conflict = theirs && { ref: notice, theirs, keepMine, takeTheirs };
  return { state, pending, form: { ...form, onSubmit }, conflict };
}

/** The notice takes the place of Save and later disappears with the button that was pressed: both times, the focus would be lost. */
function useFocusOnChoice(
  isAsked: boolean,
  notice: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    if (!isAsked) return;
    notice.current?.focus();
    const shown = form.current;
    return () => {
      if (isFocusLost()) shown?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, [isAsked, notice, form]);
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
