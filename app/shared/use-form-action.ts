"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef } from "react";
import type { FormAction, FormState } from "@/app/shared/action";

/** Is a plain POST before scripts load. Then a refused form keeps its values and focuses the first wrong field. */
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
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.fields) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => dispatch(form));
  };
  return { state, pending, form: { ref, action: dispatch, onSubmit } };
}
