import { visit } from "unist-util-visit";
import {
  describeWaitingImage,
  getImageHost,
  getImageWords,
  IMAGE_ATTRIBUTES,
  writeLinkAttributes,
} from "./addresses.mjs";
import { hasBox } from "./task-line.mjs";

const FIXES = {
  a: setLinkAttributes,
  input: labelCheckbox,
  h1: lowerHeading,
  h2: lowerHeading,
  h3: lowerHeading,
  h4: lowerHeading,
  h5: lowerHeading,
  pre: fixCode,
  table: fixTable,
};

export function rehypeDocument() {
  return (tree, { data: { markdown } }) => {
    const lines = markdown.split(/\r\n|\r|\n/);
    visit(tree, "element", (node) => FIXES[node.tagName]?.(node));
    visit(tree, { tagName: "li" }, (item) => markBox(item, lines));
    visit(tree, { tagName: "sup" }, keepOnLine);
    for (const block of tree.children) if (DIRECTED.includes(block.tagName)) setDirection(block);
  };
}

const DIRECTED = ["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "dl", "details"];

function setDirection({ properties }) {
  properties.dir ??= "auto";
}

/** Images of other https hosts become buttons; with `imageHosts` null, links. */
export function rehypeImages() {
  return (tree, { data: { imageHosts } }) =>
    visit(tree, { tagName: "img" }, (node, index, parent) => {
      const { src, alt = "" } = node.properties;
      const host = typeof src === "string" ? getImageHost(src) : undefined;
      if (host === undefined) parent.children[index] = { type: "text", value: alt };
      else if (imageHosts === null) parent.children[index] = makeLink(src, alt);
      else if (imageHosts.includes(host)) Object.assign(node.properties, IMAGE_ATTRIBUTES);
      else parent.children[index] = makeWaitingButton(host, alt);
    });
}

function makeLink(src, alt) {
  const children = [{ type: "text", value: getImageWords(src, alt) }];
  return { type: "element", tagName: "a", properties: writeLinkAttributes(src), children };
}

function makeWaitingButton(host, alt) {
  const { attributes, text } = describeWaitingImage(host, alt);
  const children = [{ type: "text", value: text }];
  return { type: "element", tagName: "button", properties: attributes, children };
}

export const isFootnoteLabel = ({ properties }) =>
  Array.isArray(properties.className) && properties.className.includes("sr-only");

/** The page has the h1, so `#` becomes an h2. */
function lowerHeading(node) {
  if (!isFootnoteLabel(node)) node.tagName = `h${Number(node.tagName[1]) + 1}`;
}

function setLinkAttributes({ properties }) {
  if (typeof properties.href === "string")
    Object.assign(properties, writeLinkAttributes(properties.href));
}

/** Wide blocks must scroll from the keyboard too. */
function makeScrollable({ properties }) {
  properties.tabIndex = 0;
}

/** Its columns run in the direction of its text. Cells have none, since `auto` leaves out what has its own; styles direct their lines. */
function fixTable(node) {
  makeScrollable(node);
  setDirection(node);
}

/** The number of a footnote after a blank does not begin a line alone. */
function keepOnLine({ children: [call] }, index, parent) {
  const before = parent.children[index - 1];
  if (call?.properties?.dataFootnoteRef === undefined || before?.type !== "text") return;
  before.value = before.value.replace(/ $/, "\u00a0");
}

/** In characters: highlighting more can take seconds. */
const MAX_COLORED = 5000;

function fixCode(node) {
  makeScrollable(node);
  const [inner] = node.children;
  const [text] = inner?.children ?? [];
  if (text?.value?.length > MAX_COLORED) inner.properties.className = ["no-highlight"];
}

/** Only the parser's own box has no position: one of raw HTML stands for no line. */
function markBox({ children, position }, lines) {
  const [first] = children.filter(({ type }) => type === "element");
  const box = first?.tagName === "p" ? first.children[0] : first;
  const line = position?.start.line;
  if (box?.tagName === "input" && !box.position && hasBox(lines[line - 1] ?? ""))
    box.properties.dataTaskLine = line;
}

function labelCheckbox({ properties }) {
  properties.ariaLabel = properties.checked ? "Done" : "To do";
}
