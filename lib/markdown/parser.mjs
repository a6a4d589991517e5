import MarkdownIt from "markdown-it";

/** CommonMark with tables: the dialect for reading documents without showing them. */
export const createMarkdownParser = () => new MarkdownIt("commonmark").enable("table");

/** Parses blocks alone, in linear time; the text of lines stays unparsed. */
export function createBlockParser() {
  const parser = createMarkdownParser();
  parser.core.ruler.enableOnly(["normalize", "block"]);
  return parser;
}
