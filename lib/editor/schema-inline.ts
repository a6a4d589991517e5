import type { DOMOutputSpec, MarkSpec, NodeSpec } from "prosemirror-model";
import { isSafeImage, isSafeLink } from "./safe-address";

/** 0 is outermost. A mark that a person sets has -1 and goes around the longest run. */
const DEPTH = { d: { default: -1 } };

const emphasis = (tag: string, parseDOM: MarkSpec["parseDOM"]): MarkSpec => ({
  attrs: DEPTH,
  excludes: "",
  parseDOM,
  toDOM: (): DOMOutputSpec => [tag, 0],
});

export const marks = {
  emphasis: emphasis("em", [
    { tag: "em" },
    { tag: "i", getAttrs: (dom) => dom.style.fontStyle !== "normal" && null },
    { style: "font-style=italic" },
  ]),
  strong: emphasis("strong", [
    { tag: "strong" },
    // Google Docs wraps pasted text in a <b> that is not bold.
    { tag: "b", getAttrs: (dom) => dom.style.fontWeight !== "normal" && null },
    { style: "font-weight", getAttrs: (value) => /^(?:bold(?:er)?|[6-9]00)$/.test(value) && null },
  ]),
  delete: emphasis("del", [
    { tag: "del" },
    { tag: "s" },
    { tag: "strike" },
    { style: "text-decoration=line-through" },
  ]),
  link: {
    attrs: { ...DEPTH, url: {}, title: { default: null } },
    excludes: "",
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (dom) => {
          const url = dom.getAttribute("href") ?? "";
          return isSafeLink(url) && { url, title: dom.getAttribute("title") };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      "a",
      {
        ...(isSafeLink(attrs.url) && { href: attrs.url }),
        ...(attrs.title && { title: attrs.title }),
        rel: "nofollow noopener",
      },
      0,
    ],
  },
  linkReference: {
    attrs: { ...DEPTH, identifier: {}, label: { default: null }, referenceType: {} },
    excludes: "",
    inclusive: false,
    toDOM: ({ attrs }): DOMOutputSpec => ["a", { "data-reference": attrs.identifier }, 0],
  },
  inlineCode: {
    excludes: "",
    code: true,
    parseDOM: [{ tag: "code" }, { tag: "kbd" }, { tag: "samp" }, { tag: "tt" }],
    toDOM: (): DOMOutputSpec => ["code", { spellcheck: "false" }, 0],
  },
} satisfies Record<string, MarkSpec>;

const atom = (spec: NodeSpec): NodeSpec => ({ inline: true, group: "inline cellInline", ...spec });

export const inlines = {
  text: { group: "inline cellInline" },
  softBreak: atom({
    group: "inline",
    selectable: false,
    leafText: () => "\n",
    toDOM: (): DOMOutputSpec => ["span", { "data-soft-break": "" }, " "],
    parseDOM: [{ tag: "span[data-soft-break]" }],
  }),
  break: atom({
    group: "inline",
    selectable: false,
    leafText: () => "\n",
    linebreakReplacement: true,
    parseDOM: [{ tag: "br" }],
    toDOM: (): DOMOutputSpec => ["br"],
  }),
  image: atom({
    attrs: { url: {}, title: { default: null }, alt: { default: null } },
    draggable: true,
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (dom) => {
          const url = dom.getAttribute("src") ?? "";
          const [title, alt] = [dom.getAttribute("title"), dom.getAttribute("alt")];
          return isSafeImage(url) && { url, title, alt };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      "span",
      { "data-image": attrs.url, role: "img", "aria-label": attrs.alt || "Image" },
      attrs.alt || attrs.url,
    ],
  }),
  imageReference: atom({
    attrs: {
      identifier: {},
      label: { default: null },
      referenceType: {},
      alt: { default: null },
    },
    toDOM: ({ attrs }): DOMOutputSpec => [
      "span",
      { "data-image": "", role: "img", "aria-label": attrs.alt || "Image" },
      attrs.alt || attrs.identifier,
    ],
  }),
  footnoteReference: atom({
    attrs: { identifier: {}, label: { default: null } },
    toDOM: ({ attrs }): DOMOutputSpec => [
      "sup",
      { "data-footnote-reference": attrs.identifier },
      attrs.label ?? attrs.identifier,
    ],
  }),
  inlineHtml: atom({
    attrs: { value: {} },
    toDOM: ({ attrs }): DOMOutputSpec => ["code", { "data-inline-html": "" }, attrs.value],
  }),
} satisfies Record<string, NodeSpec>;
