import { visit } from "unist-util-visit";
import {
  describeWaitingImage,
  getImageHost,
  getImageWords,
  IMAGE_ATTRIBUTES,
  writeLinkAttributes,
} from "./addresses.mjs";

const FIXES = {
  a: link,
  input: checkbox,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  pre: code,
  table: scrollable,
  td: directed,
  th: directed,
};

export function rehypeDocument() {
  return (tree) => {
    visit(tree, "element", (node) => FIXES[node.tagName]?.(node));
    for (const block of tree.children) if (DIRECTED.includes(block.tagName)) directed(block);
  };
}

const DIRECTED = ["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "dl", "details"];

function directed({ properties }) {
  properties.dir ??= "auto";
}

/** Images of other https hosts become buttons; with `imageHosts` null, links. */
export function rehypeImages() {
  return (tree, { data: { imageHosts } }) =>
    visit(tree, { tagName: "img" }, (node, index, parent) => {
      const { src, alt = "" } = node.properties;
      const host = typeof src === "string" ? getImageHost(src) : undefined;
      if (host === undefined) parent.children[index] = { type: "text", value: alt };
      else if (imageHosts === null) parent.children[index] = linkTo(src, alt);
      else if (imageHosts.includes(host)) Object.assign(node.properties, IMAGE_ATTRIBUTES);
      else parent.children[index] = waitingButton(host, alt);
    });
}

function linkTo(src, alt) {
  const children = [{ type: "text", value: getImageWords(src, alt) }];
  return { type: "element", tagName: "a", properties: writeLinkAttributes(src), children };
}

function waitingButton(host, alt) {
  const { attributes, text } = describeWaitingImage(host, alt);
  const children = [{ type: "text", value: text }];
  return { type: "element", tagName: "button", properties: attributes, children };
}

export const isFootnoteLabel = ({ properties }) =>
  Array.isArray(properties.className) && properties.className.includes("sr-only");

/** The page has the h1, so `#` becomes an h2. */
function heading(node) {
  if (!isFootnoteLabel(node)) node.tagName = `h${Number(node.tagName[1]) + 1}`;
}

function link({ properties }) {
  if (typeof properties.href === "string")
    Object.assign(properties, writeLinkAttributes(properties.href));
}

/** Must scroll from the keyboard too. */
function scrollable({ properties }) {
  properties.tabIndex = 0;
}

/** In characters: highlighting more can take seconds. */
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
