import rehypeHighlight from "rehype-highlight";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { ID_PREFIX, LINK_PROTOCOLS } from "./addresses.mjs";
import { headingsOf } from "./headings.mjs";
import { rehypeDocument } from "./rehype-document.mjs";

/**
 * What HTML a document may hold: GitHub's rules, with fewer protocols, and without `<source>`,
 * whose addresses those rules do not check.
 */
const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS, src: ["https"] },
  tagNames: defaultSchema.tagNames.filter((name) => name !== "source" && name !== "picture"),
};

/**
 * Markdown to a tree of HTML with its raw HTML parsed, which is not safe to show.
 * Footnote ids get their prefix later, from the sanitiser, as all ids do.
 * @param {{ gfm: boolean }} dialect GitHub's extension of CommonMark, or CommonMark alone
 */
export const markdownToTree = ({ gfm }) =>
  unified()
    .use(remarkParse)
    .use(gfm ? [remarkGfm] : [])
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "" })
    .use(rehypeRaw);

/** What follows the sanitiser adds only values of its own. */
const processor = markdownToTree({ gfm: true })
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeDocument)
  .use(rehypeSlug, { prefix: ID_PREFIX })
  .use(rehypeHighlight)
  .use(rehypeStringify)
  .freeze();

/**
 * GitHub's markdown as safe HTML. Takes some 10 to 20 ms a kB, without a bound for hostile text.
 * @param {string} markdown
 * @throws RangeError when nesting overflows the stack
 */
export function renderFull(markdown) {
  const tree = processor.runSync(processor.parse(markdown));
  return { html: processor.stringify(tree), headings: headingsOf(tree) };
}
