import MarkdownIt from "markdown-it";

// Blocks alone: what stands inside of a line makes no heading.
const parser = new MarkdownIt("commonmark");
parser.core.ruler.enableOnly(["normalize", "block"]);

/**
 * The headings of a text in order, as CommonMark has them, without those in quotes and lists. In columns, which a
 * thread hands over in no time: levels, titles in one line each, and the numbers of their first lines.
 * @param {string} text
 * @returns {import("./render-thread").HeadingColumns}
 */
export function headingColumns(text) {
  const tokens = parser.parse(text, {});
  const levels = [];
  const titles = [];
  const lines = [];
  for (const [index, { type, level, tag, map }] of tokens.entries()) {
    if (type !== "heading_open" || level > 0 || !map) continue;
    const title = tokens[index + 1]?.content ?? "";
    levels.push(Number(tag.slice(1)));
    titles.push(
      title
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    );
    lines.push(map[0]);
  }
  return {
    levels: Uint8Array.from(levels),
    titles: titles.join("\n"),
    lines: Uint32Array.from(lines),
  };
}
