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
const POINT_IN_TIME = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th|er|\\.)? ${MONTH}`,
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
const DATE = new RegExp(
  `\\b(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?<month>${MONTH})\\.?(?: (?<year>20\\d\\d)\\b)?`,
  "giu",
);
const DAY = "(?<day>3[01]|[12]\\d|0?[1-9])";
/** `March 31, 2027`. Without a year, the date must end its clause: in `In March 12 clinics signed.`, 12 is a count. */
const MONTH_FIRST = new RegExp(
  `(?<!\\d(?:st|nd|rd|th|er|\\.)? )\\b(?<month>${NAMES.split("|").map(capitalize).join("|")})\\.? ${DAY}(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d)\\b|(?=[.,;:!?)](?!\\d)|$))`,
  "gu",
);
const DOTTED = new RegExp(
  `(?<![\\p{L}\\d.])${DAY}\\.(?<month>1[0-2]|0?[1-9])\\.(?<year>20\\d\\d)(?!\\.?\\d)`,
  "gu",
);
const JAPANESE_DATE =
  /(?:(?<year>20\d\d)年)?(?<!\d)(?<month>1[0-2]|0?[1-9])月(?<day>3[01]|[12]\d|0?[1-9])日/g;
const ISO_DATE = /\b20\d\d-\d\d-\d\d\b/g;

const ORDINAL_DAY = new RegExp(`^((?: {0,3}[-*+])? {0,3}\\d{1,2})\\. (?=${MONTH})`, "gimu");

/** Keeps Markdown from reading a line that begins with a date, such as `6. Oktober`, as an item of a list. */
export const escapeDates = (markdown: string) => markdown.replace(ORDINAL_DAY, "$1\\. ");

const DAYS = [DATE, MONTH_FIRST, DOTTED, JAPANESE_DATE, ISO_DATE];

/** Returns a day as it is written, such as `3 March 2027`. */
export const findDay = (text: string): string | null =>
  DAYS.flatMap((pattern) => text.match(pattern) ?? [])[0] ?? null;

/** Replaces days, so that their figures are not taken for others. The verb of `At most 5 may be missed` is not a month. */
export const replaceDays = (text: string, write: (day: string) => string): string =>
  DAYS.reduce(
    (left, pattern) => left.replaceAll(pattern, (day) => (/ may$/.test(day) ? day : write(day))),
    text,
  );

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
  const found = [DATE, MONTH_FIRST, DOTTED, JAPANESE_DATE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ groups: { year = "", month = "", day = "" } = {} }) => [year, writeDay(month, day)]);
  const written = found.filter(([year]) => year).map((parts) => parts.join(""));
  if (near && written.length === 0)
    written.push(...found.map(([, day = ""]) => findNearest(day, near)));
  return [...written, ...(text.match(ISO_DATE) ?? [])].sort().at(-1) ?? null;
}

/** Writes `-03-31`; the month is a number or a name. */
function writeDay(month: string, day: string): string {
  return `-${String(Number(month) || findMonth(month)).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function findNearest(day: string, near: Date): string {
  const year = near.getUTCFullYear();
  const measureDistance = (date: string) => Math.abs(Date.parse(date) - near.getTime());
  const dates = [year - 1, year, year + 1].map((each) => each + day);
  return dates.reduce((best, date) =>
    measureDistance(date) < measureDistance(best) ? date : best,
  );
}
