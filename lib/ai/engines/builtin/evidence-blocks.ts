import type { Token } from "markdown-it";
import { createMarkdownParser } from "@/lib/markdown/parser.mjs";
import { escapeDates } from "@/lib/text/dates";

/** An item of a list; `depth` 0 is the outermost list. */
type ListItem = { text: string; depth: number; mark: "-" | "1." | "- [ ]" | "- [x]" };

/** A block of a text, with plain words in place of Markdown. The first row of a table is its head; `by` is the speaker of a quotation. */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string; by?: string }
  | { kind: "list"; items: readonly ListItem[] }
  | { kind: "table"; rows: readonly (readonly string[])[] };

/** Length of a text that is parsed, in UTF-16 units: the length of a piece of evidence. */
const MOST_READ = 6_000;

const parser = createMarkdownParser();

const FOOTNOTE = /\[\^[^\]\s]{1,64}\]/g;
const FOOTNOTE_DEFINITION = /^\[\^[^\]\s]{1,64}\]:/;
const TASK_BOX = /^\[([ xX])\]\s/;
const TAG = /<[^<>]*>/g;
/** A line at the head of a document such as `**Owner:** …`, or several parts such as `Agreed in May · Owner: …`. */
const METADATA =
  /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):)|^(?=.{1,300} · ).{0,300}(?: · \*\*|(?:^| · )[^:·]{1,40}:)/;

/** The last line of a quotation that names its speaker, such as `— Ruth Abara, Payrolla`. */
const SPEAKER = /^(?:[—–-] ?)?(\p{Lu}[^.!?:;。！？]{1,79})$/u;

/** Joins lines by spaces, which Japanese has none of after its marks. */
const joinLines = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?<=[、。！？]) /g, "")
    .trim();

/** Reads the text of a block without marks, tags, addresses of images and footnotes. */
function readInline({ children }: Token): string {
  const parts = (children ?? []).map(({ type, content }, index, all) => {
    if (type === "softbreak" || type === "hardbreak") return " ";
    if (type === "html_inline") return "";
    if (type === "code_inline") return content;
    // A footnote with an address is a link to the parser.
    if (all[index - 1]?.type === "link_open" && content.startsWith("^")) return "";
    return content.replace(FOOTNOTE, "");
  });
  return joinLines(parts.join(""));
}

/** Parses the beginning of a text, without code, definitions of footnotes and the lines about it at its head. */
export function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lists: ("-" | "1.")[] = [];
  let items: ListItem[] = [];
  let rows: string[][] = [];
  let level = 0;
  const metadata = new Set<Block | undefined>();
  let isNewItem = false;
  let quotation = 0;
  const addText = (text: string) => {
    const [list, last] = [lists.at(-1), items.at(-1)];
    if (text === "") return;
    if (level > 0) blocks.push({ kind: "heading", level, text });
    else if (!list) blocks.push({ kind: "paragraph", text });
    else if (isNewItem || !last) {
      const [box = "", done] = TASK_BOX.exec(text) ?? [];
      const mark = done === undefined ? list : done === " " ? "- [ ]" : "- [x]";
      items.push({ text: text.slice(box.length), depth: lists.length - 1, mark });
      isNewItem = false;
    } else last.text += ` ${text}`;
  };
  const read = escapeDates(markdown.slice(0, MOST_READ).toWellFormed());
  for (const token of parser.parse(read, {})) {
    switch (token.type) {
      case "heading_open":
        level = Number(token.tag.slice(1));
        break;
      case "heading_close":
        level = 0;
        break;
      case "blockquote_open":
        quotation = blocks.length;
        break;
      case "blockquote_close":
        if (lists.length === 0) joinSpeaker(blocks, quotation);
        break;
      case "bullet_list_open":
        lists.push("-");
        break;
      case "ordered_list_open":
        lists.push("1.");
        break;
      case "list_item_open":
        isNewItem = true;
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        lists.pop();
        if (lists.length === 0 && items.length > 0) blocks.push({ kind: "list", items });
        if (lists.length === 0) items = [];
        break;
      case "tr_open":
        rows.push([]);
        break;
      case "table_close":
        if (rows.length > 1) blocks.push({ kind: "table", rows });
        rows = [];
        break;
      case "html_block":
        addText(joinLines(token.content.replace(TAG, " ")));
        break;
      case "inline":
        if (FOOTNOTE_DEFINITION.test(token.content)) break;
        if (rows.length > 0) rows.at(-1)?.push(readInline(token));
        else addText(readInline(token));
        if (METADATA.test(token.content)) metadata.add(blocks.at(-1));
    }
  }
  return dropMetadata(blocks, metadata);
}

/** Joins the speaker to the quotation that begins at `start`, so that neither is left out without the other. */
function joinSpeaker(blocks: Block[], start: number) {
  const [said, last] = blocks.slice(-2);
  if (blocks.length - start < 2 || said?.kind !== "paragraph" || last?.kind !== "paragraph") return;
  const by = SPEAKER.exec(last.text)?.[1];
  if (by) blocks.splice(-2, 2, { ...said, by });
}

function dropMetadata(blocks: readonly Block[], metadata: ReadonlySet<unknown>): Block[] {
  const first = blocks.findIndex((block) => block.kind === "heading" && block.level > 1);
  return blocks.filter(
    (block, index) => block.kind !== "paragraph" || index > first || !metadata.has(block),
  );
}

/** Reads the lines about a document at its head, such as `Next review: 30 November`. */
export const readFacts = (markdown: string) =>
  (markdown.slice(0, MOST_READ).split(/^## /m)[0] ?? "")
    .split(/\n+/)
    .filter((line) => METADATA.test(line))
    .flatMap((line) => line.replaceAll("**", "").split(" · "))
    .map(joinLines);

export const readProse = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "paragraph" ? [readWords(block)] : [])).join(" ");

export function readWords(block: Block): string {
  if (block.kind === "list") return block.items.map(({ text }) => text).join(" ");
  if (block.kind === "table") return block.rows.flat().join(" ");
  return block.kind === "paragraph" && block.by ? `${block.text} ${block.by}` : block.text;
}
