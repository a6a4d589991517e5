import rehypeHighlight from "rehype-highlight";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { visit } from "unist-util-visit";
import { ID_PREFIX, LINK_PROTOCOLS } from "./addresses.mjs";
import { listHeadings } from "./headings.mjs";
import { rehypeDocument, rehypeImages } from "./rehype-document.mjs";
import { createTreeParser } from "./tree-parser.mjs";

const UNCHECKED = ["picture", "source"];
/** Attributes that would change the page's keyboard controls. */
const KEYBOARD = ["accessKey", "tabIndex"];

/** GitHub's rules without these, and with fewer protocols. */
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
 * The tree, which includes raw HTML, is not safe to show. The sanitizer prefixes all ids, including those of footnotes.
 * @param {ReturnType<typeof createTreeParser>} parser
 */
export const toHtmlTree = (parser) =>
  parser
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "" })
    .use(rehypeFirstLine)
    .use(rehypeRaw);

/** Keeps the line end after `<pre><code>`, which `rehype-raw` drops. */
function rehypeFirstLine() {
  return (tree) =>
    visit(tree, { tagName: "pre" }, ({ children: [code] }) => {
      const [text] = code.children;
      if (text?.value.startsWith("\n")) text.value = `\n${text.value}`;
    });
}

export const markdownToSafeTree = () => toHtmlTree(createTreeParser()).use(rehypeSanitize, SCHEMA);

const processor = markdownToSafeTree()
  .use(rehypeDocument)
  .use(rehypeSlug, { prefix: ID_PREFIX })
  .use(rehypeHighlight)
  .use(rehypeImages)
  .use(rehypeStringify)
  .freeze();

/**
 * Takes 10 to 20 ms per kB, without a bound for hostile text.
 * @param {string} markdown
 * @param {readonly string[] | null} imageHosts images of others wait for a click; with null, all images are links
 * @throws RangeError when nesting overflows the stack
 */
export function renderFull(markdown, imageHosts = []) {
  const tree = processor.runSync(processor.parse(markdown), { data: { imageHosts, markdown } });
  return { html: processor.stringify(tree), headings: listHeadings(tree) };
}
