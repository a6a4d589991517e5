import { escapeDates } from "@/lib/text/dates";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";

/** Writes `6. Oktober` with a space that does not break, so that it does not begin a list. */
const keepDays = (text: string) => escapeDates(text).replaceAll(/(?<=\d)\\\. /g, ".\u00a0");

/** Each sentence on one line, without tables. */
export const readSentences = (text: string): string[] =>
  splitSentences(keepDays(text))
    .filter((sentence) => sentence.kind !== "row" && !isTableRow(sentence.text))
    .map((sentence) => sentence.text.replace(/\s+/g, " "));
