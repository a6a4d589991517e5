"use client";

import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FormAction, FormState } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { useBrowserValue } from "@/app/shared/use-browser-value";
import { watchRedirect } from "@/app/shared/watch-redirect";

const hydrated = () => true;

/**
 * Before scripts load, the form is a plain POST that reloads the page, without `onDone`, and `state.data` has the answer; if `action`
 * is a function of the page, the form waits for them. Once they have loaded, a form that is refused or cannot be sent keeps its values, and the first wrong field has
 * the focus. The error of a field disappears when the field is changed. `onRedirect` is for an action that ends with a redirect.
 */
export function useFormAction<Data>(
  action: FormAction<Data>,
  onDone?: (data: Data) => void,
  onRedirect?: (path: string) => void,
) {
  const isHydrated = useBrowserValue(hydrated, false);
  const reach = watchRedirect(catchUnreachable(action), onRedirect);
  const finish: FormAction<Data> = async (previous, form) => {
    const next = await reach(previous, form);
    if (next.data === undefined || !onDone) return next;
    onDone(next.data);
    return {};
  };
  // React posts a form without scripts only if it gets the server's own function.
  const run = isHydrated ? finish : action;
  const [state, dispatch, pending] = useActionState<FormState<Data>, FormData>(run, {});
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.fields) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [state]);
  const { shown, onChange } = useCorrections(state);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return; // Ctrl+Enter, held down, submits again
    const form = new FormData(event.currentTarget);
    startTransition(() => dispatch(form));
  };
  // React resets a form that was sent before its scripts had run, even if it was refused.
  const onReset = (event: FormEvent<HTMLFormElement>) => {
    if (!pending && (state.error || state.fields || state.theirs)) event.preventDefault();
  };
  return {
    state: shown,
    pending,
    form: { ref, action: dispatch, onSubmit, onReset, onChange },
  };
}

/** Leaves out the errors of fields that have been changed since the answer. */
function useCorrections<Data>(state: FormState<Data>) {
  const [corrected, setCorrected] = useState({ answer: state, shown: state });
  const shown = corrected.answer === state ? corrected.shown : state;
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute("name");
    if (!name || !shown.fields?.[name]) return;
    const { [name]: _, ...fields } = shown.fields;
    setCorrected({ answer: state, shown: { ...shown, fields } });
  };
  return { shown, onChange };
}
