import { findDay } from "./dates";

const DATE = String.raw`\d{1,2}\.? \p{L}{3,12} \d{4}|\p{L}{3,12} \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|(?:\d{4}年)?\d{1,2}月\d{1,2}日`;
const WORD = String.raw`(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\.)`;
const NAME = String.raw`(?:(?:Dr|Prof|St|Mr|Mrs|Ms|Mme)\. )?${WORD}(?: (?:(?:de|van|von|der|den|du|la|le|da|di|ten|ter|zu) ){0,2}${WORD}){0,4}(?: \([^()]{1,30}\))?`;
const BODY =
  "(?:board|committee|management|team|Vorstand|bestuur|directie|raad|comité|conseil|direction)";
const GROUP = String.raw`(?:${BODY}|(?:(?:the|der|die|das|de|het|le|la) |l['’])\p{L}[\p{L}-]*)`;
const JOINED = "(?:,? (?:and|und|en|et|&) |, )";
const WITH =
  "(?:,? (?:with|agreed with|together with|mit|abgestimmt mit|met|samen met|avec|en accord avec) [^.:。：]{2,60})?";
const PEOPLE = `(?:${NAME}|${GROUP})(?:${JOINED}(?:${NAME}|${GROUP})){0,7}${WITH}`;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Katakana}ー・、と]{2,40}`;
const END = String.raw`(?:\.(?= )|。|(?<colon> ?:(?= )|：))`;

const FORMS = [
  new RegExp(`^(?<date>${DATE})(?:[,、] ?(?<people>${PEOPLE}|${JAPANESE}))?${END}`, "u"),
  new RegExp(`^(?<date>\\d{1,2}\\.? \\p{L}{3,12}), (?<people>${PEOPLE})${END}`, "u"),
  new RegExp(`^(?<people>${PEOPLE}), (?<date>${DATE})${END}`, "u"),
];
/** One word before a colon is a subject as often as a name. */
const SEVERAL = new RegExp(`${JOINED}|[・、と]|^${GROUP}$`, "u");
/** The decision itself, such as `rejected`. */
const VERDICT =
  /(?<!\p{L})(?:reject|approv|postpon|declin|accept|decid|adopt|cancel|abgelehnt|angenommen|beschlossen|genehmigt|vertagt|verschoben|entschieden|afgewezen|goedgekeurd|uitgesteld|besloten|aangenomen|rejet|refus|approuv|report[ée]|décid)|却下|承認|延期|決定|採用/iu;

type Decision = { date: string | null; people: string | null; text: string };

/** Splits a decision from its date and people: `3 September 2026, Nora and Tom. We wait.`, `Board, 3 September 2026. We wait.` */
export function splitDecision(whole: string): Decision {
  for (const form of FORMS) {
    const match = form.exec(whole);
    const { date = "", people = null, colon } = match?.groups ?? {};
    const text = whole.slice(match?.[0].length).trimStart();
    const isSubject = people !== null && colon !== undefined && !SEVERAL.test(people);
    if (!match || text === "" || findDay(date) === null || isSubject) continue;
    if (people === null || !VERDICT.test(people)) return { date, people, text };
  }
  return { date: null, people: null, text: whole };
}
