import type { Evidence } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";
import type { PiecePart } from "./audience-plans";

/** Maximum length of the quoted part, in UTF-16 units. */
const MAX_QUOTED = 220;
const CHANGE = /\d ?%|\bfrom \S*\d.* to \S*\d/;
const FIGURE = /[€$£]|\d{1,3},\d{3}|\b\d+ (?:of \d|\p{Ll}{3})/u;
const EFFECT = /^(?:effect|impact)\b/i;
/** `6 November 2026, Nora Willems with Tom Verhoeven.`, the usual beginning of a decision. */
const DATELINE = /^(?:on )?\d{1,2}\.? \p{L}{3,9} 20\d\d,/iu;

/** Quotes one sentence of a piece, or the facts of a goal; empty if it has none of the wanted part. */
export function quotePart(piece: Evidence, part: PiecePart): string {
  if (part === "title") return "";
  if (piece.type === "goal") return quoteGoal(piece);
  const sentences = splitSentences(piece.text)
    .filter(({ kind, text }) => kind !== "row" && !isTableRow(text))
    .map(({ text }) => text.replace(/\s+/g, " "))
    .filter((sentence) => !DATELINE.test(sentence));
  return cutText(closeQuote(chooseSentence(sentences, part) ?? ""), MAX_QUOTED);
}

function chooseSentence(sentences: readonly string[], part: PiecePart): string | undefined {
  if (part === "figure") {
    return (
      sentences.find((each) => CHANGE.test(each)) ?? sentences.find((each) => FIGURE.test(each))
    );
  }
  const effect = part === "effect" ? sentences.find((each) => EFFECT.test(each)) : undefined;
  return effect ?? sentences[0];
}

/** Closes a quotation that goes on in the next sentence. */
const closeQuote = (sentence: string) =>
  sentence.startsWith('"') && !sentence.slice(1).includes('"') ? `${sentence}"` : sentence;

function quoteGoal({
  goal: { keyResult, baseline, timeframe },
}: Extract<Evidence, { type: "goal" }>) {
  const facts = [
    keyResult && `Target: ${keyResult}`,
    baseline && `Baseline: ${baseline}`,
    timeframe && `Timeframe: ${timeframe}`,
  ].filter(Boolean);
  return facts.length > 0 ? `${facts.join("; ")}.` : "";
}
