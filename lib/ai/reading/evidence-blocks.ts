import { MAX_PIECE } from "@/lib/ai/evidence";
import { createMarkdownParser } from "@/lib/markdown/parser.mjs";
import { escapeDates, MONTH, namesTime } from "@/lib/text/dates";
import { FOOTNOTE_DEFINITION, REFERENCES } from "@/lib/text/footnotes";
import { OWNER_LABELS } from "@/lib/text/owner-label";
import { isJapanese } from "@/lib/text/phrases";
import { dropNumber } from "./heading-number";
import { joinLines, joinParagraphs } from "./join-lines";
import { separateLists } from "./list-lines";

/** An item of a list; `depth` 0 is the outermost list. The `number` is that of a numbered item. */
export type ListItem = {
  text: string;
  depth: number;
  mark: "-" | "1." | "- [ ]" | "- [x]";
  number?: number;
};

/**
 * A block of a text, with plain words in place of Markdown. The first row of a table is its head. Paragraphs of items and files name the
 * heading that they stand `under`.
 */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string; under?: string }
  | { kind: "list"; items: readonly ListItem[] }
  | { kind: "table"; rows: readonly (readonly string[])[] };

const parser = createMarkdownParser();
type Token = ReturnType<typeof parser.parse>[number];

const TASK_BOX = /^\[([ xX])\]\s/;
const TAG = /<[^<>]*>/g;
const DO_NOT_FORWARD =
  "(?:do not (?:circulate|forward|share)|nicht (?:weiterleiten|weitergeben)|niet (?:rondsturen|doorsturen|verspreiden)|ne pas (?:diffuser|transférer))";
const CONFIDENTIAL =
  "(?:strictly |streng |strikt )?(?:confidential|vertraulich|vertrouwelijk|confidentiel)|社外秘|回覧不可";
const AUTHOR_FIELD = `(?:${OWNER_LABELS}|authors?|from|autor(?:in)?|von|auteur|van|rédaction|作成) ?[:：]`;
const APPROVER =
  "(?:approved by|freigegeben von|genehmigt von|goedgekeurd door|validée? par|approuvée? par) ";
const FACT =
  "(?:status|date|version|updated|reviewed|tags?|(?:created|last edited)(?: time| by)?|last updated|stand|datum|versie|statut|更新) ?[:：]";
/** `Version 1.2`, `Version du 25/11/2026` */
const EDITION = `[*_]{0,2}(?:version|versie|stand|fassung|revision|バージョン) ?(?:(?:du|of|from|vom|van) )?v?\\d[\\d./-]{0,11}(?:,? ${MONTH}(?: \\d{4})?)?(?:,? [(–-]? ?(?:draft|final|entwurf|concept|brouillon)\\)?)?[*_.]{0,2}`;
/** A line at the head of a document such as `Owner: Ann Lee`, `Approved by …`, `Status: draft` or `Please do not forward!` */
const ABOUT = new RegExp(
  `^(?:related to .{1,60} \\(property\\):.*|(?:(?:please |bitte |prière de |nog )?${DO_NOT_FORWARD}|${CONFIDENTIAL})[.!。！]*|${AUTHOR_FIELD}.{1,160} ${DO_NOT_FORWARD}[.!]*|(?:${AUTHOR_FIELD}|${APPROVER}).{1,60}|${EDITION}|${FACT}.{1,60}(?<![.。]))$`,
  "iu",
);
/** The author and the date of a document, such as `Ann Lee, 3 May`. */
const SIGNED = /^\p{Lu}\S+(?: \p{Lu}\S+)?, \d{1,2}\.? \p{L}+(?: \d{4})?$/u;
/** A table of labels and values, whose first row is empty. */
const HEADLESS_TABLE = /^\|(?:[ \t]*\|)+[ \t]*\n(?:\|.*(?:\n|$))*/gm;
/** A line at the head of a document such as `**Owner:** …`, or several parts such as `Agreed in May · Owner: …`. */
const METADATA =
  /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):)|^(?=.{1,300} · ).{0,300}(?: · \*\*|(?:^| · )[^:·]{1,40}:)/;

/** Reads the text of a block without marks, tags, addresses of images and footnotes. */
function readInline({ children }: Token): string {
  const parts = (children ?? []).map(({ type, content }, index, all) => {
    if (type === "softbreak" || type === "hardbreak") return "\n";
    if (type === "html_inline") return "";
    if (type === "code_inline") return content;
    // The parser reads a footnote with an address as a link.
    if (all[index - 1]?.type === "link_open" && content.startsWith("^")) return "";
    return content.replace(REFERENCES, "");
  });
  return joinLines(parts.join(""));
}

/** Parses the beginning of a text, without code, the definitions of footnotes and the lines of metadata at its head. */
export function parseBlocks(markdown: string): Block[] {
  const { rest } = readHead(markdown.slice(0, MAX_PIECE).toWellFormed());
  const read = separateLists(escapePlus(escapeDates(rest)));
  const reader = new BlockReader();
  let before: Token | undefined;
  for (const token of parser.parse(read, {})) {
    reader.read(token, before);
    before = token;
  }
  return reader.blocks;
}

/** Keeps Markdown from reading the only line that begins with a plus as a list: it belongs to a sum. */
function escapePlus(markdown: string): string {
  const signs = markdown.match(/^ {0,3}\+ /gm) ?? [];
  return signs.length === 1 ? markdown.replace(/^( {0,3})\+ /m, "$1\\+ ") : markdown;
}

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
/** Drops the columns of mail addresses, which are nobody's to read in a document. */
function dropAddresses(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [, ...body] = rows;
  const isAddresses = (at: number) => {
    const filled = body.flatMap((cells) => cells[at]?.trim() || []);
    return filled.length > 0 && filled.every((cell) => ADDRESS.test(cell));
  };
  const dropped = new Set((rows[0] ?? []).flatMap((_, at) => (isAddresses(at) ? [at] : [])));
  // Of two columns, the addresses are what the table tells.
  const isTold = dropped.size === 0 || (rows[0] ?? []).length - dropped.size < 2;
  return isTold ? rows : rows.map((cells) => cells.filter((_, at) => !dropped.has(at)));
}

