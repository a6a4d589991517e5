import { cutText } from "@/lib/ai/advisors/shared/fields";
import { latestDate, namesTime } from "@/lib/ai/advisors/shared/named-times";
import { sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import { isTableText, tableFacts } from "@/lib/ai/advisors/shared/tables";
import type { Evidence } from "@/lib/ai/evidence";
import type { Telling } from "./plans";

/** UTF-16 units that are told of one piece at most. */
const MAX_TOLD = 420;
const FIGURE = /[€$£]|\d ?%|\d{1,3},\d{3}|\b\d+ (?:of \d|\p{Ll}{3})/u;
const EFFECT = /^(?:effect|likelihood|impact|probability)\b/i;
/** `6 November 2026, Nora Willems with Tom Verhoeven.`, as decisions begin. */
const DATELINE = /^(?:on )?\d{1,2} \p{L}{3,9} 20\d\d\b/iu;
const ENDS_QUOTE = /["”»][.,]?$/;

/** What a piece says, in its own sentences; empty when it says nothing of the kind. */
export function tell(piece: Evidence, telling: Telling, today: string): string {
  if (piece.type === "goal") return toldGoal(piece);
  const sentences = [
    ...sentencesOf(piece.text)
      .filter(({ kind, text }) => kind !== "row" && !isTableText(text))
      .map(({ text }) => text.replace(/\s+/g, " ")),
    ...tableFacts(piece.text),
  ];
  return cutText(chosen(sentences, telling, today).join(" "), MAX_TOLD);
}

function chosen(sentences: readonly string[], telling: Telling, today: string): readonly string[] {
  switch (telling) {
    case "whole":
      return sentences;
    case "start":
      return sentences.slice(0, 2);
    case "point":
      return sentences
        .filter((sentence) => !DATELINE.test(sentence))
        .slice(0, 1)
        .map(closed);
    case "figures":
      return sentences
        .filter((each, at) => FIGURE.test(each) && !isSignature(sentences, at))
        .slice(0, 2);
    case "effect": {
      const effects = sentences.filter((sentence) => EFFECT.test(sentence));
      return effects.length > 0 ? effects : sentences.slice(0, 2);
    }
    case "record":
      return [`Decided: ${sentences.find((each) => DATELINE.test(each)) ?? "no date on record."}`];
    case "dates":
      return sentences.filter((each) => namesTime(each) && (latestDate(each) ?? today) >= today);
  }
}

/** The line below a quote that says whose it is. */
const isSignature = (sentences: readonly string[], at: number) =>
  ENDS_QUOTE.test(sentences[at - 1] ?? "");

/** The first sentence of a longer quote, with its closing mark. */
const closed = (sentence: string) =>
  sentence.startsWith('"') && !sentence.slice(1).includes('"') ? `${sentence}"` : sentence;

function toldGoal({ text, goal }: Extract<Evidence, { type: "goal" }>): string {
  const facts = [
    `Target: ${goal.keyResult || "none set"}`,
    goal.baseline && `baseline: ${goal.baseline}`,
    goal.timeframe && `timeframe: ${goal.timeframe}`,
  ].filter(Boolean);
  return cutText([`${facts.join("; ")}.`, text].join(" "), MAX_TOLD);
}
