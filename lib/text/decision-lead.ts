import { findDay } from "./dates";

const TITLE = String.raw`\b(?:Dr|Prof|St|Mr|Mrs|Ms|Mme)`;
const DATE = String.raw`\d{1,2}\.? \p{L}{3,12} \d{4}|\p{L}{3,12} \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|(?:\d{4}年)?\d{1,2}月\d{1,2}日`;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*`;
const NAMES = `${NAME}(?:(?:,? (?:and|und|en|et|&) |, | )${NAME}){0,7}`;
const WITH = "(?: (?:with|mit|met|avec) [^.:。]{2,80})?";
const END = `(?:(?<!${TITLE})\\. ?| ?: |。|：)`;

const FORMS = [
  new RegExp(
    `^(?<date>${DATE})(?:[,、] ?(?<who>(?:[^.。:：]|(?<=${TITLE})\\.(?= )){2,120}?))?${END}`,
    "u",
  ),
  // Names alone, since a sentence may begin with a date without a year, or end with a date.
  new RegExp(`^(?<date>\\d{1,2}\\.? \\p{L}{3,12}), (?<who>${NAMES}${WITH})${END}`, "u"),
  new RegExp(`^(?<who>${NAMES}), (?<date>${DATE})${END}`, "u"),
];

/**
 * Splits the text of a decision from its date and people: `3 September 2026, Nora and Tom. We wait.`, `8 July, Nora. We wait.`,
 * `Board, 3 September 2026. We wait.`
 */
export function splitDecision(text: string): {
  date: string | null;
  who: string | null;
  rest: string;
} {
  for (const form of FORMS) {
    const [lead] = form.exec(text) ?? [];
    const { date, who = null } = form.exec(text)?.groups ?? {};
    if (lead === undefined || !date || findDay(date) === null) continue;
    const rest = text.slice(lead.length);
    if (rest.trim() !== "") return { date, who, rest };
  }
  return { date: null, who: null, rest: text };
}
