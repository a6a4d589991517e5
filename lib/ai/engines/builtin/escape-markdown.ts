import type { Evidence } from "@/lib/ai/evidence";

const ESCAPES: Readonly<Record<string, string>> = { "`": "&#96;", "<": "&lt;", "](": "]\\(" };
const ACTIVE = /[\\*~|`<]|\[\^?|\]\(|&(?=[#\w]+;)/g;
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_START = /^(\d{1,9})?([-+=>#.)])/;

/** Escapes plain text for one line or cell of Markdown. Without a backtick, `[^` and `](` it cannot be read as a reference. */
export const escapeInline = (text: string) =>
  text
    .replace(INVISIBLE, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(ACTIVE, (mark) => ESCAPES[mark] ?? mark.replace(/./g, "\\$&"))
    .replace(UNDERSCORE, "\\_");

/** Escapes text at the beginning of a line, where more marks are active. */
export const escapeLine = (text: string) => escapeLineStart(escapeInline(text));

/** Escapes the mark at the beginning of a line of Markdown that would make it a list, a heading or a quotation. */
export const escapeLineStart = (markdown: string) =>
  markdown.replace(LINE_START, (_, digits = "", mark) => `${digits}\\${mark}`);

export const refer = ({ ref }: Pick<Evidence, "ref">) => `[^${ref}]`;

/** Joins blocks of Markdown. */
export const joinBlocks = (blocks: readonly string[]) =>
  blocks
    .filter((block) => block !== "")
    .reduce((text, block) => {
      // A blank line between two lists would merge them into one loose list.
      const isList = /^- /.test(block) && /^ *- /.test(text.split("\n").at(-1) ?? "");
      return text === "" ? block : `${text}${isList ? "\n" : "\n\n"}${block}`;
    }, "");
