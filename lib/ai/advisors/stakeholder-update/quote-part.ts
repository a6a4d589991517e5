import { HEARD } from "@/lib/ai/advisors/shared/claims";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";
import type { PiecePart } from "./audience-plans";

const MAX_QUOTED = 220;
const CHANGE = /\d ?%|\bfrom \S*\d.* to \S*\d/;
const FIGURE = /[€$£] ?\d|\d{1,3}[.,]\d{3}|\b\d+ of \d/;
const EFFECT = /^(?:effect|impact)\b/i;
/** `6 November 2026, Nora Willems with Tom Verhoeven.`, the usual beginning of a decision. */
const DATELINE = /^(?:on )?\d{1,2}\.? \p{L}{3,9} 20\d\d,/iu;

export function quotePart(piece: Evidence, part: PiecePart): string {
  if (part === "title") return "";
  if (piece.type === "goal") return quoteGoal(piece);
  const isTheirs = hasLabel(piece, "key_competitors");
  const sentences = readSentences(piece.text).filter(
    (sentence) => !DATELINE.test(sentence) && !(isTheirs && HEARD.test(sentence)),
  );
  return cutText(closeQuote(chooseSentence(sentences, part) ?? ""), MAX_QUOTED);
}

export const readSentences = (text: string): string[] =>
  splitSentences(text)
    .filter((each) => each.kind !== "row" && !isTableRow(each.text))
    .map((each) => each.text.replace(/\s+/g, " "));

function chooseSentence(sentences: readonly string[], part: PiecePart): string | undefined {
  const find = (pattern: RegExp) => sentences.find((each) => pattern.test(each));
  if (part === "figure") return find(CHANGE) ?? find(FIGURE);
  return (part === "effect" ? find(EFFECT) : undefined) ?? sentences[0];
}

const closeQuote = (sentence: string) =>
  sentence.startsWith('"') && !sentence.slice(1).includes('"') ? `${sentence}"` : sentence;

/** A goal's result, if its description begins with it, belongs to its target. */
function quoteGoal({ text, goal }: Extract<Evidence, { type: "goal" }>): string {
  const facts = [
    goal.keyResult && `Target: ${goal.keyResult}`,
    goal.baseline && `Baseline: ${goal.baseline}`,
    goal.timeframe && `Timeframe: ${goal.timeframe}`,
  ].filter(Boolean);
  const result = /^result\b/i.test(text) ? (splitSentences(text)[0]?.text ?? "") : "";
  return [facts.length > 0 ? `${facts.join("; ")}.` : "", result].filter(Boolean).join(" ");
}
