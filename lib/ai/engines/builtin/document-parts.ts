import type { Section } from "@/lib/document-types/definition";
import { HEADING_WORDS } from "@/lib/document-types/heading-words";
import { extractWords } from "@/lib/text/words";
import type { Block } from "./evidence-blocks";
import { findLongest, toLine } from "./word-beginnings";

/** Text below more headings of a document belongs to the last of these. */
const MOST_HEADINGS = 200;

export const stripHeading = (heading: string) =>
  heading.toLowerCase().replace(/^(?:\d{1,3}[.)]? )?(?:(?:the|our) )?/, "");

const ENTRY = /^\d{1,3}[.)] /;

type Kinds = ReadonlyMap<string, number>;

/** Finds the kinds of section that a heading names, with the lengths of their words: `out of scope` is not `scope`. */
export function findKinds(heading: string): Kinds {
  const line = `${toLine(heading)}.`;
  const found = HEADING_WORDS.map(({ kind, words }) => ({ kind, word: findLongest(line, words) }));
  const longest = found.filter(
    ({ word }) =>
      word && !found.some((other) => other.word !== word && other.word.includes(word.trim())),
  );
  return new Map(longest.map(({ kind, word }) => [kind, word.length]));
}

/** Lists the kinds that a section takes. Without `kinds`, as in types of a workspace, they are what its heading names and nothing else. */
export function listKinds(section: Section): readonly string[] {
  if (section.kinds) return section.kinds;
  const kinds = [...findKinds(section.heading).keys()];
  return addsNothing(section.heading, listHeadingWords(kinds)) ? kinds : [];
}

/** Whether the section is about what a plan leaves out. */
export const isForLeftOut = ({ kinds, about }: Section) =>
  about !== undefined && kinds?.includes("left_out") === true;

export const listHeadingWords = (kinds: readonly string[]) =>
  HEADING_WORDS.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words);

/** Whether all words of a heading are among those of others. */
export function addsNothing(heading: string, to: readonly string[]): boolean {
  const words = extractWords(to.join(" "));
  return [...extractWords(heading)].every((word) => words.has(word));
}

/** A heading with all blocks below it; `own` are those before the next heading. `isLeftOut` marks things out of scope. */
export type Part = {
  index: number;
  heading: string;
  /** The heading to compare with those of sections. */
  name: string;
  kinds: Kinds;
  blocks: Block[];
  own: Block[];
  isLeftOut: boolean;
  around: readonly Part[];
};

/** What is left out is of that kind alone, and nothing below it is of a kind of its own. */
function readPartKinds(heading: string, around: readonly Part[]): Kinds {
  if (around.some((part) => part.isLeftOut)) return new Map();
  const kinds = findKinds(heading);
  const leftOut = kinds.get("left_out");
  if (leftOut) return new Map([["left_out", leftOut]]);
  return ENTRY.test(heading) ? new Map([...kinds, ["entry", 1]]) : kinds;
}

/** Splits a document into parts; the first has no heading. Things out of scope are not included in the parts around them. */
export function splitParts(blocks: readonly Block[]): Part[] {
  const open: (Part & { level: number })[] = [];
  const create = (heading: string, around: readonly Part[]): Part => {
    const kinds = readPartKinds(heading, around);
    const isLeftOut = kinds.has("left_out") || around.some((part) => part.isLeftOut);
    const [index, name] = [parts.length, stripHeading(heading)];
    return { index, heading, name, kinds, blocks: [], own: [], isLeftOut, around };
  };
  const parts: Part[] = [];
  const opening = create("", []);
  parts.push(opening);
  const isTitle =
    blocks.filter((block) => block.kind === "heading" && block.level === 1).length === 1;
  for (const block of blocks) {
    if (block.kind !== "heading") {
      const last = open.at(-1);
      (last ?? opening).own.push(block);
      if (!last) opening.blocks.push(block);
      for (const part of open) {
        if (part.isLeftOut || !last?.isLeftOut) part.blocks.push(block);
      }
      continue;
    }
    if (parts.length > MOST_HEADINGS) continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    if (isTitle && block.level === 1) continue;
    const part = { ...create(block.text, [...open]), level: block.level };
    for (const other of open) if (other.isLeftOut || !part.isLeftOut) other.blocks.push(block);
    open.push(part);
    parts.push(part);
  }
  return parts;
}
