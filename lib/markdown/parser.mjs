import MarkdownIt from "markdown-it";
import { isAllowedLink } from "./addresses.mjs";

export const MAX_NESTING = 100;

/** For evidence: as CommonMark reads it, with tables. */
export const createMarkdownParser = () => new MarkdownIt("commonmark").enable("table");

/** Takes linear time; the text of lines stays unparsed. */
export function createBlockParser() {
  const parser = createMarkdownParser();
  parser.core.ruler.enableOnly(["normalize", "block"]);
  return parser;
}

/** For pages: raw HTML is text, and addresses are links. */
export function createPageParser() {
  const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING });
  parser.validateLink = isAllowedLink;
  // Links only addresses with a protocol: `readme.md` is not a link.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add("//", null);
  return parser;
}
