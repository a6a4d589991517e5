import { NUMERIC_DATE } from "@/lib/text/dates";

// What a filled-in form adds to what was said: lines on when it was filled in and how to reach its writer (`dropFormLines`), and the
// cells of its other answers (`dropFormCells`).

/** Names that programs give the time at which a form was filled in. */
export const ENTERED =
  "timestamp|(?:start|completion|submission) time|(?:submitted|submission date|date submitted)(?: (?:at|on))?|zeitstempel|startzeit|abschlusszeit|eingereicht am|abgeschickt(?: am)?|tijdstempel|begintijd|tijd van voltooien|ingediend op|ingezonden(?: op)?|horodat(?:eur|age)|heure de (?:début|fin)|soumis le|タイムスタンプ|開始時刻|完了時刻";

/** `May we call you?` */
const MAY_CALL =
  "(?:(?:may|can|could) we (?:(?:call|phone|ring|e?-?mail|contact|reach) you|get (?:back )?(?:to|in touch))|(?:dürfen|können) wir (?:sie|dich|ihnen|euch) [^?\\n]{0,40}(?:anrufen|kontaktieren|schreiben|melden)|(?:mogen|kunnen) (?:we|wij) (?:je|jou|u) [^?\\n]{0,40}(?:bellen|mailen|benaderen)|(?:pouvons-nous|peut-on|pouvons nous) vous (?:r?appeler|contacter|écrire))[^?\\n]{0,60}\\?|[^:：\\n]{0,20}(?:電話|連絡)(?:して|を差し上げて)[^:：\\n]{0,14}[?？]";
const CONTACT =
  "(?:\\+|\\(?0)\\d[\\d ()/.-]{6,18}\\d|[\\p{L}\\d._%+-]{1,64}@[\\p{L}\\d.-]{1,64}\\.\\p{L}{2,12}";
/** Lines of a form on when it was filled in and whether its writer may be called. */
const FORM_LINE = new RegExp(
  `^(?:[-*] )?(?:(?:${ENTERED}) ?[:：] ?(?:${NUMERIC_DATE})?[\\dT,.:+ ]*(?:Z|[ap]m|uhr|uur)?[ \\t]*(?=\\n|$)|(?:${MAY_CALL}) ?[:：].*)(?:\\n|$)`,
  "gimu",
);
/** `Phone: 07700 900142`, `Reach me: Ann, ann@firm.example` */
const CONTACT_LINE = new RegExp(
  `^(?:[-*] )?(?:(?:your |my )?(?:tele)?(?:phone|fon|foon)(?:nummer| number)?|tel\\.?|mobile?(?: number)?|handy|gsm|e-?mail(?: address|adresse|adres)?|contact|kontakt|how to reach you|reach me|rückruf|téléphone|courriel|電話(?:番号)?|メール) ?[:：] ?(?:[\\p{L}.'’-]{1,30},? ){0,4}(?:${CONTACT})[.]?[ \\t]*(?:\\n|$)`,
  "gimu",
);

/** Drops the lines of a filled-in form that say nothing of its subject, such as the writer's telephone number. */
export const dropFormLines = (content: string) =>
  content.replaceAll(FORM_LINE, "").replaceAll(CONTACT_LINE, "").trimEnd();

/** `- Branch: Freiburg`, a line of a list; the value is short and not a sentence. */
const CELL = /^[-*] ([^:：\n]{1,60}?) ?[:：][ \t]?([^\n]{0,80})$/u;
const IS_SENTENCE = /[.!?。！？]["'”’)»」』]*$/u;
/** An answer is what was said: `Wish: pay by card`, unlike `Branch: Freiburg im Breisgau`. */
const ANSWER = /^(?:\S+\s+){2}\p{Ll}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{8}/u;
const ENTERED_NAME = new RegExp(`^(?:${ENTERED})$`, "iu");
/** `How_do_you_book_today`: the name of a column, unlike `user_id`. */
const COLUMN = /^\p{Lu}[\p{L}\d]*(?:_[\p{L}\d]+){2,}$/u;

const ENTERED_AT = new RegExp(
  `^(?:${ENTERED}) ?[:：] ?\\d[\\dT/.,:+ -]*(?:Z|[ap]m|uhr|uur)?[.。]?$`,
  "iu",
);

const NAMES_DATE = /^(?:date|datum|日付)$/i;
const DAY = new RegExp(`^${NUMERIC_DATE}$`);
const RATED =
  /^(?:score|rating|nps|bewertung|note|beoordeling|language|sprache|taal|langue|評価|言語)$/i;
/** Columns that state nothing: speaker, time, place, language and score. */
const OF_ROW =
  /^(?:customer|client|name|kunde|kundin|klant|naam|nom|お客様|顧客|branch|store|shop|filiale|winkel|vestiging|magasin|agence|店舗)$/i;

type Cell = { name: string; value: string };

const readCell = (line: string): Cell | undefined => {
  const [, name, value] = CELL.exec(line.trimEnd()) ?? [];
  return name === undefined || value === undefined || IS_SENTENCE.test(value)
    ? undefined
    : { name: name.trim(), value: value.trim() };
};

const isEntry = ({ name }: Cell) => ENTERED_NAME.test(name);
const isOfForm = (cell: Cell) => isEntry(cell) || COLUMN.test(cell.name);
const isDropped = (line: string) => {
  const cell = readCell(line);
  return cell !== undefined && (isEntry(cell) || !ANSWER.test(cell.value));
};

const isDay = ({ name, value }: Cell) => NAMES_DATE.test(name) && DAY.test(value);
const isRated = ({ name, value }: Cell) => RATED.test(name) && !ANSWER.test(value);
/** Whether cells are of a row that was said on a day, by somebody, with a score or in a language. */
const areOfRow = (cells: readonly Cell[]) =>
  cells.some(isDay) && cells.some(isRated) && cells.some(({ name }) => OF_ROW.test(name));
const isOfRow = (line: string) => {
  const cell = readCell(line);
  if (cell === undefined || ANSWER.test(cell.value)) return false; // an English column "Note" has answers
  return isDay(cell) || isRated(cell) || OF_ROW.test(cell.name);
};

/**
 * Drops the cells of a filled-in form, such as `Branch: Freiburg`: a list of at least two, one of which shows that it is a form. The
 * words of people are known to be from one by its columns, other items only by the time at which it was filled in. Of a row with a day, a customer and a score, only such cells are dropped.
 */
export function dropFormCells(content: string, isOfPerson: boolean): string {
  const lines = content.split("\n");
  const isItem = (line = "") => /^[-*] /.test(line);
  let start = 0;
  const kept = lines.flatMap((line, index) => {
    if (!isItem(line)) return [line];
    if (!isItem(lines[index - 1])) start = index;
    if (isItem(lines[index + 1])) return [];
    const list = lines.slice(start, index + 1);
    const cells = list.flatMap((item) => readCell(item) ?? []);
    const isForm = cells.length > 1 && cells.some(isOfPerson ? isOfForm : isEntry);
    const isIntroduced = /[:：]\s*$/.test(lines[start - 1] ?? "");
    if (isIntroduced) return list;
    if (isForm) return list.filter((item) => !isDropped(item));
    return areOfRow(cells) ? list.filter((item) => !isOfRow(item)) : list;
  });
  return kept.length < lines.length ? kept.join("\n").trimEnd() : content;
}

/** Whether a text only says when a form was filled in: `Timestamp: 2026-10-19 20:15`. */
export const isOfEntry = (text: string) => ENTERED_AT.test(text.trim());
