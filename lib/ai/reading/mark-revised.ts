import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { findLatestDate } from "@/lib/text/dates";
import { findDecisionDay } from "@/lib/text/decision-day";
import { findSource, splitDecision } from "@/lib/text/decision-lead";
import { extractLetters } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { listRevised } from "@/lib/text/revises";
import { findSharedWords } from "@/lib/text/words";

/**
 * Marks each decision that another one revokes or changes by its day or its title, and the other one: `We reversed the decision of 3 May`. Of several decisions
 * of a day, it is the one that shares words with the other; if none or more than one does, none is marked.
 */
export function markRevised(evidence: readonly Evidence[]): readonly Evidence[] {
  const decisions = evidence.filter((piece) => hasLabel(piece, "decision"));
  if (decisions.length < 2) return evidence;
  const marks = new Map<Evidence, { said: string; ref: string }>();
  for (const later of decisions) {
    for (const said of later.text.split("\n").flatMap(splitPlainSentences)) {
      for (const { day, title } of listRevised(said)) {
        const others = decisions.filter((piece) => piece !== later);
        const found = day
          ? findOfDay(day, later, others)
          : others.find((piece) => extractLetters(piece.title) === extractLetters(title ?? ""));
        if (found) marks.set(found, { said, ref: later.ref });
      }
    }
  }
  const later = new Set([...marks.values()].map(({ ref }) => ref));
  return evidence.map((piece) => {
    if (piece.type !== "context_item") return piece;
    const revised = marks.get(piece);
    const marked = revised ? { ...piece, revised } : piece;
    return later.has(piece.ref) ? { ...marked, revises: true } : marked;
  });
}

/** Without its year, the day may be of any year: a decision changes past ones. */
function findOfDay(named: string, later: Evidence, others: readonly Evidence[]) {
  const date = findLatestDate(named, later.createdAt);
  if (date === null) return undefined;
  const end = /\d{4}/.test(named) ? date : date.slice(4);
  const ofDay = others.filter((piece) => readDay(piece)?.endsWith(end));
  if (ofDay.length < 2) return ofDay[0];
  const related = ofDay.filter((piece) => sharesWords(piece, later));
  return related.length === 1 ? related[0] : undefined;
}

/** The day on which a decision was made, as `2026-05-03`. */
function readDay({ text, createdAt }: Evidence): string | null {
  const date =
    splitDecision(text).date ??
    findSource(text, createdAt)?.date ??
    findDecisionDay(text, createdAt)?.date;
  return date ? findLatestDate(date, createdAt) : null;
}

const read = ({ title, text }: Evidence) => extractContentWords(`${title} ${text}`);
const sharesWords = (one: Evidence, other: Evidence) =>
  findSharedWords(read(one), read(other)).length > 0;
