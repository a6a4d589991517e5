import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { findNamedLabels, isLabel, type Kind } from "./kind-names";
import { isRated, type Ratings, rateLabels, tilt } from "./label-model";
import { stripMarks, stripTime } from "./marks";

/** In nats: what surrounds a statement is added to the logarithm of its rating. */
const NATS = {
  /** It has a word that names the label. */
  named: 2,
  figuresInTable: 6,
  /** Only breaks ties. */
  expected: 0.5,
};
const MAX_READ = 4000;
const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

/** `customer` is who said it. `kind` is named by a tag, a heading or a column: it decides, but a line that is only a link is one. */
export function judgeLabel(
  text: string,
  kind: Kind | null,
  isTable: boolean,
  expected: readonly ContextLabel[],
  customer: string | null,
): { label: ContextLabel; ratings: Ratings } {
  const read = text.slice(0, MAX_READ);
  const words = stripTime(stripMarks(read));
  const wanted = new Set(expected);
  const ratings = tilt(rateLabels(words), [
    ...findNamedLabels(words).map((label) => [label, NATS.named] as const),
    ...[...wanted].map((label) => [label, NATS.expected] as const),
    ...(isTable && /\d/.test(read) ? [["market_research", NATS.figuresInTable] as const] : []),
  ]);
  if (isOnlyLinks(read)) return { label: "external_link", ratings };
  if (kind !== null) return { label: isLabel(kind) ? kind : "general_note", ratings };
  const best = CONTEXT_LABELS.filter(isRated).reduce((one, next) =>
    ratings[next] > ratings[one] ? next : one,
  );
  const only = wanted.size === 1 ? expected[0] : undefined;
  const other = customer === null ? (only ?? best) : "user_feedback";
  return { label: best === "general_note" ? other : best, ratings };
}

function isOnlyLinks(passage: string): boolean {
  const lines = passage.split("\n").map(stripMarks);
  return lines.every((line) => line === "" || (line.length < 2200 && LINK_LINE.test(line)));
}
