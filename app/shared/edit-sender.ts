import type { FormAction } from "@/app/shared/action";
import { toLineFeeds } from "@/lib/text/line-ends";

/** Values of the fields of a form, by name. */
export type Opened = Record<string, string | null>;

/**
 * Sends only the changed fields of an edit, so that concurrent edits of other fields are kept, with the values that they had
 * when the form was opened: the server refuses to replace others (`mergeEdit`), and a refused form that is sent again replaces
 * the values that it has shown. `address` names the fields that are always sent.
 */
export function makeEditSender(first: Opened, address: readonly string[]) {
  let opened = first;
  /** They are sent again, because the answer to them may have been lost. */
  const sent = new Set<string>();
  const send =
    <Data>(action: FormAction<Data>): FormAction<Data> =>
    async (previous, form) => {
      const before: Opened = {};
      for (const [name, value] of [...form]) {
        if (address.includes(name)) continue;
        const old = opened[name] ?? null;
        if (!sent.has(name) && isSameText(value, old ?? "")) form.delete(name);
        else {
          sent.add(name);
          before[name] = old;
        }
      }
      form.set("opened", JSON.stringify(before));
      const state = await action(previous, form);
      if (state.theirs) opened = { ...opened, ...state.theirs };
      return state;
    };
  /** Their values are in the form now. */
  const takeTheirs = (theirs: Opened) => {
    for (const name of Object.keys(theirs)) sent.delete(name);
  };
  return { send, takeTheirs };
}

/** An input drops line breaks, and a text area has one kind of them. */
const isSameText = (shown: FormDataEntryValue, stored: string) =>
  shown === toLineFeeds(stored) || shown === stored.replace(/[\r\n]/g, "");
