import { NUMBER } from "./target-figures";

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
