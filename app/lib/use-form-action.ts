"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import type { FormAction, FormState } from "@/app/lib/action";

/**
 * Connects a form to a server action. Spread `form` onto the `<form>`: before the scripts have loaded
 * it is a plain POST; afterwards what was typed stays when something was wrong.
 * `onDone` takes the data of a success, which is then not kept here.
 */
export function useFormAction<Data>(action: FormAction<Data>, onDone?: (data: Data) => void) {
  const run: FormAction<Data> = onDone
    ? async (previous, form) => {
        const next = await action(previous, form);
        if (next.data === undefined) return next;
        onDone(next.data);
        return {};
      }
    : action;
  const [state, dispatch, pending] = useActionState<FormState<Data>, FormData>(run, {});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => dispatch(form));
  };
  return { state, pending, form: { action: dispatch, onSubmit } };
}
