import type { Evidence } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { splitPlainSentences } from "@/lib/text/sentences";
import { parseBlocks, readProse } from "./blocks";
import { holdsAny } from "./word-beginnings";

/** Maximum length of a passage, in UTF-16 units. */
const MOST = 280;

/**
 * Takes whole sentences from plain text: from its first one, or from the first that contains one of these word
 * beginnings. Only a single sentence that is too long is cut.
 */
export function takePassage(text: string, words: readonly string[] = [], most = MOST): string {
  if (text.length <= most) return text;
  const sentences = splitPlainSentences(text);
  const start = Math.max(
    0,
    sentences.findIndex((sentence) => holdsAny(sentence, words)),
  );
  let passage = cutText(sentences[start] ?? "", most);
  for (const sentence of sentences.slice(start + 1)) {
    if (passage.length + 1 + sentence.length > most) break;
    passage += ` ${sentence}`;
  }
  return passage;
}

/** The whole prose of a text on one line; its lists and tables if it has no prose. */
export function toPlainText(markdown: string): string {
  const blocks = parseBlocks(markdown);
  const prose = readProse(blocks);
  if (prose !== "") return prose;
  return blocks
    .flatMap((block) => {
      if (block.kind === "list") return block.items.map(({ text }) => text);
      return block.kind === "table" ? block.rows.slice(1).map((row) => row.join(", ")) : [];
    })
    .join("; ");
}

/** Takes a passage from the prose of a text. */
export const excerpt = (markdown: string, words?: readonly string[], most?: number) =>
  takePassage(toPlainText(markdown), words, most);

/** `3 September 2026, Nora and Tom. Text of the decision.` */
const LEAD = /^(\d{1,2}\.? \p{L}{3,12} \d{4}|\d{4}-\d{2}-\d{2})(?:[,:] ?([^.]{3,120}))?\. /u;

/** Takes the date and the people at the beginning of a decision apart from its text. */
export function readDecision({ text }: Evidence) {
  const prose = toPlainText(text);
  const [lead = "", date = null, who = null] = LEAD.exec(prose) ?? [];
  return { date, who, said: prose.slice(lead.length) };
}
