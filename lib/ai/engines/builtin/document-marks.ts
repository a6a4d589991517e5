import type { Evidence } from "@/lib/ai/evidence";
import {
  parseTokens,
  readInline,
  separateImage,
  type Token,
} from "@/lib/ai/reading/evidence-blocks";
import { joinLines } from "@/lib/ai/reading/join-lines";
import { dropFootnotes, keepFootnotes, placeFootnotes } from "@/lib/ai/reading/own-footnotes";
import { REFERENCES } from "@/lib/text/footnotes";
import { escapeInline, escapeLine, escapeLineStart } from "./escape-markdown";

/** What the check of a draft would change within code: HTML, entities, references, links and escaped addresses. */
const CHANGED_IN_CODE = /[<\p{Cc}\ufffc\ufff9]|&(?=#?\w{1,31};)|\[\^|\][:(]|!\[|\\[:/]/u;
/** An address that can stand in a link of a draft */
const ADDRESS = /^https?:\/\/[^\s()<>\\|]+$/;
/** Marks of strikethrough, which the parser of evidence leaves in the text, after they have been escaped */
const STRUCK = /\\~\\~(?=\S)([^~]+?)(?<=\S)\\~\\~/g;

/** Whether code is the same after the check of a draft. */
export const isSafeCode = (code: string) => !CHANGED_IN_CODE.test(code.replaceAll(/[\n\t]/g, " "));

/** Runs of backticks that are longer than each within. */
export function fence(code: string, least: number): string {
  const runs = code.match(/`+/g) ?? [];
  return "`".repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}

function writeCode(code: string): string {
  if (!isSafeCode(code) || code.trim() === "") return escapeAround(code);
  const marks = fence(code, 1);
  const gap = /^`|`$/.test(code) ? " " : "";
  return marks + gap + code + gap + marks;
}

/** Escapes a text but keeps the spaces at its ends. */
function escapeAround(text: string): string {
  const before = /^\s*/.exec(text)?.[0] ?? "";
  const after = text.slice(text.trimEnd().length);
  return text.trim() === "" ? before : before + escapeInline(text) + after;
}

/** Writes the inline Markdown of a block anew: emphasis, code and links to addresses that `source` has; all else is escaped. */
function writeInline({ children }: Token, source: string): string {
  const all = children ?? [];
  const ends: string[] = [];
  let text = "";
  for (const [index, token] of all.entries()) {
    const { type, content, markup } = token;
    if (type === "softbreak" || type === "hardbreak") text += "\n";
    else if (/^(?:strong|em)_/.test(type)) text += markup;
    else if (type === "code_inline") text += writeCode(content);
    else if (type === "link_open") {
      // After an exclamation mark, a link would be an image.
      const address = text.endsWith("!") ? undefined : findAddress(all, index, source);
      ends.push(address === undefined ? "" : `](${address})`);
      text += address === undefined ? "" : "[";
    } else if (type === "link_close") text += ends.pop() ?? "";
    else {
      // A footnote with an address has been read as a link, and is none of the words.
      const isNote = all[index - 1]?.type === "link_open" && content.startsWith("^");
      const isLeft = isNote || type === "html_inline";
      const said = isLeft ? "" : escapeAround(content.replace(REFERENCES, ""));
      text += separateImage(type, text) + said.replace(STRUCK, "~~$1~~");
    }
  }
  return joinLines(text);
}

/** Finds the address of the link that begins at a place, if a draft can have it. */
function findAddress(all: readonly Token[], start: number, source: string): string | undefined {
  const address = String(all[start]?.attrGet("href") ?? "");
  let words = "";
  for (let at = start + 1; all[at] && all[at]?.type !== "link_close"; at++)
    words += all[at]?.content ?? "";
  const isWritten = all[start]?.markup === "" && words.trim() !== "" && !/[[\]^]/.test(words);
  return isWritten && ADDRESS.test(address) && source.includes(address) ? address : undefined;
}

const TASK_BOX = /^\[[ xX]\]\s/;
/** The same after it has been escaped */
const WRITTEN_BOX = /^\\?\[[ xX]\\?\]\s/;
const read = new WeakMap<Evidence, ReadonlyMap<string, string>>();

/** Maps the plain texts of a document to their Markdown with the footnotes that people wrote, if that has marks or footnotes. */
function readMarked(piece: Evidence): ReadonlyMap<string, string> {
  const known = read.get(piece);
  if (known) return known;
  const forms = new Map<string, string>();
  const marked = new Map<string, string>();
  for (const token of parseTokens(placeFootnotes(piece.text))) {
    if (token.type !== "inline") continue;
    const plain = dropFootnotes(readInline(token));
    // What stands beside HTML would join where that is left out.
    const hasHtml = token.children?.some(({ type }) => type === "html_inline");
    const written = hasHtml ? escapeInline(plain) : keepFootnotes(writeInline(token, piece.text));
    const text = plain.replace(TASK_BOX, "");
    const isOnly = (forms.get(text) ?? written) === written;
    forms.set(text, written);
    // Of the same words with other marks, none is kept: the text alone does not tell which is meant.
    if (!isOnly || written === escapeInline(plain)) marked.delete(text);
    else marked.set(text, written.replace(WRITTEN_BOX, ""));
  }
  read.set(piece, marked);
  return marked;
}

const findMarked = (text: string, piece: Evidence) =>
  piece.type === "document" ? readMarked(piece).get(text) : undefined;

/** Writes a text of a piece for the beginning of a line, a whole one of a document with its marks. */
export function writeMarkedLine(text: string, piece: Evidence): string {
  const marked = findMarked(text, piece);
  return marked === undefined ? escapeLine(text) : escapeLineStart(marked);
}

/** Writes a text of a piece for a cell, a whole one of a document with its marks. */
export function writeMarkedCell(text: string, piece: Evidence): string {
  const marked = findMarked(text, piece);
  // Within code, a bar ends a cell of some renderers.
  return marked === undefined || (marked.includes("`") && text.includes("|"))
    ? escapeInline(text)
    : marked;
}
