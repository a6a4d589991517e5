import type { Evidence } from "@/lib/ai/evidence";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { splitPlainSentences } from "@/lib/text/sentences";
import type { Answer } from "./question";

const DEFINITION = /^ {0,3}\[\^\d{1,4}\]:.*$/gm;
const REFERENCE = /\s?\[\^(\d{1,4})\]/g;
/** References after the end of a sentence, which are moved into it. */
const AFTER_END = /([.!?。！？])((?:\s?\[\^\d{1,4}\])+)/gu;
const LINK = / \[\d{1,4}\]\([^\s)]+\)/g;
const LETTER = /\p{L}/u;
/** The model's phrases for "not in the workspace", which need no source. */
const NOT_THERE = /\bworkspace (?:does not|doesn't|says nothing|has no)/i;

/** References become links to their sources; all others are removed. Counts the sentences, and those with a source. */
export async function linkAnswer(draft: string, evidence: readonly Evidence[]): Promise<Answer> {
  const mute = evidence.map((piece) => ({ ...piece, title: "", text: "" }));
  const grounds = { evidence: mute, outline: [], instructions: "" };
  const { markdown, cited } = await groundDraft(draft, grounds);
  const sources = evidence
    .flatMap(({ ref, type, title, url }) => {
      const number = cited.get(ref);
      return number ? [{ number, type, title, url }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const text = markdown.replace(DEFINITION, "").replace(AFTER_END, "$2$1").trim();
  const linked = text.replace(REFERENCE, (whole, digits: string) => {
    const url = urls.get(Number(digits));
    return url ? ` [${digits}](${url})` : whole;
  });
  return { markdown: linked, sources, ...countStatements(text) };
}

function countStatements(text: string) {
  const all = text
    .split("\n")
    .flatMap(splitPlainSentences)
    .filter((sentence) => LETTER.test(sentence) && !NOT_THERE.test(sentence));
  const grounded = all.filter((sentence) => sentence.search(REFERENCE) >= 0);
  return { statements: all.length, grounded: grounded.length };
}

export const removeSourceLinks = (answer: string) => answer.replace(LINK, "");
