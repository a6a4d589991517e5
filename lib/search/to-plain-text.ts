const HEADING = /^[ \t]{0,8}#{1,6}[ \t].*$/gm;

const STEPS: [RegExp, string][] = [
  // Lines that say nothing on their own.
  [HEADING, ""],
  [/^[ \t]{0,8}(?:[-*+][ \t]{1,8})?<?https?:\/\/\S{1,2000}$/gm, ""],
  [/^[ \t|:=-]{3,}$/gm, ""],
  [/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, "$1"],
  [/\[\^[^\]\n]{1,64}\]:?/g, ""],
  [/^[ \t]{0,8}(?:[-*+]|>|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, ""],
  [/[*`~]{1,3}/g, ""],
  [/^[ \t]{0,8}\||\|[ \t]{0,8}$/gm, ""],
  [/(?<![ \t])[ \t]*\|[ \t]*/g, " · "],
  [/\s+/g, " "],
];
const TABLE_ROW = /^[ \t]*\|.*$/gm;

export const toPlainText = (markdown: string) =>
  STEPS.reduce((text, [pattern, left]) => text.replace(pattern, left), markdown).trim();

/** Without tables. */
export const toProse = (markdown: string) => toPlainText(markdown.replace(TABLE_ROW, ""));

export const readHeadings = (markdown: string) => (markdown.match(HEADING) ?? []).join("\n");
