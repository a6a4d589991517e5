import { visit } from "unist-util-visit";
import { createPageParser } from "./parser.mjs";
import { createTreeParser } from "./tree-parser.mjs";

const full = createTreeParser().freeze();
const KINDS = ["link", "image", "definition", "footnoteDefinition", "html"];

const simple = createPageParser();
// Keeps addresses as written, since they are compared with the allowed ones.
simple.normalizeLink = (url) => url;

/**
 * Finds the addresses that either rendering finds. If one has no position, its paragraph's or block's is used.
 * @param {string} markdown
 */
export const findAddresses = (markdown) => [...findInFull(markdown), ...findInSimple(markdown)];

function findInFull(markdown) {
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

function findInSimple(markdown) {
  const starts = [0, ...[...markdown.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const findStart = (line) => starts[line] ?? markdown.length;
  const found = [];
  let lines = [0, 0];
  for (const { map, children } of simple.parse(markdown, {})) {
    lines = map ?? lines; // a table cell has no lines of its own, but those of its row
    for (const token of children ?? []) {
      if (token.type !== "link_open" && token.type !== "image") continue;
      const kind = token.type === "image" ? "image" : "link";
      const [from, to] = lines.map(findStart);
      found.push({ kind, url: token.attrGet("href") ?? "", from, to }); // only links need theirs
    }
  }
  return found;
}
