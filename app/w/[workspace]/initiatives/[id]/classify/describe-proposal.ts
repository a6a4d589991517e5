import { stripTime } from "@/lib/ai/classifier/lines/marks";
import { readOrigin } from "@/lib/ai/reading/origin";
import { extractLetters } from "@/lib/text/phrases";
import type { Proposal } from "./proposal";

/** Writes the line below a proposal's title, which does not repeat the title; empty if there is no more to say. */
export function describeProposal(proposal: Proposal): string {
  const { title } = proposal;
  if (proposal.kind === "item") return dropTitle(proposal.content, title);
  const { baseline, key_result, timeframe, description } = proposal;
  const measure = [baseline, key_result].filter((part) => part !== "").join(" → ");
  const target = [measure, timeframe].filter((part) => part !== "").join(" · ");
  return target || dropTitle(description, title);
}

/** Whether the line below a title is only the line that names the origin. */
export function isOrigin(line: string, proposal: Proposal): boolean {
  const text = proposal.kind === "item" ? proposal.content : proposal.description;
  return line !== "" && line === readOrigin(text);
}

const WORD_BEGINNING = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
/** The ends of clauses. A French mark that closes a quotation has a space before it. */
const CLAUSE_END = /(?<=\p{P})\s+(?!\p{Pf})|\s+(?=[(–—])|\n|(?<=[。、！？」])|$/gu;
/** In UTF-16 units; several times the length of a title. */
const MAX_READ = 1000;

/** Drops the longest beginning of whole clauses with which the title ends, because the title may have a customer before it. */
function dropTitle(text: string, title: string): string {
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
