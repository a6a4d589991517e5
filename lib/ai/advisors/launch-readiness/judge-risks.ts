import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { listOpenRisks, namesCountermeasure } from "@/lib/ai/advisors/shared/risks";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { Evidence } from "@/lib/ai/evidence";
import { namesTime } from "@/lib/text/dates";
import { splitLines } from "@/lib/text/line-ends";
import { OWNER_LABELS } from "@/lib/text/owner-label";
import { CUT, countNoun, extractLetters, joinWords } from "@/lib/text/phrases";
import { joinCells } from "@/lib/text/tables";
import { extractWords } from "@/lib/text/words";
import { type Launch, type Note, noteGap, notePieces, quoteUndone } from "./finding";

const MAX_QUOTED = 6;

/** Quotes the end of each open risk without a labeled countermeasure: an unlabeled one is usually there. */
export function judgeRisks(launch: Launch): Note[] {
  const known = listOpenRisks(launch.evidence);
  if (known.length === 0)
    return noteGap(
      "No open risk of the initiative is recorded as a context item.",
      "Record the most likely ways for this launch to go wrong, each with a countermeasure.",
    );
  const named = known.filter(({ text }) => namesCountermeasure(text));
  const unclear = known.filter((risk) => !named.includes(risk) && !quoteUnsettled(risk));
  return [
    ...notePieces(known, countRisks(launch, known.length)),
    ...quoteUndone(known),
    ...notePieces(named, `A countermeasure is named in ${nameTitles(named)}.`),
    ...notePieces(
      unclear,
      joinNotes(...unclear.slice(0, MAX_QUOTED).map(quoteEnd)),
      "Where a risk does not say who does what against it, and by when, write it there.",
    ),
  ];
}

function countRisks({ unread = [] }: Launch, known: number): string {
  const isWhole = unread.every(({ label }) => label !== "risk");
  if (isWhole) return `${countNoun(known, "risk is", "risks are")} recorded.`;
  return `${countNoun(known, "open risk was", "open risks were")} read, and more are recorded.`;
}

const startsAlike = (text: string, start: string) =>
  extractLetters(text).startsWith(extractLetters(start));

/** The last row of a text without sentences. */
function readLastRow(text: string) {
  const row = splitLines(text).findLast((line) => /[\p{L}\p{N}]/u.test(line));
  return row === undefined ? undefined : joinCells(row);
}

const OWNER = new RegExp(`(?<!\\p{L})(?:${OWNER_LABELS})[*_]{0,2} ?[:：]`, "iu");

const BEGINS_WITH_OWNER = new RegExp(`^[*_]{0,2}(?:${OWNER_LABELS})[*_]{0,2} ?[:：]`, "iu");

/** Names what the one sentence of a risk lacks, if its title is the beginning of it. */
function nameLack({ title, text }: Evidence): string {
  const lacks = [
    "countermeasure",
    ...(OWNER.test(text) ? [] : ["owner"]),
    ...(namesTime(text) ? [] : ["date"]),
  ];
  return `“${title}” is one sentence without a labeled ${joinWords(lacks, "or")}.`;
}

/** The last sentence, after the one before it if it says nothing alone: `They have no phones. So no.` */
function readEnd(first: string, more: readonly string[]): string | undefined {
  const [before = first, last] = more.length > 1 ? more.slice(-2) : [first, ...more];
  return last !== undefined && extractWords(last).size < 2 ? joinNotes(before, last) : last;
}

function quoteEnd(risk: Evidence): string {
  const { title, text } = risk;
  const [first = readLastRow(text) ?? title, ...all] = readSentences(text);
  // Who owns a risk does not say what is done against it.
  const said = all.filter((sentence) => !BEGINS_WITH_OWNER.test(sentence));
  const more = said.length > 0 ? said : all;
  if (more.length === 0 && CUT.test(title) && startsAlike(first, title.replace(CUT, "")))
    return nameLack(risk);
  if (more.length === 0 && extractLetters(title).includes(extractLetters(first)))
    return `“${title}” says no more than its title.`;
  const rest = first.slice(title.length);
  const isBegun = first.startsWith(title) && !/^[\p{L}\p{N}]/u.test(rest);
  const end = readEnd(first, more) ?? (isBegun ? rest.replace(/^[^\p{L}\p{N}"“„«(]+/u, "") : first);
  if (extractLetters(title).includes(extractLetters(end)))
    return `The last sentence of “${title}” is the one in its title.`;
  return `“${title}” ends with “${end}”${/[.!?。！？]$/.test(end) ? "" : "."}`;
}
