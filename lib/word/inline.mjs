import {
  Bookmark,
  CheckBox,
  ExternalHyperlink,
  FootnoteReferenceRun,
  InternalHyperlink,
  TextRun,
} from "docx";
import { getImageHost, getImageWords, ID_PREFIX, LINK_PROTOCOLS } from "../markdown/addresses.mjs";
import { clean } from "./clean.mjs";

const CODE = { style: "InlineCode" };
const MARKS = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  summary: { bold: true },
  i: { italics: true },
  em: { italics: true },
  del: { strike: true },
  s: { strike: true },
  strike: { strike: true },
  ins: { underline: {} },
  sub: { subScript: true },
  sup: { superScript: true },
  code: CODE,
  kbd: CODE,
  samp: CODE,
  tt: CODE,
};

/**
 * @param {object[]} nodes of a safe tree
 * @param {object} state of the document: its `footnotes` and `bookmarks`
 * @param {object} marks of the text around them
 */
export const buildInline = (nodes, state, marks = {}) =>
  nodes.flatMap((node, nth) => {
    if (node.type === "text") {
      const text =
        nodes[nth - 1]?.tagName === "br" ? node.value.replace(/^[ \t\r\n]+/, "") : node.value;
      return buildTextRun(text.replace(/(?<!\s)\s*\n\s*/g, " "), marks);
    }
    if (node.type !== "element") return [];
    const special = SPECIAL[node.tagName];
    if (special) return special(node, state, marks);
    return buildInline(node.children, state, { ...marks, ...MARKS[node.tagName] });
  });

const SPECIAL = {
  a: buildLink,
  br: (_node, _state, marks) => new TextRun({ ...marks, break: 1 }),
  img: buildImageLink,
  input: ({ properties }) =>
    new CheckBox({
      checked: properties.checked === true,
      checkedState: { value: "2612", font: "MS Gothic" },
      uncheckedState: { value: "2610", font: "MS Gothic" },
    }),
};

export const buildTextRun = (text, marks = {}) => new TextRun({ ...marks, text: clean(text) });

function buildLink(node, state, marks) {
  const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteBackref !== undefined) return [];
  const anchor = typeof href === "string" && href.startsWith("#") ? toAnchor(href) : undefined;
  const footnote = dataFootnoteRef === undefined ? undefined : state.footnotes.get(anchor);
  if (footnote) return buildFootnoteMark(footnote);
  const buildChildren = () => buildInline(node.children, state, { ...marks, style: "Hyperlink" });
  const bookmark = state.bookmarks.get(anchor && decode(anchor));
  if (bookmark) return new InternalHyperlink({ anchor: bookmark, children: buildChildren() });
  const address = parseAddress(href);
  if (address) return new ExternalHyperlink({ link: address, children: buildChildren() });
  return buildInline(node.children, state, marks);
}

/** A file can refer to a footnote only once; later references are plain numbers. */
function buildFootnoteMark(footnote) {
  if (footnote.isUsed) return buildTextRun(String(footnote.number), { superScript: true });
  footnote.isUsed = true;
  return new FootnoteReferenceRun(footnote.number);
}

const toAnchor = (href) => ID_PREFIX + href.slice(1).replace(ID_PREFIX, "");

/** The ids of headings are not encoded, as those of footnotes are. */
function decode(anchor) {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Requires an allowed protocol: Word takes any other address for a file on the reader's computer or network. */
function parseAddress(href) {
  if (typeof href !== "string" || !URL.canParse(href)) return undefined;
  const { protocol, href: address } = new URL(href);
  return LINK_PROTOCOLS.includes(protocol.slice(0, -1))
    ? address.replaceAll(" ", "%20")
    : undefined;
}

/** Nothing is fetched, so an image becomes a link. */
function buildImageLink({ properties: { src, alt = "" } }, _state, marks) {
  if (typeof src !== "string" || getImageHost(src) === undefined) return buildTextRun(alt, marks);
  const children = [buildTextRun(getImageWords(src, alt), { ...marks, style: "Hyperlink" })];
  return new ExternalHyperlink({ link: new URL(src).href, children });
}

export const addBookmark = (name, children) => new Bookmark({ id: name, children });
