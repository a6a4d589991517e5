import type { FormAction, FormState } from "@/app/shared/action";
import { completeWebAddress } from "@/app/shared/complete-address";
import { toLineFeeds } from "@/lib/text/line-ends";

/** Values of the fields of a form, by name. */
export type Opened = Record<string, string | null>;

/**
 * Sends only the changed fields of an edit, so that concurrent edits of other fields are kept, with the values that they had
 * when the form was opened: the server refuses to replace others (`mergeEdit`), and a refused form that is sent again replaces
 * the values that it has shown. A value whose answer was lost is nobody else's. `address` names the fields that are always sent.
 */
export function makeEditSender(first: Opened, address: readonly string[]) {
  let opened = first;
  /** They are sent again, because the answer to them may have been lost. */
  const sent = new Set<string>();
  /** Fields and their values whose answer was lost; whether they were stored is unknown. */
  const unanswered: [string, FormDataEntryValue][] = [];
  const isOwn = ([name, stored]: [string, string | null]) =>
    unanswered.some(([sentAs, value]) => sentAs === name && isStoredAs(value, stored ?? ""));
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
      const ask = async (): Promise<FormState<Data>> => {
        form.set("opened", JSON.stringify(before));
        const state = await action(previous, form);
        const own = Object.fromEntries(Object.entries(state.theirs ?? {}).filter(isOwn));
        if (Object.keys(own).length === 0) return state;
        opened = { ...opened, ...own };
        Object.assign(before, own);
        return ask();
      };
      const state = await ask().catch((error: unknown) => {
        unanswered.push(...[...form].filter(([name]) => name in before));
        throw error;
      });
      opened = { ...opened, ...state.theirs };
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

/** Forms trim a title and complete an address (`form-fields.ts`). */
const isStoredAs = (sent: FormDataEntryValue, stored: string) =>
  typeof sent === "string" &&
  [sent, sent.trim(), completeWebAddress(sent)].some((text) => isSameText(text, stored));
