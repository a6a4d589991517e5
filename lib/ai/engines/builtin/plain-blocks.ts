import type { Token } from "markdown-it";
import { createMarkdownParser } from "@/lib/markdown/parser.mjs";

export type PlainBlock = { kind: "paragraph" | "list" | "table"; text: string };

const parser = createMarkdownParser();

const FOOTNOTE = /\[\^[^\]\s]{1,64}\]/g;
const FOOTNOTE_DEFINITION = /^\[\^[^\]\s]{1,64}\]:/;
const TASK_BOX = /^\[([ xX])\]\s/;
const TAG = /<[^<>]*>/g;

const joinLines = (text: string) => text.replace(/\s+/g, " ").trim();

/** Reads the text of a block without marks, tags, addresses of images and footnotes. */
function readInline(token: Token): string {
  const children = token.children ?? [];
  const parts = children.map(({ type, content }, index) => {
    if (type === "softbreak" || type === "hardbreak") return " ";
    if (type === "html_inline") return "";
    if (type === "code_inline") return content;
    // A footnote with an address is a link to the parser.
    if (children[index - 1]?.type === "link_open" && content.startsWith("^")) return "";
    return content.replace(FOOTNOTE, "");
  });
  return joinLines(parts.join("")).replace(TASK_BOX, (_, mark) =>
    mark === " " ? "Open: " : "Done: ",
  );
}

/** Writes rows as `first cell (head: cell, …)`, so that figures keep their meaning; two columns need no head. */
function writeTableText(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const sentences = body.map(([start = "", ...cells]) => {
    const first = /^\d+$/.test(start) && head[0] ? `${head[0]} ${start}` : start;
    const rest = cells.flatMap((cell, index) => {
      const name = head[index + 1] ?? "";
      return cell === "" ? [] : [name === "" ? cell : `${name}: ${cell}`];
    });
    if (cells.length === 1) return [first, ...cells].filter((cell) => cell !== "").join(": ");
    return rest.length > 0 ? `${first} (${rest.join(", ")})` : first;
  });
  return sentences.filter((sentence) => sentence !== "").join("; ");
}

/** Joins the items; those without punctuation at their end are separated by semicolons. */
function writeListText(items: readonly string[]): string {
  return items
    .map((item, index) => {
      if (/[.!?:;…]["'”’)]*$/.test(item)) return item;
      return `${item.replace(/,$/, "")}${index < items.length - 1 ? ";" : "."}`;
    })
    .join(" ");
}

/** Splits a text in order, without headings, code and definitions of footnotes. */
export function splitPlainBlocks(markdown: string): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  let lists = 0;
  let items: string[] = [];
  let rows: string[][] = [];
  let isHeading = false;
  const add = (kind: PlainBlock["kind"], text: string) => {
    if (text === "") return;
    if (lists > 0) items.push(text);
    else blocks.push({ kind, text });
  };
  for (const token of parser.parse(markdown, {})) {
    switch (token.type) {
      case "heading_open":
      case "heading_close":
        isHeading = token.nesting === 1;
        break;
      case "bullet_list_open":
      case "ordered_list_open":
        lists++;
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        if (--lists > 0) break;
        add("list", writeListText(items));
        items = [];
        break;
      case "tr_open":
        rows.push([]);
        break;
      case "table_close":
        add("table", writeTableText(rows));
        rows = [];
        break;
      case "html_block":
        add("paragraph", joinLines(token.content.replace(TAG, " ")));
        break;
      case "inline":
        if (isHeading || FOOTNOTE_DEFINITION.test(token.content)) break;
        if (rows.length > 0) rows.at(-1)?.push(readInline(token));
        else add("paragraph", readInline(token));
    }
  }
  return blocks;
}

/** Removes the marks from a line, such as a heading. */
export const toPlainLine = (markdown: string) => {
  const [token] = parser.parseInline(joinLines(markdown), {});
  return token ? readInline(token) : "";
};
