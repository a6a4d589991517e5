import {
  type ClassifierAnswer,
  type ClassifierOptions,
  MAX_PROPOSALS,
} from "@/lib/ai/classifier/answer";
import { groupsOf } from "@/lib/ai/classifier/groups";
import { linesOf } from "@/lib/ai/classifier/lines";
import { passagesOf, passageText, statementsOf } from "@/lib/ai/classifier/passages";
import { surroundings } from "@/lib/ai/classifier/surroundings";
import { titlesOf } from "@/lib/ai/classifier/titles";
import { layoutOf } from "@/lib/ai/classifier/units";
import type { Material } from "@/lib/ai/inquiry";

/**
 * Takes the pasted text apart by its headings, lists, tables, paragraphs and mail conventions. Nothing
 * is lost: what a line says stands in exactly one proposal, as content or as title. Only marks, and
 * headings and tags that name a label and nothing else, are left out.
 */
export function classifyByRules({ text, options }: Material<ClassifierOptions>): ClassifierAnswer {
  const lines = linesOf(text);
  const { units, headings, frames } = layoutOf(lines, groupsOf(lines));
  const { statements, asides } = statementsOf(lines, units, options.targetLabels);
  const hasNote = [frames, asides, headings].some(({ length }) => length > 0);
  const passages = passagesOf(lines, statements, MAX_PROPOSALS - Number(hasNote));
  const contents = passages.map((passage) => passageText(statements, passage));
  const { titles, told } = titlesOf(passages, contents);
  const untold = headings.filter((heading) => !heading.isKind && !told.has(heading));
  const proposals = passages.map(({ label }, index) => ({
    label,
    title: titles[index] ?? "",
    content: contents[index] ?? "",
  }));
  const around = surroundings(lines, { frames: [...frames, ...asides], headings: untold });
  if (!around) return { proposals };
  const isFirst = around.line < (passages[0]?.from ?? Number.POSITIVE_INFINITY);
  return {
    proposals: isFirst ? [around.proposal, ...proposals] : [...proposals, around.proposal],
  };
}
