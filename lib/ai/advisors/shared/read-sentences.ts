import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";

/** Each sentence on one line, without tables. */
export const readSentences = (text: string): string[] =>
  splitSentences(text)
    .filter((sentence) => sentence.kind !== "row" && !isTableRow(sentence.text))
    .map((sentence) => sentence.text.replace(/\s+/g, " "));
