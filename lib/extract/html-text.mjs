import { parseFragment } from "parse5";

const INLINE = new Set(["a", "strong", "em", "sup", "sub", "s", "u", "img", "span", "code"]);
const HEADING = /^h[1-6]$/;
/** mammoth links an arrow back from a note with such an address. */
const BACK = /^#[a-z]+-ref-/;

/** Keeps spaces and marks within a line, which rehype-remark and remark-stringify would collapse and escape. */
export const htmlToText = (html) => joinBlocks(readBlocks(parseFragment(html).childNodes));

/** `mark` precedes the text except in cells; `kind` is text, list or table. */
function readBlocks(nodes, indent = "") {
  const blocks = [];
  let line = "";
  function endLine() {
    const text = line.trim();
    if (text !== "") blocks.push({ mark: "", text, kind: "text" });
    line = "";
  }
  for (const node of flattenInline(nodes)) {
    if (node.nodeName === "#text") line += node.value;
    else if (node.nodeName === "br") line += "\n";
    else {
      endLine();
      for (const block of readElement(node, indent)) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

const flattenInline = (nodes) =>
  nodes.flatMap((node) => {
    if (!INLINE.has(node.nodeName)) return node;
    return isBackLink(node) ? [] : flattenInline(node.childNodes);
  });

const isBackLink = ({ nodeName, attrs, childNodes }) =>
  nodeName === "a" && BACK.test(attrs[0]?.value) && childNodes[0]?.value === "↑";

function readElement({ nodeName, childNodes }, indent) {
  if (nodeName === "ul" || nodeName === "ol") return readList(nodeName, childNodes, indent);
  if (nodeName === "tr") return readRow(childNodes);
  const blocks = readBlocks(childNodes, indent);
  if (HEADING.test(nodeName)) markFirst(blocks, `${"#".repeat(Number(nodeName[1]))} `);
  return blocks;
}

function readList(nodeName, items, indent) {
  return items.flatMap(({ childNodes }, index) => {
    const blocks = readBlocks(childNodes, `${indent}  `);
    markFirst(blocks, `${indent}${nodeName === "ol" ? `${index + 1}.` : "-"} `);
    return blocks.map((block) => (block.kind === "text" ? { ...block, kind: "list" } : block));
  });
}

function markFirst([first], mark) {
  if (first?.kind === "text") first.mark ||= mark;
}

function readRow(cells) {
  const texts = cells.map(({ childNodes }) =>
    readBlocks(childNodes).reduce((cell, block) => `${cell} ${readCellText(block)}`.trim(), ""),
  );
  return texts.some(Boolean) ? [{ mark: "", text: texts.join(" | "), kind: "table" }] : [];
}

/** A bar in a cell is escaped, as in Markdown; those of a row in the cell divide it. */
const readCellText = ({ text, kind }) =>
  (kind === "table" ? text : text.replaceAll("|", "\\|")).replaceAll("\n", " ");

function joinBlocks(blocks) {
  return blocks
    .map(({ mark, text, kind }, index) => {
      if (index === 0) return mark + text;
      const isTogether = kind !== "text" && kind === blocks[index - 1].kind;
      return `${isTogether ? "\n" : "\n\n"}${mark}${text}`;
    })
    .join("");
}
