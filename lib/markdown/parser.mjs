import MarkdownIt from "markdown-it";

/** CommonMark with tables: what the code means by Markdown wherever it reads documents and shows nothing. */
export const createMarkdownParser = () => new MarkdownIt("commonmark").enable("table");

/** The same for blocks alone, in linear time: the text of a line stays as it was written. */
export function createBlockParser() {
  const parser = createMarkdownParser();
  parser.core.ruler.enableOnly(["normalize", "block"]);
  return parser;
}
