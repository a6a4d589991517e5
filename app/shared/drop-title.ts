import { stripTime } from "@/lib/ai/classifier/lines/marks";
import { extractLetters } from "@/lib/text/phrases";

const WORD_BEGINNING = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
/** The ends of clauses. A French mark that closes a quotation has a space before it. */
const CLAUSE_END = /(?<=\p{P})\s+(?!\p{Pf})|\s+(?=[(–—])|\n|(?<=[。、！？」])|$/gu;
/** In UTF-16 units; several times the length of a title. */
const MAX_READ = 1000;

/**
 * Drops what the title says from the text below it: the longest beginning of whole clauses with which the title ends, because the title
 * may have a customer before it. Empty if there is no more to say.
 */
export function dropTitle(text: string, title: string): string {
  const endings = [...title.matchAll(WORD_BEGINNING)].map(({ index }) =>
    extractLetters(title.slice(index)),
  );
  const maxLetters = endings[0]?.length ?? 0;
  const read = text.slice(0, MAX_READ);
  const start = read.length - stripTime(read).length;
  let said = "";
  let end = 0;
  for (const { 0: gap, index } of read.matchAll(CLAUSE_END)) {
    const letters = extractLetters(read.slice(start, index));
    if (letters.length > maxLetters) break;
    if (letters !== said && endings.includes(letters)) end = index + gap.length;
    said = letters;
  }
  return text.slice(end).trim();
}
