import rehypeHighlight from "rehype-highlight";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { ID_PREFIX, LINK_PROTOCOLS } from "./addresses.mjs";
import { headingsOf } from "./headings.mjs";
import { rehypeDocument, rehypeImages } from "./rehype-document.mjs";

/** Elements whose addresses the sanitiser does not check. */
const UNCHECKED = ["picture", "source"];
/** Attributes that would change what the keyboard does on the page. */
const KEYBOARD = ["accessKey", "tabIndex"];

/** What HTML a document may hold: GitHub's rules without the above and with fewer protocols. */
const SCHEMA = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    "*": defaultSchema.attributes["*"].filter((name) => !KEYBOARD.includes(name)),
  },
  clobberPrefix: ID_PREFIX,
  protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS, src: ["https"] },
  tagNames: defaultSchema.tagNames.filter((name) => !UNCHECKED.includes(name)),
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
    .use(rehypeFirstLine)
    .use(rehypeRaw);

/** A blank first line of code would be lost: `rehype-raw` drops a line end after `<pre><code>`. */
function rehypeFirstLine() {
  return (tree) =>
    visit(tree, { tagName: "pre" }, ({ children: [code] }) => {
      const [text] = code.children;
      if (text?.value.startsWith("\n")) text.value = `\n${text.value}`;
    });
}

/** Markdown to a tree that is safe to show. */
export const markdownToSafeTree = () => markdownToTree({ gfm: true }).use(rehypeSanitize, SCHEMA);

/** What follows the sanitiser adds only values of its own. */
const processor = markdownToSafeTree()
  .use(rehypeDocument)
  .use(rehypeSlug, { prefix: ID_PREFIX })
  .use(rehypeHighlight)
  .use(rehypeImages)
  .use(rehypeStringify)
  .freeze();

/**
 * GitHub's markdown as safe HTML. Takes some 10 to 20 ms a kB, without a bound for hostile text.
 * @param {string} markdown
 * @param {readonly string[] | null} imageHosts whose images are shown; others wait for a click; none: all are links
 * @throws RangeError when nesting overflows the stack
 */
export function renderFull(markdown, imageHosts = []) {
  const tree = processor.runSync(processor.parse(markdown), { data: { imageHosts } });
  return { html: processor.stringify(tree), headings: headingsOf(tree) };
}