class BlockReader {
  readonly blocks: Block[] = [];
  /** The open lists, each with the number of its next item. */
  #lists: { mark: "-" | "1."; next: number }[] = [];
  #items: ListItem[] = [];
  #isNewItem = false;
  #rows: string[][] = [];
  /** The index of its first block. */
  #quotation = 0;

  read(token: Token, before: Token | undefined) {
    switch (token.type) {
      case "blockquote_open":
        this.#quotation = this.blocks.length;
        break;
      case "blockquote_close":
        if (this.#lists.length === 0) joinQuotation(this.blocks, this.#quotation);
        break;
      case "bullet_list_open":
        this.#lists.push({ mark: "-", next: 1 });
        break;
      case "ordered_list_open":
        this.#lists.push({ mark: "1.", next: Number(token.attrGet("start") ?? 1) });
        break;
      case "list_item_open":
        this.#isNewItem = true;
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        this.#lists.pop();
        if (this.#lists.length === 0) this.#endList();
        break;
      case "tr_open":
        this.#rows.push([]);
        break;
      case "table_close":
        if (this.#rows.length > 1)
          this.blocks.push({ kind: "table", rows: dropAddresses(this.#rows) });
        this.#rows = [];
        break;
      case "html_block":
        this.#addText(joinLines(token.content.replace(TAG, " ")));
        break;
      case "inline":
        this.#addInline(token, before);
    }
  }

  #addInline(token: Token, before: Token | undefined) {
    const text = FOOTNOTE_DEFINITION.test(token.content) ? "" : readInline(token);
    const level = Number(before?.tag.slice(1));
    if (this.#rows.length > 0) this.#rows.at(-1)?.push(text);
    else if (before?.type !== "heading_open") this.#addText(text);
    else if (text !== "") this.blocks.push({ kind: "heading", level, text });
  }

  #addText(text: string) {
    const [list, last] = [this.#lists.at(-1), this.#items.at(-1)];
    if (text === "") return;
    if (!list) this.blocks.push({ kind: "paragraph", text });
    else if (this.#isNewItem || !last) {
      const [box = "", done] = TASK_BOX.exec(text) ?? [];
      const mark = done === undefined ? list.mark : done === " " ? "- [ ]" : "- [x]";
      const depth = this.#lists.length - 1;
      const number = mark === "1." ? { number: list.next++ } : {};
      this.#items.push({ text: text.slice(box.length), depth, mark, ...number });
      this.#isNewItem = false;
    } else last.text += ` ${text}`;
  }

  #endList() {
    if (this.#items.length > 0) this.blocks.push({ kind: "list", items: this.#items });
    this.#items = [];
  }
}

/** Reads the head of a document, before its first `## ` heading: `facts` are the lines about it, such as `Next review: 30 November`. */
export function readHead(markdown: string) {
  const end = Math.max(0, markdown.search(/^## /m));
  const lines = markdown.slice(0, end).replace(HEADLESS_TABLE, "").split("\n");
  const about = lines.filter(isAbout);
  const facts = about.flatMap((line) => line.replaceAll("**", "").split(" · "));
  const rest = lines.filter((line) => !about.includes(line)).join("\n");
  return { facts, rest: rest + markdown.slice(end) };
}

const isAbout = (line: string) =>
  METADATA.test(line) || ABOUT.test(line) || (SIGNED.test(line) && namesTime(line));

/** Joins the paragraphs of a quotation, which begins at `start`: its last may name the speaker. */
function joinQuotation(blocks: Block[], start: number) {
  const quoted = blocks.slice(start);
  if (quoted.every(({ kind }) => kind === "paragraph") && quoted.length > 0)
    blocks.splice(start, quoted.length, { kind: "paragraph", text: readProse(quoted) });
}

/** Lists the texts of the headings among blocks. */
export const listHeadings = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));

/**
 * Puts a heading, unless it is the title, before its paragraph as a label, since an item has no headings in a document:
 * `Ann Lee: I wait.`
 */
export function labelParagraphs(blocks: readonly Block[]): Block[] {
  const isTop = (block: Block | undefined) => block?.kind === "heading" && block.level === 1;
  const hasTitle = blocks.filter(isTop).length === 1;
  const headings = listHeadings(blocks);
  let under = "";
  return blocks.flatMap((block, index): Block[] => {
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === "heading") {
      const isTitle = hasTitle && isTop(block);
      under = isTitle ? "" : dropNumber(block.text, headings);
      if (isTitle) return [block];
      return next?.kind === "paragraph" ? [] : [{ ...block, text: under }];
    }
    if (block.kind !== "paragraph" || under === "") return [block];
    const text = before?.kind === "heading" ? joinLabel(under, block.text) : block.text;
    return [{ ...block, text, under }];
  });
}

/** Writes `Ann Lee: I wait.` */
export function joinLabel(label: string, text: string): string {
  const colon = isJapanese(label) ? "：" : ": ";
  return label + (/[.?!:…。：？！]$/.test(label) ? " " : colon) + text;
}

export const readProse = (blocks: readonly Block[]) =>
  joinParagraphs(blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])));

export function readWords(block: Block): string {
  if (block.kind === "list")
    return block.items.map(({ text }) => text.replace(/[.;,]$/, "")).join("; ");
  if (block.kind === "table") return block.rows.flat().join(" ");
  return block.text;
}
