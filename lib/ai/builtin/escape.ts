const ESCAPES: Readonly<Record<string, string>> = { "`": "&#96;", "<": "&lt;", "](": "]\\(" };
const ACTIVE = /[\\*~|`<]|\[\^?|\]\(|&(?=[#\w]+;)/g;
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_START = /^(\d{1,9})?([-+=>#.)])/;

/**
 * Plain text as one line of Markdown that shows it and nothing else, inside of a line or a table's
 * cell. It holds no backtick, no `[^` and no `](`, so that a reader of references finds none in it.
 */
export const escapeInline = (text: string) =>
  text
    .replace(INVISIBLE, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(ACTIVE, (mark) => ESCAPES[mark] ?? mark.replace(/./g, "\\$&"))
    .replace(UNDERSCORE, "\\_");

/** The same where a line begins. */
export const escapeLine = (text: string) =>
  escapeInline(text).replace(LINE_START, (_, digits = "", mark) => `${digits}\\${mark}`);
