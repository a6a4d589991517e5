const STEPS: [RegExp, string][] = [
  [/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, "$1"],
  [/\[\^[^\]\n]{1,64}\]:?/g, ""],
  [/^[ \t]{0,8}(?:#{1,6}|[-*+]|>|\d{1,9}[.)])[ \t]+/gm, ""],
  [/^[ \t|:-]{3,}$/gm, ""],
  [/[*`~]{1,3}/g, ""],
  [/(?<![ \t])[ \t]*\|[ \t]*/g, " "],
  [/\s+/g, " "],
];

/** Strips Markdown to plain words on one line. */
export const toPlainText = (markdown: string) =>
  STEPS.reduce((text, [pattern, left]) => text.replace(pattern, left), markdown).trim();
