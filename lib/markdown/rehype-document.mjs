import { visit } from "unist-util-visit";
import { ID_PREFIX } from "./html-rules.mjs";

const FIXES = {
  a: link,
  img: image,
  input: checkbox,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
};

/** Fits a sanitised document into a page: heading levels, links, images and check boxes. */
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
  const { href } = properties;
  if (typeof href !== "string") return;
  if (href.startsWith("#")) properties.href = prefixed(href);
  else if (isExternal(href)) properties.rel = ["nofollow", "noopener", "ugc"];
}

function prefixed(hash) {
  return hash === "#" || hash.startsWith(`#${ID_PREFIX}`) ? hash : `#${ID_PREFIX}${hash.slice(1)}`;
}

/** Asks the URL parser, because browsers take `/\host` for another site too. */
function isExternal(href) {
  const here = "https://this-site.invalid";
  if (!URL.canParse(href, here)) return true;
  const { protocol, origin } = new URL(href, here);
  return protocol !== "mailto:" && origin !== here;
}

/** Images over https stay, without telling their host where they are shown; others become their text. */
function image(node, index, parent) {
  const { src, alt } = node.properties;
  if (typeof src === "string" && /^https:\/\//i.test(src)) {
    Object.assign(node.properties, { loading: "lazy", referrerPolicy: "no-referrer" });
    return;
  }
  parent.children[index] = { type: "text", value: typeof alt === "string" ? alt : "" };
}

function checkbox({ properties }) {
  properties.ariaLabel = properties.checked ? "Done" : "To do";
}
