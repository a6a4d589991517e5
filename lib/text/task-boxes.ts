const TICKED_LINE = /^[ \t]{0,8}[-*+] \[[xX]\] .*$/gm;

/** Lists the lines of a Markdown text that begin with a ticked box. */
export const listTickedLines = (text: string): string[] => text.match(TICKED_LINE) ?? [];

/** Whether a ticked box stands directly before `offset`, which counts UTF-16 units. */
export const isTickedBefore = (text: string, offset: number) =>
  /\[[xX]\][ \t]*$/.test(text.slice(Math.max(0, offset - 6), offset));
