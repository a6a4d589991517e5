import MarkdownIt from "markdown-it";
import rehypeHighlight from "rehype-highlight";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { headingsOf } from "./headings.mjs";
import { ID_PREFIX, SCHEMA } from "./html-rules.mjs";
import { rehypeDocument } from "./rehype-document.mjs";

/**
 * Markdown to a tree of HTML with its raw HTML parsed, which is not safe to show.
 * Footnote ids get their prefix later, from the sanitiser, as all ids do.
 * @param {{ gfm: boolean }} dialect CommonMark, or GitHub's extension of it
 */
export const markdownToTree = ({ gfm }) =>
  unified()
    .use(remarkParse)
    .use(gfm ? [remarkGfm] : [])
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "" })
    .use(rehypeRaw);

/** Makes a tree safe; what comes after the sanitiser adds only its own values. */
const SAFE = [
  [rehypeSanitize, SCHEMA],
  rehypeDocument,
  [rehypeSlug, { prefix: ID_PREFIX }],
  rehypeHighlight,
];

const full = markdownToTree({ gfm: true }).use(SAFE).use(rehypeStringify).freeze();
const fromHtml = unified().use(rehypeRaw).use(SAFE).use(rehypeStringify).freeze();

/** Levels of nesting that markdown-it reads; it leaves out what is deeper. */
const MAX_NESTING = 100;
const simple = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING });
simple.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/**
 * GitHub's markdown. Takes about 10 ms a kB, far more for hostile text, and may overflow the stack.
 * @param {string} markdown
 */
export function renderFull(markdown) {
  return finish(full, full.parse(markdown));
}

/**
 * CommonMark with tables, in nearly linear time; raw HTML, task lists and footnotes stay text.
 * @param {string} markdown
 * @throws when nesting is so deep that text would be left out
 */
export function renderSimple(markdown) {
  const env = {};
  const tokens = simple.parse(markdown, env);
  if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) throw new Error("Nested too deeply");
  const value = simple.renderer.render(tokens, simple.options, env);
  return finish(fromHtml, { type: "root", children: [{ type: "raw", value }] });
}

function finish(processor, parsed) {
  const tree = processor.runSync(parsed);
  return { html: processor.stringify(tree), headings: headingsOf(tree) };
}
