import { SKIP, visit } from "unist-util-visit";
import { isFootnoteLabel } from "./rehype-document.mjs";

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
  return headings;
}

function readText(node) {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text.trim().replace(/\s+/g, " ");
}
