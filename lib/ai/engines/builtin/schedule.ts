import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { namesSchedule } from "@/lib/ai/reading/section-kinds";
import { beginsWithRollout } from "@/lib/ai/reading/sentences/rollout";
import { GATHERING } from "@/lib/document-types/topics";
import { findDay, findLatestDate, NUMERIC_DATE, namesTime, replaceDays } from "@/lib/text/dates";
import { MONEY } from "@/lib/text/money";
import { movesDay } from "@/lib/text/moved-day";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { listSentences, readDecision, readPieceBlocks } from "./fitting-passages";

/** Fewer dated entries are a list that names a date, unless its title says that it is a schedule. */
const MIN_DATES = 3;

/** `KW 51`, `week 7`, `semaine 9`, `第51週`; `3週間` is a duration. */
const WEEK =
  /(?<![\p{L}\d])(?:kw|(?:calendar )?week|wk|kalenderwoche|woche|semaine|sem\.) ?(?<week>[1-4]?\d|5[0-3])(?![\p{L}\d.,]\d|\d)|第(?<nth>[1-4]?\d|5[0-3])週(?!間)/iu;
/** `15.02.` and `15.02.27`; with one figure, `1.2.` may be the number of a section. */
const SHORT_DAY = /(?<![\p{L}\d.])(?:3[01]|[12]\d|0[1-9])\.(?:1[0-2]|0?[1-9])\.(?:\d\d)?(?![\d.])/u;
/** Also `01/03/2027`, whose month is unknown. */
const ANY_DAY = new RegExp(
  `(?<![\\p{L}\\d./-])(?=\\S{0,6}20\\d\\d)${NUMERIC_DATE}(?![\\d/-]|\\.\\d)`,
  "u",
);
/** `KW 25: 3 drivers` counts. */
const COUNT = new RegExp(`(?:${WEEK.source})\\s?[:：–-]?\\s?\\d+ (?!\\d)\\p{L}`, "iu");
const FIGURES = [WEEK, SHORT_DAY, ANY_DAY];

export const namesDay = (entry: string): boolean => namesTime(entry.replaceAll(/\b20\d\d\b/g, ""));

/** Whether a text names a day, a week or a month, also in figures. */
export const isDated = (entry: string): boolean =>
  namesDay(entry) || FIGURES.some((days) => days.test(entry));

/** Stands for a day in an entry. */
const DAY = "\ue000";
/** At the beginning of an entry, after a word or two or the first day of several: `Ab dem 3. Mai`, `10 to 12 May`. */
const BEGINS = new RegExp(
  `^(?:[\\p{L}.]{1,10},? ){0,2}(?:\\d{1,2}\\.? ?(?:[–-]|to|bis|tot|au|〜) ?)?${DAY}`,
  "u",
);
const ENDS = new RegExp(`${DAY}(?:から|まで|に)?[.。)]?$`, "u");

/** Whether a part of a line says what happens on which day, and no price of that day: `10 May training`. */
function isEntry(part: string): boolean {
  const marked = markDays(part);
  const isAtEdge = BEGINS.test(marked) || ENDS.test(marked);
  return isAtEdge && /\p{L}{2}|\p{scx=Han}/u.test(marked) && !MONEY.test(part);
}

/** The first and the last day of a time: `1 to 26 February`, `du 1er au 26 février`, `2月1日から26日まで`. */
const RANGE = new RegExp(
  [
    `(?:${DAY}|(?<![\\p{L}\\d.,])(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|er|e|\\.)?) ?(?:[–—~〜～-]|to|through|until|bis(?: zum)?|tot(?: en met)?|t/m|au) ?(?:the )?${DAY}`,
    `${DAY}(?:から|[~〜～–-])(?:${DAY}|\\d{1,2}日)`,
  ].join("|"),
  "iu",
);

const markDays = (text: string) =>
  FIGURES.reduce(
    (marked, days) => marked.replace(days, DAY),
    replaceDays(text, () => DAY),
  );

/** Whether a sentence says from which to which coming day something goes on, and no price of that time. */
const namesComingRange = (piece: Evidence, sentence: string): boolean =>
  RANGE.test(markDays(sentence)) && !MONEY.test(sentence) && isAhead(piece, sentence);

/** A line of dated parts is a schedule only if most of its parts are: `5月10日 搬入、5月12日 教育、7月1日 開始`. */
function listParts(text: string): string[] {
  const parts = splitPlainSentences(text).flatMap((said) => said.split(/、|[,;] (?!20\d\d)/));
  const entries = parts.filter(isEntry);
  return 2 * entries.length > parts.length ? entries : [];
}

const isStep = (entry: string) => isDated(entry) && !COUNT.test(entry);

