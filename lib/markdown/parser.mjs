import MarkdownIt from "markdown-it";

/** For reading documents without showing them. */
export const createMarkdownParser = () => new MarkdownIt("commonmark").enable("table");

/** In linear time; the text of lines stays unparsed. */
export function createBlockParser() {
  const parser = createMarkdownParser();
  parser.core.ruler.enableOnly(["normalize", "block"]);
  return parser;
}
