import type { DOMOutputSpec, NodeSpec } from "prosemirror-model";

/** `prosemirror-tables` requires these; Markdown has no spans. */
const CELL = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } };

const BLOCK_IN_CELL =
  ":is(td, th) :is(p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre)";

const cell = (tag: "td" | "th"): NodeSpec => ({
  content: "cellInline*",
  attrs: { ...CELL, align: { default: null } },
  tableRole: tag === "th" ? "header_cell" : "cell",
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: ({ attrs }): DOMOutputSpec => [tag, attrs.align ? { "data-align": attrs.align } : {}, 0],
});

/** Source text that is saved unchanged. */
const verbatim = (kind: "html" | "source"): NodeSpec => ({
  content: "text*",
  marks: "",
  group: "block",
  code: true,
  defining: true,
  parseDOM: [{ tag: `pre[data-verbatim=${kind}]`, preserveWhitespace: "full", priority: 60 }],
  toDOM: (): DOMOutputSpec => ["pre", { "data-verbatim": kind, spellcheck: "false" }, 0],
});

const list = (tag: "ol" | "ul"): NodeSpec => ({
  content: "listItem+",
  group: "block",
  attrs: { spread: { default: false }, ...(tag === "ol" && { start: { default: 1 } }) },
  parseDOM: [
    {
      tag,
      getAttrs: (dom) =>
        tag === "ol" ? { start: Number(dom.getAttribute("start") ?? 1) || 1 } : {},
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec =>
    tag === "ol" && attrs.start !== 1 ? [tag, { start: attrs.start }, 0] : [tag, 0],
});

const HEADINGS = [1, 2, 3, 4, 5, 6];

export const blocks = {
  doc: { content: "block+" },
  paragraph: {
    content: "inline*",
    group: "block",
    parseDOM: [{ tag: BLOCK_IN_CELL, skip: true, priority: 70 }, { tag: "p" }],
    toDOM: (): DOMOutputSpec => ["p", 0],
  },
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { depth: { default: 1 } },
    parseDOM: HEADINGS.map((depth) => ({ tag: `h${depth}`, attrs: { depth } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.depth}`, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: (): DOMOutputSpec => ["blockquote", 0],
  },
  bulletList: list("ul"),
  orderedList: list("ol"),
  listItem: {
    content: "block+",
    defining: true,
    attrs: { checked: { default: null }, spread: { default: false } },
    parseDOM: [
      { tag: "li[data-checked]", getAttrs: (dom) => ({ checked: dom.dataset.checked === "true" }) },
      { tag: "li" },
    ],
    toDOM: ({ attrs }): DOMOutputSpec =>
      attrs.checked === null ? ["li", 0] : ["li", { "data-checked": String(attrs.checked) }, 0],
  },
  code: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    attrs: { lang: { default: null }, meta: { default: null } },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: (): DOMOutputSpec => ["pre", { spellcheck: "false" }, ["code", 0]],
  },
  html: verbatim("html"),
  source: verbatim("source"),
  thematicBreak: {
    group: "block",
    parseDOM: [{ tag: "hr" }],
    toDOM: (): DOMOutputSpec => ["hr"],
  },
  definition: {
    group: "block",
    attrs: { identifier: {}, label: { default: null }, url: {}, title: { default: null } },
    toDOM: ({ attrs }): DOMOutputSpec => [
      "p",
      { "data-definition": "" },
      `[${attrs.label ?? attrs.identifier}]: ${attrs.url}`,
    ],
  },
  footnoteDefinition: {
    content: "block+",
    group: "block",
    defining: true,
    attrs: { identifier: {}, label: { default: null } },
    toDOM: ({ attrs }): DOMOutputSpec => [
      "div",
      {
        "data-footnote": attrs.label ?? attrs.identifier,
        "data-footnote-identifier": attrs.identifier,
      },
      0,
    ],
  },
  table: {
    content: "tableRow+",
    group: "block",
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: (): DOMOutputSpec => ["table", ["tbody", 0]],
  },
  tableRow: {
    content: "(tableCell | tableHeader)*",
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: (): DOMOutputSpec => ["tr", 0],
  },
  tableCell: cell("td"),
  tableHeader: cell("th"),
} satisfies Record<string, NodeSpec>;
