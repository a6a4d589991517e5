import { capitalize } from "./phrases";

const MONTHS = [
  "jan|january|januar|jänner|januari|janv|janvier",
  "feb|february|februar|februari|fév|févr|février|fevrier",
  "mar|march|mär|märz|mrz|mrt|maart|mars",
  "apr|april|avr|avril",
  "may|mai|mei",
  "jun|june|juni|juin",
  "jul|july|juli|juil|juillet",
  "aug|august|augustus|août|aout",
  "sep|sept|september|septembre",
  "oct|october|okt|oktober|octobre",
  "nov|november|novembre",
  "dec|december|dez|dezember|déc|décembre|decembre",
];
const NAMES = MONTHS.join("|");
/** The pattern of a month's name, for a regular expression that ignores case. */
export const MONTH = `(?:${NAMES})(?!\\p{L})`;
/** The pattern of a day of the month before its name, also as an ordinal: `3`, `3rd`, `3.`, `1er`. */
export const DAY_NUMBER = "\\d{1,2}(?:st|nd|rd|th|er|\\.)?";
/** The pattern of a weekday's name in English, German, Dutch and French. */
export const WEEKDAY_NAME = `(?:${[
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch",
  "(?:maan|dins|woens|donder|vrij|zater|zon)dag",
  "(?:lun|mar|mercre|jeu|vendre|same)di|dimanche",
].join("|")})`;
/** The pattern of a weekday in these languages, also a short one. */
export const WEEKDAY = [
  "(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?",
  "(?:mo|di|mi|do|fr|sa|so)\\.?",
  "(?:ma|wo|vr|za|zo)",
  "(?:lun|mar|mer|jeu|ven|sam|dim)\\.?",
  WEEKDAY_NAME,
].join("|");
/** The pattern of a date in figures, in any order: `14/11/2026`, `2026-11-14`. */
export const NUMERIC_DATE = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}";
/** The patterns of `2026-11-14` and of `2026年11月14日`, also without the year. */
export const ISO_DAY = "\\d{4}-\\d\\d-\\d\\d";
export const JAPANESE_DAY = "(?:20\\d\\d年)?\\d{1,2}月\\d{1,2}日";
/** The pattern of `2026年11月`, also without the year or with a day. */
export const JAPANESE_MONTH = "(?:20\\d\\d年)?\\d{1,2}月(?:\\d{1,2}日)?";
const POINT_IN_TIME = new RegExp(
  [
    `\\b${DAY_NUMBER} ${MONTH}`,
    `\\b${MONTH} (?:\\d{1,2}|20\\d\\d)\\b`,
    `\\b(?:by|until|in|end of|mid|early|late|from|since|bis|ab|ende|im|vanaf|eind|voor|en|fin|dès) ${MONTH}`,
    "\\b20\\d\\d\\b",
    "\\bQ[1-4]\\b",
    "\\b(?:by|until|on) (?:mon|tues|wednes|thurs|fri)day\\b",
    "\\b(?:first|second|third|fourth) (?:quarter|half)\\b",
    "\\d{1,2}月(?:\\d{1,2}日|末)",
  ].join("|"),
  "iu",
);
const DAY = "(?<day>3[01]|[12]\\d|0?[1-9])";
const DATE = new RegExp(
  `\\b${DAY}(?:st|nd|rd|th|er|\\.)? (?<month>${MONTH})\\.?(?: (?<year>20\\d\\d)\\b)?`,
  "giu",
);
/** `March 31, 2027`. Without a year, the date must end its clause: in `In March 12 clinics signed.`, 12 is a count. */
const MONTH_FIRST = new RegExp(
  `(?<!\\d(?:st|nd|rd|th|er|\\.)? )\\b(?<month>${NAMES.split("|").map(capitalize).join("|")})\\.? ${DAY}(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d)\\b|(?=[.,;:!?)](?!\\d)|$))`,
  "gu",
);
const DOTTED = new RegExp(
  `(?<![\\p{L}\\d.])${DAY}\\.(?<month>1[0-2]|0?[1-9])\\.(?<year>20\\d\\d)(?!\\.?\\d)`,
  "gu",
);
const LATE_DAY = "(?<day>3[01]|2\\d|1[3-9])";
const SLASHED_MONTH = "(?<month>1[0-2]|0?[1-9])";
/** `30/06/2027`, `30-06-2027` and the American `06/30/2027`, not `05/06/2027`, which may be either. */
const SLASHED = [`${LATE_DAY}([/-])${SLASHED_MONTH}`, `${SLASHED_MONTH}([/-])${LATE_DAY}`].map(
  (date) => new RegExp(`(?<![\\p{L}\\d/-])${date}\\2(?<year>20\\d\\d)(?![\\d/-])`, "gu"),
);
const JAPANESE_DATE =
  /(?:(?<year>20\d\d)年)?(?<!\d)(?<month>1[0-2]|0?[1-9])月(?<day>3[01]|[12]\d|0?[1-9])日/g;
