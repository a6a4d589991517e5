import { SKIP, visit } from "unist-util-visit";
import { MAX_HEADINGS, selectHighest } from "./outline-tokens.mjs";
import { isFootnoteLabel } from "./rehype-document.mjs";

/** Lists the highest levels of at most 2,000 headings: each costs its page some 500 bytes. */
export function listHeadings(tree) {
  const headings = [];
  visit(tree, "element", (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const text = readText(node);
    if (text && !isFootnoteLabel(node)) {
      headings.push({ depth: Number(node.tagName[1]), id: node.properties.id, text });
    }
    return SKIP;
  });
  const levels = headings.map(({ depth }) => depth);
  return selectHighest(levels, MAX_HEADINGS).map((index) => headings[index]);
}

function readText(node) {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text.trim().replace(/\s+/g, " ");
}
