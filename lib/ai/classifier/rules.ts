import type { Material } from "@/lib/ai/inquiry";
import { type ClassifierAnswer, type ClassifierOptions, MAX_PROPOSALS } from "./answer";
import { groupsOf } from "./groups";
import { linesOf } from "./lines";
import { passagesOf, passageText, statementsOf } from "./passages";
import { surroundings } from "./surroundings";
import { titlesOf } from "./titles";
import { layoutOf } from "./units";

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
