import type { Nodes, PhrasingContent, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Options as Extension, toMarkdown } from "mdast-util-to-markdown";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Style } from "./style";

/** How a link whose text is its address is written: as it stands, in angle brackets, or in full. */
export type LinkForm = "bare" | "angled" | "full";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/** GitHub's Markdown as a tree; offsets count from after a byte order mark. @throws RangeError for absurd nesting */
export const parse = (markdown: string): Root => parser.parse(markdown);

/** What a page shows of a tree, its raw HTML as it stands. For comparing, never to be shown. */
export const htmlOf = (root: Root): string => toHtml.stringify(toHast.runSync(root));

/** A node of Markdown's tree as text, in the style of the document, without a line end after it. */
export function stringify(node: Nodes, style: Style, links: LinkForm): string {
  const extensions = links === "bare" ? [bareGfm, { handlers: { link: bareLink } }] : [gfm];
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
/** Without what keeps an address in a text from becoming a link: who writes one means it. */
const bareGfm: Extension = {
  extensions: (gfm.extensions ?? []).filter(
    ({ unsafe }) => !unsafe?.some(({ character }) => character === "@"),
  ),
};

const bareLink: NonNullable<Extension["handlers"]>["link"] = (node, parent, state, info) => {
  const text = bareText(node);
  if (text !== undefined && /^https?:/.test(text)) return text;
  return defaultHandlers.link(node, parent, state, info);
};

/** The text of a link that is its own address, as GitHub makes one of a bare address. */
export function bareText(node: PhrasingContent): string | undefined {
  if (node.type !== "link" || node.title) return undefined;
  const [only, ...more] = node.children;
  if (only?.type !== "text" || more.length > 0) return undefined;
  const addresses = [only.value, `http://${only.value}`, `mailto:${only.value}`];
  return addresses.includes(node.url) ? only.value : undefined;
}
