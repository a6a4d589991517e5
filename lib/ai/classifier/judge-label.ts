import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { splitPlainSentences } from "@/lib/text/sentences";
import { findNamedLabels, isLabel, type Kind } from "./kind-names";
import { isTelling, type Rated, type Ratings, rateLabels } from "./label-model";
import { readPrefix, stripMarks, stripTime } from "./marks";

/** In nats: what surrounds a statement is added to the logarithm of its rating. */
const NATS = {
  /** It has a word that names the label. */
  named: 2,
  figuresInTable: 6,
  /** Only breaks ties. */
  expected: 0.5,
};
/** More than this share of noise is small talk, an appointment or a task. */
const NOISE = 0.45;
const LIKELY = 0.35; // A decision with less is a guess, and readers would rely on it.
const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

/** `customer` is who said it. The kind is `named` by a tag, a heading or a column: it decides, but a line that is only a link is one. */
export function judgeLabel(
  text: string,
  named: Kind | null,
  isTable: boolean,
  expected: readonly ContextLabel[],
  customer: string | null,
): { label: ContextLabel; ratings: Ratings; keep: boolean } {
  const words = stripTime(stripMarks(text));
  const kind = named ?? (isOpenMatter(words) ? "question" : null);
  const sentences = splitPlainSentences(words);
  const settled = sentences.filter((sentence) => !isOpenMatter(sentence));
  const signs = new Set<Rated | Kind>(findNamedLabels(settled.join(" ")));
  const wanted = new Set<Rated | ContextLabel>(expected);
  const ratings = rateLabels(
    settled.join(" ") || words,
    (label) =>
      (signs.has(label) ? NATS.named : 0) +
      (wanted.has(label) ? NATS.expected : 0) +
      (isTable && label === "market_research" && /\d/.test(text) ? NATS.figuresInTable : 0),
  );
  if (isOnlyLinks(text)) return { label: "external_link", ratings, keep: true };
  const isSaid = /[\p{L}\p{N}]/u.test(words.slice((readPrefix(words) ?? "").length));
  const isNoise =
    kind === "task" || !isSaid || ((kind === null || isTable) && ratings.noise > NOISE);
  if (isNoise) return { label: "general_note", ratings, keep: false };
  if (kind !== null) return { label: isLabel(kind) ? kind : "general_note", ratings, keep: true };
  const best = CONTEXT_LABELS.filter((label) => label !== "external_link").reduce((one, next) =>
    ratings[next] > ratings[one] ? next : one,
  );
  const only = wanted.size === 1 ? expected[0] : undefined;
  const other = customer === null ? (only ?? "general_note") : "user_feedback";
  if (best === "decision" && ratings.decision < LIKELY)
    return { label: "general_note", ratings, keep: true };
  const isLoose = isTable || settled.length < sentences.length;
  const isNote = best === "general_note" || (isLoose && !isTelling(ratings));
  return { label: isNote ? other : best, ratings, keep: true };
}

function isOnlyLinks(passage: string): boolean {
  const lines = passage.split("\n").map(stripMarks);
  return lines.every((line) => line === "" || (line.length < 2200 && LINK_LINE.test(line)));
}
