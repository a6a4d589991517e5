import { unstable_rethrow } from "next/navigation";
import type { FormAction } from "@/app/shared/action";

/** The field with the key of an attempt, for actions that create (`creatingAction`). */
export const ATTEMPT = "attempt";

/** The keys of forms that may have been carried out without an answer, by their text. */
const unanswered = new Map<string, string>();

/**
 * Returns a sentence if the server cannot be reached, so that the form keeps its values. The same form, sent again, has the
 * same key as the first attempt, so wrap the server's own function: what is added to the form later is not part of its text.
 */
export const catchUnreachable =
  <Data>(action: FormAction<Data>): FormAction<Data> =>
  async (previous, form) => {
    form.delete(ATTEMPT);
    const text = JSON.stringify([...form]);
    const key = unanswered.get(text) ?? makeKey();
    form.set(ATTEMPT, key);
    unanswered.delete(text);
    try {
      const state = await action(previous, form);
      if (state.error !== undefined) unanswered.set(text, key); // the first attempt may still be running
      return state;
    } catch (error) {
      unstable_rethrow(error);
      unanswered.set(text, key);
      return { error: UNREACHABLE };
    }
  };

/** `crypto.randomUUID` exists on secure origins only. */
const makeKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

const UNREACHABLE =
  "Groundwork did not answer. Your entries are still here: check your connection, then try again.";