function listEntries(block: Block): string[] {
  if (block.kind === "paragraph") return listParts(block.text);
  if (block.kind === "list") return block.items.map(({ text }) => text).filter(isStep);
  return block.kind === "table" ? block.rows.map((row) => row.join(" ")).filter(isDated) : [];
}

/** Titles of lists of what went wrong on which day. */
const RECORDS =
  matchWords(`sick (?:days|leave)|absences?|complaints?|incidents?|outages?|breakdowns?|failures?
  krankheitstage|krankentage|fehltage|beschwerden?|ausfälle|störungen|pannen
  ziektedagen|ziekteverzuim|klachten|storingen|uitval
  absences|plaintes|pannes|incidents|réclamations
  欠勤|苦情|故障|障害`);

/** Whether a note is a list, a table or a line of what happens when. If all its days were over when it was saved, it is a record. */
export function isSchedule(piece: Evidence): boolean {
  if (!hasLabel(piece, "general_note") || holdsAny(piece.title, GATHERING)) return false;
  if (RECORDS.test(piece.title)) return false;
  const dated = readPieceBlocks(piece).flatMap(listEntries);
  const least = namesSchedule(piece.title) ? 2 : MIN_DATES;
  return dated.length >= least && hasComing(piece, dated);
}

/** Whether a text names a day after that on which its item was saved. */
export function isAhead({ createdAt }: Evidence, text: string): boolean {
  const latest = findLatestDate(text, createdAt);
  return latest !== null && latest > createdAt.toISOString().slice(0, 10);
}

/** Whether the first day that a text names is after that on which its item was saved. */
export const beginsAhead = (piece: Evidence, text: string): boolean =>
  isAhead(piece, findDay(text) ?? "");

const findLastYear = (text: string) =>
  Math.max(...[...text.matchAll(/(?<!\d)20[23]\d(?!\d)/g)].map(Number));

/** Whether a day of a list is ahead. `All in 2027` holds for days without a year. */
function hasComing(piece: Evidence, days: readonly string[]): boolean {
  const saved = piece.createdAt;
  const ofDays = findLastYear(days.join("\n"));
  const last = Number.isFinite(ofDays) ? ofDays : findLastYear(piece.text);
  if (Number.isFinite(last) && last !== saved.getUTCFullYear())
    return last > saved.getUTCFullYear();
  return isAhead(piece, days.join("\n")) || days.some((day) => isComing(day, saved));
}

/** `01/03/2027` may be in March or in January; the later one counts. */
const EITHER = /(?<!\d)(0?[1-9]|1[0-2])[/-](0?[1-9]|1[0-2])[/-](20\d\d)/;
const WEEK_LENGTH = 7 * 24 * 3_600_000;

/** Whether a week or a day in figures, without a year in the year nearest to the time of saving, is after it. */
function isComing(entry: string, saved: Date): boolean {
  const [, one, other, ofYear] = EITHER.exec(entry) ?? [];
  if (ofYear !== undefined) {
    const [first, second] = [Number(one), Number(other)].sort((a, b) => a - b);
    return Date.UTC(Number(ofYear), Number(second) - 1, first) > saved.getTime();
  }
  const { week, nth } = WEEK.exec(entry)?.groups ?? {};
  const [, day, month] = /(\d\d?)\.(\d\d?)\./.exec(SHORT_DAY.exec(entry)?.[0] ?? "") ?? [];
  const year = saved.getUTCFullYear();
  const times = [year - 1, year, year + 1].map((each) =>
    month === undefined
      ? Date.UTC(each, 0, 4) + (Number(week ?? nth) - 1) * WEEK_LENGTH
      : Date.UTC(each, Number(month) - 1, Number(day)),
  );
  const distance = (time: number) => Math.abs(time - saved.getTime());
  const [nearest = 0] = times.sort((one, other) => distance(one) - distance(other));
  return nearest > saved.getTime();
}

/** Whether a decision or a note begins with a coming step of the rollout: `Pilot with one branch from 1 March`. */
export function beginsWithStep(piece: Evidence): boolean {
  const [first = ""] = splitPlainSentences(readDecision(piece).said);
  return (
    hasLabel(piece, "decision", "general_note") && beginsWithRollout(first) && isAhead(piece, first)
  );
}

/** Whether a note of the initiative says in any place from when to when something goes on, or when a step of the rollout is. */
export const namesTimes = (piece: Evidence) =>
  piece.scope === "initiative" &&
  hasLabel(piece, "general_note") &&
  listSentences(piece).some(
    (said) => namesComingRange(piece, said) || (beginsWithRollout(said) && isAhead(piece, said)),
  );

/** Whether a note says that a coming day holds in place of another. */
export const movesDate = (piece: Evidence) =>
  hasLabel(piece, "general_note") &&
  listSentences(piece).some((said) => movesDay(said) && isAhead(piece, said));
