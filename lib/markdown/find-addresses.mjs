import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { createParser } from "./simple.mjs";

const full = unified().use(remarkParse).use(remarkGfm).freeze();
const KINDS = ["link", "image", "definition", "footnoteDefinition", "html"];

const simple = createParser();
// As they are written: an address is compared with those that are allowed.
simple.normalizeLink = (url) => url;

/**
 * Everything in a text that leads somewhere, as either rendering reads it, with its place in
 * characters. What has no place of its own has that of the paragraph or the block around it.
 * @param {string} markdown
 */
export const findAddresses = (markdown) => [...inFull(markdown), ...inSimple(markdown)];

function inFull(markdown) {
  const found = [];
  visit(full.parse(markdown), KINDS, (node, _index, parent) => {
    const place = node.position ?? parent?.position;
    found.push({
      kind: node.type,
      url: node.url ?? "",
      from: place?.start.offset ?? 0,
      to: place?.end.offset ?? markdown.length,
    });
  });
  return found;
}

function inSimple(markdown) {
  const starts = [0, ...[...markdown.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const startOf = (line) => starts[line] ?? markdown.length;
  const found = [];
  let lines = [0, 0];
  for (const { map, children } of simple.parse(markdown, {})) {
    lines = map ?? lines; // a cell of a table has its row's
    for (const token of children ?? []) {
      if (token.type !== "link_open" && token.type !== "image") continue;
      const kind = token.type === "image" ? "image" : "link";
      const [from, to] = lines.map(startOf);
      found.push({ kind, url: token.attrGet("href") ?? "", from, to });
    }
  }
  return found;
}
