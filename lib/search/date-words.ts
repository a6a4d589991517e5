import { listMonths } from "@/lib/text/dates";
import type { Token } from "./tokens";

/** Letters, digits and separators between spaces, and where they begin. */
export type Run = { run: string; start: number };

/** A day is one word in every language: `12月11日`, `11. Dezember` and `2026-12-11` are all `月12日11`, which nobody types. */
const writeDay = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [`月${month}日${day}`] : [];

export const isDateWord = (word: string): boolean => /^月\d+日\d+$/.test(word);

const JAPANESE = /(?<!\d)(\d{1,2})月(\d{1,2})日/g;
const YEAR_FIRST = /^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** Japanese and American: `12/11`. */
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[.-](\d{1,2})[.-](?:\d{2}|\d{4})$/;
/** `30/06/2027` or the American `06/30/2027`; `05/06/2027` may be either. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})$/;
/** The day of `11 December`, `11th December` and `1er mars`. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er)?$/;
const GAP = /^\.?[ \u00a0]$/;

/** Finds the days that a run names, alone or with the run before it. */
export function findDateWords(text: string, { run, start }: Run, before: Run | undefined): Token[] {
  const end = start + run.length;
  const place = (words: string[], from = start) =>
    words.map((word) => ({ word, start: from, end }));
  if (run.includes("月")) {
    const written = run.replace(/[０-９]/g, (digit) => digit.normalize("NFKC"));
    return [...written.matchAll(JAPANESE)].flatMap(({ 0: day, 1: month, 2: date, index }) =>
      writeDay(Number(month), Number(date)).map((word) => ({
        word,
        start: start + index,
        end: start + index + day.length,
      })),
    );
  }
  if (/^\d+[-/.]/.test(run)) return place(readFigures(run, text.charAt(end)));
  if (!before || !GAP.test(text.slice(before.start + before.run.length, start))) return [];
  const first = DAY.exec(before.run)?.[1];
  const last = first ? undefined : DAY.exec(run)?.[1];
  const [month] = first ? readMonth(run) : last ? readMonth(before.run) : [];
  return month ? place(writeDay(month, Number(first ?? last)), before.start) : [];
}

const readMonth = (run: string) => (/^\p{L}+$/u.test(run) ? listMonths(run) : []);

function readFigures(run: string, next: string): string[] {
  const [, month = "", day = ""] = YEAR_FIRST.exec(run) ?? MONTH_FIRST.exec(run) ?? [];
  if (month) return writeDay(Number(month), Number(day));
  const dayFirst = DAY_FIRST.exec(run) ?? (next === "." ? DOTTED.exec(run) : null);
  if (dayFirst) return writeDay(Number(dayFirst[2]), Number(dayFirst[1]));
  const [, one = 0, other = 0] = SLASHED.exec(run)?.map(Number) ?? [];
  if (one > 12) return writeDay(other, one);
  return other > 12 ? writeDay(one, other) : [];
}
