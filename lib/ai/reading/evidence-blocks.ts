import { MAX_PIECE } from "@/lib/ai/evidence";
import { createMarkdownParser } from "@/lib/markdown/parser.mjs";
import { escapeDates } from "@/lib/text/dates";
import { FOOTNOTE_DEFINITION, REFERENCES } from "@/lib/text/footnotes";
import { isFrench, joinLabel } from "@/lib/text/join-label";
import { readHead } from "./document-head";
import { dropNumber } from "./heading-number";
import { joinLines, joinParagraphs } from "./join-lines";
import { separateLists } from "./list-lines";
import { separateTables } from "./table-lines";

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
  | { kind: "table"; rows: readonly (readonly string[])[] }
  /** Only documents have it. The `info` names its language. */
  | { kind: "code"; text: string; info: string };

const parser = createMarkdownParser();
export type Token = ReturnType<typeof parser.parse>[number];

const TASK_BOX = /^\[([ xX])\]\s/;
const TAG = /<[^<>]*>/g;
/** Reads the text of a block without marks, tags, addresses of images and footnotes. */
export function readInline({ children }: Pick<Token, "children">): string {
  let text = "";
  for (const [index, { type, content }] of (children ?? []).entries()) {
    const before = children?.[index - 1];
    // The parser reads a footnote with an address as a link.
    const isNote = before?.type === "link_open" && content.startsWith("^");
    if (type === "softbreak" || type === "hardbreak") text += "\n";
    else if (type === "code_inline") text += content;
    else if (type !== "html_inline" && !isNote)
      text += separateImage(type, text) + content.replace(REFERENCES, "");
  }
  return joinLines(text);
}

/** The words of an image are not those of the text before it: `map![A bike](bike.png)` */
export const separateImage = (type: string, before: string) =>
  type === "image" && /\S$/.test(before) ? " " : "";

/** Parses the beginning of a text, without code, the definitions of footnotes and the lines of metadata at its head. */
export const parseBlocks = (markdown: string) => readBlocks(parseTokens(markdown), false);

/** Parses a document like `parseBlocks`, but keeps its code. */
export const parseDocument = (markdown: string) => readBlocks(parseTokens(markdown), true);

export function parseTokens(markdown: string): Token[] {
  const { rest } = readHead(markdown.slice(0, MAX_PIECE).toWellFormed());
  return parser.parse(separateLists(separateTables(escapePlus(escapeDates(rest)))), {});
}

function readBlocks(tokens: readonly Token[], keepsCode: boolean): Block[] {
  const reader = new BlockReader(keepsCode);
  for (const [index, token] of tokens.entries()) reader.read(token, tokens[index - 1]);
  return reader.blocks;
}

/** Keeps Markdown from reading the only line that begins with a plus as a list: it belongs to a sum. */
function escapePlus(markdown: string): string {
  const signs = markdown.match(/^ {0,3}\+ /gm) ?? [];
  return signs.length === 1 ? markdown.replace(/^( {0,3})\+ /m, "$1\\+ ") : markdown;
}

const MAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
/** Drops the columns of mail addresses, which are nobody's to read in a document. */
function dropAddresses(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [, ...body] = rows;
  const isAddresses = (at: number) => {
    const filled = body.flatMap((cells) => cells[at]?.trim() || []);
    return filled.length > 0 && filled.every((cell) => MAIL_ADDRESS.test(cell));
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
  readonly #keepsCode: boolean;

  constructor(keepsCode: boolean) {
    this.#keepsCode = keepsCode;
  }

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
      case "fence":
      case "code_block":
        if (!this.#keepsCode || token.content.trim() === "") break;
        this.#endList();
        this.blocks.push({ kind: "code", text: token.content.trimEnd(), info: token.info.trim() });
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
    // After code in an item, its next words are a paragraph.
    if (!list || (!last && !this.#isNewItem)) this.blocks.push({ kind: "paragraph", text });
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

export const readProse = (blocks: readonly Block[]) =>
  joinParagraphs(blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])));

export function readWords(block: Block): string {
  if (block.kind === "list")
    return joinItems(block.items.map(({ text }) => text.replace(/ ?[.;,]$/, "")));
  if (block.kind === "table") return block.rows.flat().join(" ");
  return block.text;
}

const joinItems = (items: readonly string[]) =>
  items.join(isFrench(items.join(" ")) ? " ; " : "; ");
