import { MAX_TEXT } from "./limits";

/** The last line of a text that was cut: whoever reads it, person or assistant, knows. */
export const CUT_NOTICE = `\n\n[The text ends here. This file has more than ${MAX_TEXT.toLocaleString("en")} characters, and the rest was not read.]`;

/** Whether a stored text is the beginning of a longer one. */
export const isCut = (text: string) => text.endsWith(CUT_NOTICE);

/** How far back a cut looks for the end of a line. */
const LINE_LOOKBACK = 2000;

/**
 * A text as it is stored: line ends are `\n`, and there are no control characters but tabs, no
 * lone surrogates and no byte order marks. One that is too long is cut at the end of a line and
 * says so: the file stays whole for download, and most of it can be found, which serves better
 * than a refusal.
 */
export function tidyText(raw: string): string {
  // Tidying shortens a text to half at most as long as it is text: the rest need not be looked at.
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
