import type { Evidence } from "@/lib/ai/evidence";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { readBlocks } from "@/lib/ai/grounding/read-blocks";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { DENIALS, matchWords } from "@/lib/text/words";
import type { Answer } from "./question";

const REFERENCE = /\s?\[\^(\d{1,4})\]/g;
/** References after the end of a sentence, which are moved into it. */
const AFTER_END = /([.!?。！？])((?:\s?\[\^\d{1,4}\])+)/gu;
const LINK = / \[\d{1,4}\]\([^\s)]+\)/g;
const LETTER = /\p{L}/u;
/** The words of a sentence about what is not in the workspace, in the languages of the app; rule 3 of the briefing asks for them. */
const WORKSPACE = /workspace|arbeitsbereich|werkruimte|espace de travail|ワークスペース/i;
const DENIES = matchWords(`${DENIALS}|ない|ません|なし`);

/** References become links to their sources; all others are removed. Counts the sentences, and those with a source. */
export async function linkAnswer(draft: string, evidence: readonly Evidence[]): Promise<Answer> {
  const mute = evidence.map((piece) => ({ ...piece, title: "", text: "" }));
  const grounds = { evidence: mute, outline: [], instructions: "" };
  const { body, cited } = await groundDraft(draft, grounds);
  const sources = evidence
    .flatMap(({ ref, type, title, url }) => {
      const number = cited.get(ref);
      return number ? [{ number, type, title, url }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const text = body.replace(AFTER_END, "$2$1").trim();
  const linked = text.replace(REFERENCE, (whole, digits: string) => {
    const url = urls.get(Number(digits));
    return url ? ` [${digits}](${url})` : whole;
  });
  return { markdown: linked, sources, ...countStatements(text) };
}

function countStatements(text: string) {
  const lines = text.split("\n");
  const sentences = readBlocks(text)
    .filter(({ kind }) => kind === "statement")
    .flatMap(({ lines: [from, to] }) => splitPlainSentences(lines.slice(from, to).join(" ")));
  const grounded = sentences.filter((sentence) => sentence.search(REFERENCE) >= 0).length;
  const others = sentences.filter(
    (sentence) =>
      LETTER.test(sentence) &&
      sentence.search(REFERENCE) < 0 &&
      !(WORKSPACE.test(sentence) && DENIES.test(sentence)),
  );
  return { statements: grounded + others.length, grounded };
}

export const removeSourceLinks = (answer: string) => answer.replace(LINK, "");
