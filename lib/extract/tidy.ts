import { MAX_TEXT } from "./limits";

export const CUT_NOTICE = `\n\n[The text ends here. This file has more than ${MAX_TEXT.toLocaleString("en")} characters, and the rest was not read.]`;

export const isCut = (text: string) => text.endsWith(CUT_NOTICE);

export const dropCutNotice = (text: string) =>
  isCut(text) ? text.slice(0, -CUT_NOTICE.length) : text;

const LINE_LOOKBACK = 2000;

/** Ends each line with LF and drops control characters. Cuts a longer text with a notice: people can download the file. */
export function tidyText(raw: string): string {
  // The steps below remove at most half of a real text.
  const text = raw
    .slice(0, 2 * MAX_TEXT + 2)
    .replace(/\r\n?|[\v\f]/g, "\n")
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|\ufeff/gu, "");
  if (text.length <= MAX_TEXT) return text;
  const end = MAX_TEXT - CUT_NOTICE.length;
  const line = text.lastIndexOf("\n", end);
  const cut = text.slice(0, line > end - LINE_LOOKBACK ? line : end);
  return cut.replace(/\p{Cs}$/u, "") + CUT_NOTICE;
}
