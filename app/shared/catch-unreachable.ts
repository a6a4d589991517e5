import { unstable_rethrow } from "next/navigation";
import type { FormAction } from "@/app/shared/action";
import { explainNoAnswer } from "@/app/shared/ask-server";
import { addOpenedAs } from "@/app/shared/opened-as";

/** The hidden field of forms that create something: the key of an attempt (`creatingAction`). */
export const ATTEMPT = "attempt";

type Attempt = { key: string; forgetting?: ReturnType<typeof setTimeout> };
/** Attempts that may have been carried out without an answer, by the text of their form. */
const unanswered = new Map<string, Attempt>();
/** After this, the same form is meant to create one more. */
const KEPT_MS = 10 * 60_000;

/**
 * Returns a sentence if the server cannot be reached, so that the form keeps its values. A form that creates has the same key when it
 * is sent again unchanged. Wrap the server's own function: fields that are added later are not part of the text.
 */
export const catchUnreachable =
  <Data>(action: FormAction<Data>): FormAction<Data> =>
  async (previous, form) => {
    const forget = form.has(ATTEMPT) ? beginAttempt(form) : () => {};
    let isOpen = false;
    try {
      const state = await action(previous, addOpenedAs(form));
      isOpen = state.error !== undefined; // the first attempt may still be running
      return state;
    } catch (error) {
      unstable_rethrow(error);
      isOpen = true;
      return { error: explainNoAnswer("try again. Your entries are still here") };
    } finally {
      if (!isOpen) forget();
    }
  };

/** Gives the form its key. @returns a function that forgets the attempt once it is answered */
function beginAttempt(form: FormData) {
  form.delete(ATTEMPT);
  const text = JSON.stringify([...form]);
  const attempt: Attempt = unanswered.get(text) ?? { key: makeKey() };
  clearTimeout(attempt.forgetting);
  attempt.forgetting = setTimeout(() => unanswered.delete(text), KEPT_MS);
  unanswered.set(text, attempt);
  form.set(ATTEMPT, attempt.key);
  return () => {
    clearTimeout(attempt.forgetting);
    unanswered.delete(text);
  };
}

/** `crypto.randomUUID` exists on secure origins only. */
const makeKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
