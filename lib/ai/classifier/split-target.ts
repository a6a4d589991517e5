import { capitalize } from "@/lib/text/phrases";
import { dropDue, findChange, namesDue, type Target } from "./targets";

const AND = /,? (?:and|und|en|et) /iu;
/** With these verbs, a German or Dutch sentence ends with another verb, which its first part would lack. */
const MODAL =
  /(?<!\p{L})(?:(?:wir|we) )?(?:soll|sollen|wollen|müssen|moet|moeten|willen|zullen)(?!\p{L}) ?/iu;

/** Splits `A from 11% to 16%, and B from 22% to 45% by May` if each part has a subject; they share the date. */
export function splitTarget({ text, content, ...target }: Target, room: number): Target[] {
  const parts = text.split(AND);
  const isSplit = parts.length > 1 && parts.length <= room && parts.every(hasSubject);
  if (!isSplit) return [{ text, content, ...target }];
  const dated = parts.find(namesDue) ?? "";
  if (MODAL.test(text))
    return parts.map((part) => ({ text: nameChange(part), around: part, content, dated }));
  const starts = parts.map((part, at) => (at === 0 ? 0 : content.indexOf(part)));
  return parts.map((part, at) => {
    const end = at === parts.length - 1 ? undefined : content.indexOf(part) + part.length;
    const own = capitalize(content.slice(starts[at], end));
    return { text: part, around: part, content: own, dated: namesDue(part) ? part : dated };
  });
}

/** `Die Fehler von 9 % auf 4 %`, without the verbs and the date around it. */
function nameChange(part: string): string {
  const change = findChange(part);
  const named = part.slice(0, change ? change.index + change[0].length : undefined);
  return capitalize(dropDue(named.replace(MODAL, "")));
}

/** Whether there is a word before `from 11% to 16%`. */
function hasSubject(part: string): boolean {
  const change = findChange(part);
  if (change?.groups?.from === undefined) return false;
  const before = part.slice(0, change.index).replace(MODAL, "");
  return /\p{L}{3}/u.test(before.slice(before.lastIndexOf(":") + 1));
}
