/** Writes `a`, `a and b` or `a, b and c`. */
export function joinWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Writes `1 goal` or `2,000 goals`; `many` is an irregular plural. */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Capitalizes the first letter, except of an address or of a name such as `iOS`. */
export const capitalize = (text: string) =>
  /^(?:http|\p{Ll}\p{Lu})/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Writes the first letter small, as in the middle of a sentence. */
export const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const QUOTE_MARK = /^["“„«「»]\s?/;
export const CUT = /\s?(?:…|\.{3})$/;
/** In UTF-16 units: a shorter part of a title is a name, such as that of a competitor, which the text may use anywhere. */
const MIN_SENTENCE = 30;

/**
 * Finds the part of a title that its text does not repeat: nothing of `No GPS`, `Klimaat Noord` of `Klimaat Noord: No GPS`.
 * The text repeats a part at its own beginning or, if the part is long, anywhere.
 */
export function findUnsaid(title: string, text: string): string {
  const said = text.replace(QUOTE_MARK, "").toLowerCase();
  const [, name = "", rest = ""] = /^([^:,]{2,60}?) ?[:,] (.+)$/s.exec(title) ?? [];
  const says = (part: string) => {
    const words = part.replace(CUT, "").toLowerCase();
    const at = words.length > MIN_SENTENCE ? said.indexOf(words) : -1;
    const isWithin = at >= 0 && !/[\p{L}\p{N}]/u.test(said.charAt(at + words.length));
    return words !== "" && (said.startsWith(words) || isWithin);
  };
  if (says(title)) return "";
  if (!says(rest)) return title;
  return says(name) ? "" : name;
}

const EMPHASIS =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]{0,199}[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** Drops the marks of emphasis: `a wish date` for `a *wish date*`. */
export const dropEmphasis = (text: string): string => text.replaceAll(EMPHASIS, "$2");

/** Extracts letters and digits in lower case, to compare texts without their spaces and marks. */
export const extractLetters = (text: string) =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** In letters and digits: a shorter text may begin the title by chance. */
const MIN_TEXT = 12;

/** Whether a title begins with the whole text and says more: `“No GPS in cellars” (Ann Lee, 4 Nov)` with `“No GPS in cellars”`. */
export function isWithinTitle(title: string, text: string): boolean {
  const [letters, whole] = [extractLetters(text), extractLetters(title)];
  const isMore = whole.length > letters.length && /["”“»」』)）.!?]\s*$/.test(text.trim());
  return letters.length >= MIN_TEXT && isMore && whole.startsWith(letters) && !CUT.test(title);
}

const JAPANESE = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}";
const ENDS_IN_JAPANESE = new RegExp(`[${JAPANESE}]["'”’)）」』]*$`, "u");
const HAS_JAPANESE = new RegExp(`[${JAPANESE}]`, "u");
const BEGINS_IN_JAPANESE = new RegExp(`^\\P{L}*[${JAPANESE}]`, "u");
/** Brackets, quotations and addresses, which may be in another language than the text around them. */
const WITHIN =
  /[(（][^)）]{0,200}[)）]|「[^」]{0,200}」|["“„«][^"”“»]{0,200}["”“»]|https?:\/\/\S+/gu;
const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}{2,}(?![\p{L}\p{N}])/u;
const SMALL_WORDS = /(?<![\p{L}\p{N}])\p{Ll}{2,} \p{Ll}{2,}(?![\p{L}\p{N}])/u;

/**
 * Whether a text is Japanese, in which other marks follow. It may end in a figure, a name or a bracket: `容量は500GB`, `決済はPayPay`,
 * `店長より(10/15)`. A Latin text that only names something in Japanese has small words, or has it between brackets.
 */
export function isJapanese(text: string): boolean {
  if (!HAS_JAPANESE.test(text)) return false;
  const outside = text.replaceAll(WITHIN, " ").trim();
  const said = /\p{L}/u.test(outside) ? outside : text;
  if (!HAS_JAPANESE.test(said)) return false;
  const hasHiragana = /\p{sc=Hira}/u.test(said);
  if (ENDS_IN_JAPANESE.test(said)) return hasHiragana || !SMALL_WORDS.test(said);
  if (BEGINS_IN_JAPANESE.test(said)) return !SMALL_WORDS.test(said);
  return hasHiragana && !SMALL_WORD.test(said);
}

const SENTENCE = ".!?…。！？";
const CLAUSE = `${SENTENCE}:;：；`;
/** Quotation marks, brackets and emphasis may follow the mark, in French after a space. */
const endsIn = (marks: string) => new RegExp(`[${marks}]["'”’“‘)）」』«»\\]*_\\s]*$`, "u");
const ENDS_SENTENCE = endsIn(SENTENCE);
const ENDS_CLAUSE = endsIn(CLAUSE);
const ENDS_IN_MARK = endsIn(`${CLAUSE},，、`);

export const endsSentence = (line: string): boolean => ENDS_SENTENCE.test(line);
/** Whether a line ends a sentence, or a clause with a colon or a semicolon. */
export const endsClause = (line: string): boolean => ENDS_CLAUSE.test(line);
/** Whether a line ends a sentence or a clause, also with a comma. */
export const endsInMark = (line: string): boolean => ENDS_IN_MARK.test(line);

/** Adds a full stop, unless the text has an end. */
export const endSentence = (text: string) =>
  text === "" || endsClause(text) ? text : `${text}${isJapanese(text) ? "。" : "."}`;
