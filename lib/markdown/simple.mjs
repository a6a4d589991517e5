import rehypeSlug from "rehype-slug";
import {
  describeWaitingImage,
  getImageHost,
  getImageWords,
  ID_PREFIX,
  IMAGE_ATTRIBUTES,
  writeLinkAttributes,
} from "./addresses.mjs";
import { listHeadings } from "./headings.mjs";
import { createPageParser, MAX_NESTING } from "./parser.mjs";

const parser = createPageParser();
const { fence } = parser.renderer.rules;
parser.renderer.rules.fence = (...token) => fence(...token).replace(/^<pre>/, '<pre tabindex="0">');
/** These must scroll from the keyboard; the rule above covers fences. */
const SCROLLABLE = ["code_block", "table_open"];
const CELLS = ["th_open", "td_open"];
const DIRECTED = [
  "paragraph_open",
  "heading_open",
  "bullet_list_open",
  "ordered_list_open",
  "blockquote_open",
];

/**
 * CommonMark with tables, in nearly linear time. Raw HTML, task lists and footnotes appear as written.
 * @param {string} markdown
 * @param {readonly string[] | null} imageHosts as in `renderFull`
 * @throws when nesting is so deep that text would be omitted
 */
export function renderSimple(markdown, imageHosts = []) {
  const env = {};
  const tokens = parser.parse(markdown, env);
  if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) throw new Error("Nested too deeply");
  for (const token of tokens) {
    if (CELLS.includes(token.type)) alignCell(token);
    if (token.type === "table_open" || (token.level === 0 && DIRECTED.includes(token.type)))
      token.attrSet("dir", "auto");
    if (SCROLLABLE.includes(token.type)) token.attrSet("tabindex", "0");
  }
  const headings = nameHeadings(tokens);
  for (const { children } of tokens)
    for (const child of children ?? []) fitInline(child, imageHosts);
  return { html: parser.renderer.render(tokens, parser.options, env), headings };
}

function alignCell(token) {
  const align = token.attrGet("style")?.replace("text-align:", "");
  token.attrs = align ? [["align", align]] : null;
}

function fitInline(token, imageHosts) {
  if (token.type === "link_open") setAttributes(token, writeLinkAttributes(token.attrGet("href")));
  if (token.type !== "image") return;
  const host = getImageHost(token.attrGet("src"));
  if (host === undefined) token.type = "text";
  else if (imageHosts === null) toLink(token);
  else if (imageHosts.includes(host)) setAttributes(token, IMAGE_ATTRIBUTES);
  else toButton(token, describeWaitingImage(host, token.content));
}

function toLink(token) {
  const { escapeHtml } = parser.utils;
  const src = token.attrGet("src");
  const attributes = Object.entries(writeLinkAttributes(src));
  const written = attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ");
  const words = escapeHtml(getImageWords(src, token.content));
  Object.assign(token, { type: "html_inline", content: `<a ${written}>${words}</a>` });
}

function toButton(token, { attributes, text }) {
  const { escapeHtml } = parser.utils;
  const { className, ...rest } = attributes;
  const named = Object.entries({ ...rest, class: className.join(" ") });
  const written = named.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ");
  Object.assign(token, {
    type: "html_inline",
    content: `<button ${written}>${escapeHtml(text)}</button>`,
  });
}

function setAttributes(token, attributes) {
  for (const [name, value] of Object.entries(attributes)) token.attrSet(name.toLowerCase(), value);
}

function nameHeadings(tokens) {
  const opening = tokens.flatMap((token, index) => (token.type === "heading_open" ? [index] : []));
  const tree = { type: "root", children: opening.map((index) => makeHeading(tokens, index)) };
  rehypeSlug({ prefix: ID_PREFIX })(tree);
  for (const [nth, index] of opening.entries()) {
    const { tagName, properties } = tree.children[nth];
    tokens[index].attrSet("id", properties.id);
    tokens[index].tag = tagName;
    tokens[index + 2].tag = tagName;
  }
  return listHeadings(tree);
}

function makeHeading(tokens, index) {
  const level = Math.min(Number(tokens[index].tag[1]) + 1, 6);
  const value = parser.renderer.renderInlineAsText(tokens[index + 1].children, parser.options, {});
  return {
    type: "element",
    tagName: `h${level}`,
    properties: {},
    children: [{ type: "text", value }],
  };
}
