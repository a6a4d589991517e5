import MarkdownIt from "markdown-it";

export const createMarkdownParser = () => new MarkdownIt("commonmark").enable("table");

/** Takes linear time; the text of lines stays unparsed. */
export function createBlockParser() {
  const parser = createMarkdownParser();
  parser.core.ruler.enableOnly(["normalize", "block"]);
  return parser;
}
