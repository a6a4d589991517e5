/** What only texts from Jira have: `h3. Steps`, `bq. I wait`, `{color:#de350b}`, `[~accountid:5f2b]`, or `{code}` on a line of its own. */
const JIRA =
  /^(?:h[1-6]|bq)\.\s+\S|\{(?:color|code|panel):[^{}\n]{1,200}\}|\[~[\w:.-]{1,60}\]|^\s*\{(?:code|noformat|quote|panel)\}\s*$/;
const PANEL = /\{panel:(?:[^{}\n]{0,100}\|)?title=([^|{}\n]{1,200})[^{}\n]{0,200}\}/g;
const CODE = /^\s*\{(?:code|noformat)(?::[^{}\n]{0,200})?\}\s*$/;
const BRACES = /\{(?:color|code|noformat|quote|panel)(?::[^{}\n]{0,200})?\}/g;

/** Reads Jira's marks as those of Markdown. There, `#` begins an item of a list. */
export function readJiraMarks(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => JIRA.test(line))) return lines;
  const isPaired = lines.filter((line) => CODE.test(line)).length % 2 === 0;
  return lines.map((line) =>
    line
      .replace(CODE, isPaired ? "```" : "")
      .replace(PANEL, "$1 ")
      .replace(BRACES, "")
      .replaceAll(/\[~[\w:.-]{1,60}\]/g, "@user")
      .replace(/^#{1,3}\s+/, "1. ")
      .replace(/^\*([^*\n]{1,60})\*$/, "**$1**")
      .replace(/^bq\.\s+/, "> ")
      .replace(/^h([1-6])\.\s+/, (_, level: string) => `${"#".repeat(Number(level))} `),
  );
}

/** Drops Jira's mark from a title, which is one line of an issue. */
export const dropJiraMark = (title: string): string => title.replace(/^(?:h[1-6]|bq)\.\s+/, "");
