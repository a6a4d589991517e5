import { SMALL_NUMBER } from "@/lib/text/number-words";
import { DENIALS } from "@/lib/text/words";
import { areOfOneKind, findFigure, LIMIT, NUMBER, WISHES } from "./target-figures";

// Figures that a sentence wants in place of others, such as `5 instead of 22 calls` or `it should be one day`, and the unit and
// the period that only the other figure has.

/** `5 instead of 22 calls`, and in Japanese the figure of today first: `22件ではなく5件`. */
const INSTEAD_OF = new RegExp(
  `(?<fewer>${NUMBER}) (?:instead of|statt|anstatt|in plaats van|au lieu de) (?<former>${NUMBER})|(?<jaFormer>${NUMBER})(?:ではなく|でなく|の代わりに)(?<jaFewer>${NUMBER})`,
  "iu",
);
/** Reads what is wanted instead of a former figure. */
export function readInstead(text: string): { fewer?: string; former?: string } {
  const { fewer, former, jaFewer, jaFormer } = INSTEAD_OF.exec(text)?.groups ?? {};
  const [wanted, today] = [fewer ?? jaFewer, former ?? jaFormer];
  return wanted && today ? { fewer: wanted.trim(), former: today.trim() } : {};
}

/** What follows a figure that is counted in a period: `a week`, `am Tag`, not `in der Woche vor Ostern` or `im Jahr 2027`. */
const RATE =
  /^ (?:(?:an?|per|each|every) (?:hour|day|week|month|quarter|year)|(?:pro|je|am|im|in der) (?:stunde|tag|woche|monat|quartal|jahr)|(?:per|in (?:de|het|een)) (?:uur|dag|week|maand|kwartaal|jaar)|par (?:heure|jour|semaine|mois|trimestre|an))(?![\p{L}\d]| (?:#|\d|before|after|of|vor|nach|vom|von|des|der|na|van|du|de |d['’](?!ici)))/iu;
const findRate = (figure: string, text: string) => {
  const [, ...after] = text.split(figure);
  return after.flatMap((each) => RATE.exec(each)?.[0] ?? [])[0] ?? "";
};

/** `tests a week` after `40 pump`: what is counted has two words. */
function findLongRate(figure: string, text: string): string {
  if (!/\d \p{L}+$/u.test(figure)) return "";
  const after = text.slice(text.indexOf(figure) + figure.length);
  const [word = ""] = /^ \p{Ll}{3,20}(?= )/u.exec(after) ?? [];
  const rate = RATE.exec(after.slice(word.length))?.[0];
  return word !== "" && rate ? word + rate : "";
}

/** Adds the period in which a figure is counted, which may stand after the figure of today: `5 instead of 22 calls a week`. */
export const addRate = (target: string, text: string, former?: string) =>
  target +
  (findLongRate(target, text) || findRate(target, text) || (former ? findRate(former, text) : ""));

/** Adds the unit of the figure of today: `9 days` in `It takes 19 days, we want it down to 9`. */
export const takeUnit = (wanted: string, now: string) =>
  /\d$/.test(wanted.trim()) && /\d ?[\p{L}%€]/u.test(now)
    ? `${wanted.trim()}${/\d( ?\D+)$/.exec(now.trim())?.[1] ?? ""}`
    : wanted;

const VERB =
  "should|must|needs? to|has to|soll(?:en|te|ten)?|muss|müssen|moet(?:en)?|zou(?:den)?|devrai(?:en)?t|doi(?:ven)?t";
const PRONOUN =
  "it|that|this|they|these|es|er|sie|das|dies|die|het|dat|ze|zij|elles?|ils?|ce|cela|ça";
/** The last clause of `Replies take 3 days; it should be one day`, whose verb comes first or next to a pronoun. */
const CLAUSE = new RegExp(
  `^(?<before>.*\\d.*?)[,;，；] *(?:(?:and|but|und|aber|en|maar|et|mais) )?(?:(?:${PRONOUN}) )?(?:ne )?(?:${VERB})(?: (?:${PRONOUN}))?(?: er)? (?<rest>[^,;]+)$`,
  "isu",
);
const SPELLED = `${SMALL_NUMBER}|zero|one|half|null|eine?[nmrs]?|nul|één|een|zéro|une?`;
/** In UTF-16 units. */
const MAX_READ = 400;
const WORD = new RegExp(`^(?<lead>[^\\d]{0,30}?)(?<!\\p{L})(?<word>${SPELLED})(?!\\p{L})`, "iu");
/** `it should not be 5 days`, but not `it should take no more than 5`. */
const DENIES = new RegExp(
  `(?<!\\p{L})(?:${DENIALS})(?!\\p{L})(?! (?:\\p{L}+ ){0,4}?(?:${LIMIT}|longer|later|exceed|überschreiten|overschrijden|dépasser|länger|später|langer|plus longtemps)(?!\\p{L}))`,
  "iu",
);

/** How it is or was: `Replies take 3 days`, not `Replies within 3 days`. */
const STATES =
  /(?<!\p{L})(?:is|are|was|were|takes?|took|lasts?|averages?|ist|sind|war|waren|liegt|liegen|beträgt|dauer[nt]|zijn|ligt|bedraagt|duurt|duren|est|sont|était|étaient|dure|durent|prend|prennent)(?!\p{L}).*\d/isu;

const splitClause = (text: string) =>
  CLAUSE.exec(text.trim().replace(/[.!。]+$/, ""))?.groups ?? {};

/** Whether a sentence says how it is and only what it should not be: `Replies take 3 days; it should not be 5 days`. It has no target. */
export function deniesShouldBe(text: string): boolean {
  if (text.length > MAX_READ) return false;
  const { before = "", rest = "" } = splitClause(text);
  return DENIES.test(rest) && /\d/.test(rest) && STATES.test(before) && !WISHES.test(before);
}

/**
 * Reads what a sentence says first, and what it wants in place of that: `3 days` and `one day` from `Replies take 3 days; it should
 * be one day`. Null if the figures are of two things.
 */
export function readShouldBe(text: string): { now: string; wanted: string } | null {
  if (text.length > MAX_READ) return null;
  const { before = "", rest = "" } = splitClause(text);
  const now = findFigure(before)?.trim();
  if (!now || DENIES.test(rest)) return null;
  const { lead = "", word = "" } = WORD.exec(rest)?.groups ?? {};
  // A figure is read with its unit.
  const figures = word === "" ? rest : `${lead}1${rest.slice(lead.length + word.length)}`;
  const figure = findFigure(figures)?.trim();
  if (!figure || !areOfOneKind(now, figure)) return null;
  return { now, wanted: word === "" ? takeUnit(figure, now) : figure.replace("1", word) };
}
