import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { findLatestDate } from "@/lib/text/dates";
import { findDecisionDay } from "@/lib/text/decision-day";
import { findSource, splitDecision } from "@/lib/text/decision-lead";
import { extractLetters } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { listRevised, type Named } from "@/lib/text/revises";
import { findSharedWords } from "@/lib/text/words";

/** In UTF-16 units: a decision names another one near its beginning, and all are read before a thread is asked. */
const MAX_READ = 2_000;

/**
 * Marks each decision that another one revokes or changes by its day or its title, and the other one: `We reversed the decision of 3 May`. Of several decisions
 * of a day, it is the one that shares words with the other; if none or more than one does, none is marked, nor is one of several with a title.
 */
export function markRevised(evidence: readonly Evidence[]): readonly Evidence[] {
  const decisions = evidence
    .filter((piece) => hasLabel(piece, "decision"))
    .map((piece) => ({ ...piece, text: piece.text.slice(0, MAX_READ) }));
  if (decisions.length < 2) return evidence;
  const find = createFinder(decisions);
  const marks = new Map<string, { said: string; ref: string }>();
  for (const later of decisions) {
    for (const said of later.text.split("\n").flatMap(splitPlainSentences)) {
      for (const named of listRevised(said)) {
        const found = find(named, later);
        if (found) marks.set(found.ref, { said, ref: later.ref });
      }
    }
  }
  const later = new Set([...marks.values()].map(({ ref }) => ref));
  return evidence.map((piece) => {
    if (piece.type !== "context_item") return piece;
    const revised = marks.get(piece.ref);
    const marked = revised ? { ...piece, revised } : piece;
    return later.has(piece.ref) ? { ...marked, revises: true } : marked;
  });
}

/** Creates a function that finds the decision that a later one names. Each decision is read once, however often it is named. */
function createFinder(decisions: readonly Evidence[]) {
  const titles = new Map(decisions.map((piece) => [piece, extractLetters(piece.title)]));
  const days = new Map(decisions.map((piece) => [piece, readDay(piece)]));
  const words = new Map(decisions.map((piece) => [piece, read(piece)]));
  const sharesWords = (one: Evidence, other: Evidence) => {
    const [some, others] = [words.get(one), words.get(other)];
    return some !== undefined && others !== undefined && findSharedWords(some, others).length > 0;
  };
  return ({ day, title }: Named, later: Evidence): Evidence | undefined => {
    if (day === undefined) {
      const letters = extractLetters(title ?? "");
      const found = decisions.filter((piece) => piece !== later && titles.get(piece) === letters);
      return found.length === 1 ? found[0] : undefined;
    }
    const date = findLatestDate(day, later.createdAt);
    if (date === null) return undefined;
    // Without its year, the day may be of any year: a decision changes past ones.
    const end = /\d{4}/.test(day) ? date : date.slice(4);
    const ofDay = decisions.filter((piece) => piece !== later && days.get(piece)?.endsWith(end));
    if (ofDay.length < 2) return ofDay[0];
    const related = ofDay.filter((piece) => sharesWords(piece, later));
    return related.length === 1 ? related[0] : undefined;
  };
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
