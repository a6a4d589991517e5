import { visit } from "unist-util-visit";
import { IMAGE_ATTRIBUTES, isAllowedImage, linkAttributes } from "./addresses.mjs";

const FIXES = {
  a: link,
  img: image,
  input: checkbox,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  pre: code,
  table: scrollable,
};

/** Fits a sanitised document into a page: heading levels, links, images, check boxes, wide parts. */
export function rehypeDocument() {
  return (tree) =>
    visit(tree, "element", (node, index, parent) => FIXES[node.tagName]?.(node, index, parent));
}

/** Whether this is the hidden heading that comes before the footnotes. */
export const isFootnoteLabel = ({ properties }) =>
  Array.isArray(properties.className) && properties.className.includes("sr-only");

/** The page has the h1, so `#` is an h2. */
function heading(node) {
  if (!isFootnoteLabel(node)) node.tagName = `h${Number(node.tagName[1]) + 1}`;
}

function link({ properties }) {
  if (typeof properties.href === "string")
    Object.assign(properties, linkAttributes(properties.href));
}

function image(node, index, parent) {
  const { src, alt } = node.properties;
  if (typeof src === "string" && isAllowedImage(src))
    Object.assign(node.properties, IMAGE_ATTRIBUTES);
  else parent.children[index] = { type: "text", value: typeof alt === "string" ? alt : "" };
}

/** Code and tables scroll sideways where they are too wide, which must work from the keyboard. */
function scrollable({ properties }) {
  properties.tabIndex = 0;
}

/** Characters of code that get colours; a parser of colours can take seconds for more. */
const MAX_COLOURED = 5000;

function code(node) {
  scrollable(node);
  const [inner] = node.children;
  const [text] = inner?.children ?? [];
  if (text?.value?.length > MAX_COLOURED) inner.properties.className = ["no-highlight"];
}

function checkbox({ properties }) {
  properties.ariaLabel = properties.checked ? "Done" : "To do";
}
