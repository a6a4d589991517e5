import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isConfidential } from "@/lib/ai/reading/is-confidential";
import { createSectionFinder, nameSection } from "@/lib/ai/reading/section-names";
import type { Section } from "@/lib/document-types/definition";
import { OUTDATED } from "@/lib/document-types/topics";
import { escapeWords } from "@/lib/markdown/escape";
import { endsInQuestion } from "@/lib/text/is-question";
import type { Language } from "@/lib/text/languages";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import type { PossibleSource } from "./advise-on-gap";
import { writeGapLine } from "./gap-line";
import type { Block } from "./read-blocks";

/** Drafts leave some of these out on purpose: other rivals, closed risks, dropped ideas. */
const MAY_BE_LEFT_OUT = ["key_competitors", "risk", "feature_idea"] as const;

/** In UTF-16 units: long texts are split into sentences only if their end asks. */
const END = 40;
/** Whether an item only asks, so that it says nothing that fills a section. */
const asks = ({ text }: Evidence) =>
  endsInQuestion(text.slice(-END).trimEnd()) && areQuestions(splitPlainSentences(text));

type Judged = Block & { isGrounded: boolean };
type Sources = Pick<Brief, "outline" | "language" | "evidence"> & { cited: readonly Evidence[] };

/**
 * Marks sections without evidence, and adds missing ones. A section begins at a heading of the outline or at any `## `.
 * `cited` are the pieces of the footnotes in `lines`, in order; a gap names the initiative's others that may fill it.
 */
export function markGaps(
  lines: readonly string[],
  blocks: readonly Judged[],
  { outline, language, evidence, cited }: Sources,
): string {
  const findSection = createSectionFinder(outline);
  const before = new Map<number, string[]>();
  const insert = (line: number, text: string) =>
    before.set(line, [...(before.get(line) ?? []), text]);

  const parts = findParts(blocks).flatMap(({ heading, end, ...part }) => {
    const section = findSection(heading.title);
    if (!section && heading.depth !== 2) return [];
    const to = blocks[end]?.lines[0] ?? lines.length;
    return { ...part, heading, section, to };
  });
  const sections = listSections(lines, parts, cited, language);
  const named = [...listUnused(evidence, cited, language), ...sections];
  for (const { heading, section, isGrounded, isEmpty } of parts)
    if (!isGrounded)
      insert(
        heading.lines[1],
        writeGapLine(section, isEmpty, isEmpty ? named : sections, language),
      );

  const first = parts.find(({ section }) => section)?.heading.lines[0] ?? 0;
  let at = parts.length > 0 ? first : lines.length;
  for (const section of outline) {
    const part = parts.findLast((each) => each.section === section);
    const text = `## ${escapeWords(nameSection(section, language))}\n\n${writeGapLine(section, true, named, language)}`;
    if (part) at = part.to;
    else insert(at, text);
  }
  return insertTexts(lines, before).join("\n").trim();
}

type SectionPart = { heading: Judged; section: Section | undefined; to: number };

/** Lists the sections of the draft, each once although a heading may recur thousands of times, with the labels of the items that it cites. */
function listSections(
  lines: readonly string[],
  parts: readonly SectionPart[],
  cited: readonly Evidence[],
  language: Language,
): PossibleSource[] {
  const found = new Map<string, PossibleSource>();
  for (const { heading, section, to } of parts) {
    if (!section) continue;
    const text = lines.slice(heading.lines[1], to).join("\n");
    const labels = [...text.matchAll(/\[\^(\d+)\]/g)].flatMap(([, number]) => {
      const piece = cited[Number(number) - 1];
      return piece?.type === "context_item" && !asks(piece) ? [piece.label] : [];
    });
    const name = escapeWords(nameSection(section, language));
    const known = found.get(name)?.labels ?? [];
    found.set(name, { name: `*${name}*`, labels: [...new Set([...known, ...labels])] });
  }
  return [...found.values()];
}

/** Lists the items of the initiative that the draft does not cite and that may fill a section. */
function listUnused(
  evidence: readonly Evidence[],
  cited: readonly Evidence[],
  language: Language,
): PossibleSource[] {
  const { item } = DRAFT_WORDS[language];
  return evidence.flatMap((piece): PossibleSource[] =>
    piece.type === "context_item" &&
    piece.scope === "initiative" &&
    !hasLabel(piece, ...MAY_BE_LEFT_OUT) &&
    !cited.includes(piece) &&
    !isConfidential(piece) &&
    !asks(piece) &&
    !holdsAny(`${piece.title}\n${piece.text}`, OUTDATED)
      ? [{ name: item(`*${escapeWords(piece.title)}*`), labels: [piece.label], isItem: true }]
      : [],
  );
}

function insertTexts(lines: readonly string[], before: ReadonlyMap<number, string[]>): string[] {
  const result: string[] = [];
  for (const [index, line] of [...lines, ""].entries()) {
    for (const text of before.get(index) ?? []) {
      if (result.at(-1)?.trim()) result.push("");
      result.push(text, ...(line.trim() ? [""] : []));
    }
    result.push(line);
  }
  return result;
}

type Part = { heading: Judged; end: number; isGrounded: boolean; isEmpty: boolean };

/** Finds the parts of a text, one for each heading, in order and in linear time. */
export function findParts(blocks: readonly Judged[]): Part[] {
  const parts: Part[] = [];
  const next = new Array<number>(7).fill(blocks.length);
  // The indexes of the next grounded block and of the next block that is not a heading.
  let grounded = blocks.length;
  let content = blocks.length;
  for (const [index, block] of [...blocks.entries()].reverse()) {
    const isHeading = block.kind === "heading";
    if (isHeading) {
      const end = Math.min(...next.slice(0, block.depth + 1));
      parts.push({ heading: block, end, isGrounded: grounded < end, isEmpty: content >= end });
      next[block.depth] = index;
    } else content = index;
    if (block.isGrounded) grounded = index;
  }
  return parts.reverse();
}
