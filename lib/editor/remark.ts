import type { Nodes, PhrasingContent, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Options as Extension, toMarkdown } from "mdast-util-to-markdown";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { createTreeParser } from "@/lib/markdown/tree-parser.mjs";
import type { Style } from "./style";

export type LinkForm = "bare" | "angled" | "full";

const parser = createTreeParser().freeze();
const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/** Reads GitHub's dialect. Offsets start after a byte order mark. @throws RangeError for extreme nesting */
export const parse = (markdown: string): Root => parser.parse(markdown);

/** Renders raw HTML too, for comparison. Never show the result. */
export const renderHtml = (root: Root): string => toHtml.stringify(toHast.runSync(root));

export function stringify(node: Nodes, style: Style, links: LinkForm): string {
  const extensions = links === "bare" ? [bareGfm, { handlers: { link: writeBareLink } }] : [gfm];
  const { lineEnd: _, ...marks } = style;
  const text = toMarkdown(node, {
    ...marks,
    bulletOther: style.bullet === "-" ? "*" : "-",
    resourceLink: links === "full",
    extensions,
  });
  return text.replace(/\n$/, "");
}

const gfm = gfmToMarkdown();
/** People who type an address want a link, so it is not escaped. */
const bareGfm: Extension = {
  extensions: (gfm.extensions ?? []).filter(
    ({ unsafe }) => !unsafe?.some(({ character }) => character === "@"),
  ),
};

const writeBareLink: NonNullable<Extension["handlers"]>["link"] = (node, parent, state, info) => {
  const text = readBareText(node);
  if (text !== undefined && /^https?:/.test(text)) return text;
  return defaultHandlers.link(node, parent, state, info);
};

/** The text of a link to its own address. */
export function readBareText(node: PhrasingContent): string | undefined {
  if (node.type !== "link" || node.title) return undefined;
  const [only, ...more] = node.children;
  if (only?.type !== "text" || more.length > 0) return undefined;
  const addresses = [only.value, `http://${only.value}`, `mailto:${only.value}`];
  return addresses.includes(node.url) ? only.value : undefined;
}
