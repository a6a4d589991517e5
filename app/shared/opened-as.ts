/** The hidden field of forms: the person for whom the page was rendered, as `<id> <name>`. */
export const OPENED_AS = "opened_as";

type Person = { userId: string; name: string };

let openedAs: string | undefined;

/** Notes for whom the page was rendered. @returns a function that forgets it when the page is left */
export function noteOpenedAs({ userId, name }: Person): () => void {
  const mine = `${userId} ${name}`;
  openedAs = mine;
  return () => {
    if (openedAs === mine) openedAs = undefined;
  };
}

/** Tells the server for whom the page of a form was rendered. */
export function addOpenedAs(form: FormData): FormData {
  if (openedAs !== undefined) form.set(OPENED_AS, openedAs);
  return form;
}

/**
 * Explains that another person has signed in, in another tab, since the page was rendered: what was entered under one name must not be
 * stored under another. Undefined if it is the same person, or if the form does not tell (a browser without scripts).
 */
export function explainOtherAccount(form: FormData, now: Person): string | undefined {
  const told = form instanceof FormData ? form.get(OPENED_AS) : null;
  if (typeof told !== "string") return undefined;
  const [id, ...words] = told.split(" ");
  if (id === now.userId) return undefined;
  const before = words.join(" ") || "somebody else";
  return `This page was opened as ${before}, but ${now.name} is signed in now, so nothing was saved. Copy what you need and reload the page, or sign in as ${before} again in another tab.`;
}