/** `2027-03-01`, `2027/3/1` */
const ISO_DATE = new RegExp(
  `(?<![\\d/-])(?<year>20\\d\\d)([/-])${SLASHED_MONTH}\\2${DAY}(?![\\d/-])`,
  "g",
);

const ORDINAL_DAY = new RegExp(`^((?: {0,3}[-*+])? {0,3}\\d{1,2})\\. (?=${MONTH})`, "gimu");

/** Keeps Markdown from reading a line that begins with a date, such as `6. Oktober`, as an item of a list. */
export const escapeDates = (markdown: string) => markdown.replace(ORDINAL_DAY, "$1\\. ");

const DAYS = [DATE, MONTH_FIRST, DOTTED, ...SLASHED, JAPANESE_DATE, ISO_DATE];

/** A day as it is written, with its year if it has one, and as `-03-31`. */
type Day = { words: string; start: number; end: number; year: string; date: string };

/** Lists the days that a text names, in its order. The verb of `At most 5 may be missed` is not a month. */
function findDays(text: string): Day[] {
  const found = DAYS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ 0: words, index: start, groups: { year = "", month = "", day = "" } = {} }) => {
      const date = writeDay(month, day);
      const isDay = (month !== "may" || year) && isDate((year || LEAP_YEAR) + date);
      return isDay ? { words, start, end: start + words.length, year, date } : [];
    },
  );
  return found
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
}

const LEAP_YEAR = "2028";

/** Not for `2027-02-31`, which `Date` takes for a day of March. */
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Returns a day as it is written, such as `3 March 2027`. */
export const findDay = (text: string): string | null => findDays(text)[0]?.words ?? null;

/** Replaces days, so that their figures are not taken for others. */
export function replaceDays(text: string, write: (day: string) => string): string {
  let written = "";
  let read = 0;
  for (const { words, start, end } of findDays(text)) {
    written += text.slice(read, start) + write(words);
    read = end;
  }
  return written + text.slice(read);
}

export const removeDays = (text: string): string => replaceDays(text, () => "");

const MONTH_NAME = new RegExp(`(?<!\\p{L})(?<month>${MONTH})|(?<number>1[0-2]|0?[1-9])月`, "giu");

/** Lists the months that a text names, 1 to 12, each once. `may` and `march` in lower case are verbs. */
export function listMonths(text: string): number[] {
  const found = [...text.matchAll(MONTH_NAME)].flatMap(({ groups: { month = "", number } = {} }) =>
    /^(?:may|march)$/.test(month) ? [] : Number(number ?? findMonth(month)),
  );
  return [...new Set(found)];
}

const findMonth = (name: string) =>
  MONTHS.findIndex((names) => names.split("|").includes(name.toLowerCase())) + 1;

export const namesTime = (text: string): boolean => POINT_IN_TIME.test(text);

/** Returns a date such as `2027-03-31`. With `near`, a date without a year counts too, in the year nearest to `near`. */
export function findLatestDate(text: string, near?: Date): string | null {
  const days = findDays(text);
  const dates = days.flatMap(({ year, date }) => (year ? year + date : []));
  if (near && dates.length === 0)
    dates.push(...days.flatMap(({ date }) => findNearest(date, near) ?? []));
  return dates.sort().at(-1) ?? null;
}

/** Writes `-03-31`; the month is a number or a name. */
function writeDay(month: string, day: string): string {
  return `-${String(Number(month) || findMonth(month)).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Undefined for a 29 February that is far away. */
function findNearest(day: string, near: Date): string | undefined {
  const year = near.getUTCFullYear();
  const measureDistance = (date: string) => Math.abs(Date.parse(date) - near.getTime());
  return [year - 1, year, year + 1]
    .map((each) => each + day)
    .filter(isDate)
    .sort((one, other) => measureDistance(one) - measureDistance(other))[0];
}
