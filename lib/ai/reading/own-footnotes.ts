import { REFERENCE } from "@/lib/text/footnotes";
import { isJapanese } from "@/lib/text/phrases";

/** A definition with its lines, which end at an empty line, at the next definition or at a line without an indent. */
const DEFINITION = new RegExp(
  `^ {0,3}${REFERENCE}:[ \\t]*([^\\n]*(?:\\n[ \\t]+\\S[^\\n]*)*)(?:\\n|$)`,
  "gm",
);
/** A source as drafts cite it: `[Call with Ann](https://…), user feedback` */
const IS_SOURCE = /^\[.{0,500}\]\(\S{0,500}\), [^.]{1,80}$/;

/** With the end of the sentence that it follows, since the brackets belong to it. */
const PLACE = new RegExp(`([.!?。！？]?)${REFERENCE}`, "g");

/** Around a note that has been placed, so that `dropFootnotes` finds it; private characters, which no text should have. */
const [START, END] = ["\ue000", "\ue001"];
const MARKS = /[\ue000\ue001]/g;
const PLACED = /\s?\ue000[^\ue001]*\ue001/g;

/**
 * Puts the text of the footnotes that people wrote in brackets where each is first referred to, since the footnotes of a draft are its
 * sources. Those that a draft wrote are left as they are.
 */
export function placeFootnotes(markdown: string): string {
  const notes = new Map<string, string>();
  const rest = markdown.replace(MARKS, "").replace(DEFINITION, (whole, name, said: string) => {
    const text = said.replace(/\s+/g, " ").trim();
    if (text === "" || IS_SOURCE.test(text) || notes.has(name)) return whole;
    notes.set(name, text.replace(/[.。]$/u, "").replace(/\\?\|/g, "\\|"));
    return "";
  });
  const placed = new Set<string>();
  return rest.replace(PLACE, (whole, end: string, name: string) => {
    const text = notes.get(name);
    if (text === undefined) return whole;
    if (placed.has(name)) return end;
    placed.add(name);
    return (isJapanese(text) ? `${START}（${text}）${END}` : ` ${START}(${text})${END}`) + end;
  });
}

/** Drops the notes that `placeFootnotes` has placed. */
export const dropFootnotes = (text: string) => text.replace(PLACED, "").replace(MARKS, "");

/** Leaves the notes, without what is around them. */
export const keepFootnotes = (text: string) => text.replace(MARKS, "");
