import type { Evidence } from "@/lib/ai/evidence";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import type { Section } from "@/lib/document-types/definition";
import { endSentence } from "@/lib/text/phrases";
import { beginsWithLabel, LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks } from "./fitting-passages";
import { listStatements } from "./quoted-text";
import { writeRows } from "./write-blocks";

/** A statement of an item; `head` is the short line above its list, such as `Fixed`; `block` counts its paragraph, list or table. */
type Entry = { text: string; head: string; block: number; isProse: boolean };

/** A line of at most three words without an end, as people write headings in notes: `Known issues`, `Neu:` */
const HEAD = /^\p{L}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,20}){0,2}\s?[:：]?$/u;

/** Lists the statements of an item; a table is one. A head above a list is an entry of its own. */
function listEntries(piece: Evidence): Entry[] {
  const blocks = readPieceBlocks(piece);
  return blocks.flatMap((block, index) => {
    if (block.kind === "table")
      return [{ text: `\n\n${writeRows(block.rows)}\n\n`, head: "", block: index, isProse: false }];
    const before = blocks[index - 1];
    const isBelow = block.kind === "list" && before && before.kind !== "table";
    const isHead = isBelow && before.kind !== "list" && HEAD.test(before.text);
    const head = isHead ? stripEnd(before.text) : "";
    const isProse = block.kind === "paragraph";
    return listStatements(block).map((text) => ({
      text: endSentence(text),
      head,
      block: index,
      isProse,
    }));
  });
}

type Target = { section: Section };

const stripEnd = (text: string) => text.replace(/\s?[.:：。]$/u, "");

const beginsPart = ({ section }: Target, text: string) =>
  beginsWithLabel(text, section.sentences?.heads ?? []);

/** Whether the heading of a section says the label of a text already: `Fixed: …` below Fixed, `Ging goed: …` below Wat goed ging. */
export function beginsWithHeading(section: Section, text: string): boolean {
  const { lineLabels = [] } = section.sentences ?? {};
  const label = LABEL.exec(text)?.[1] ?? "";
  return (
    label !== "" && (repeatsHeading(label, section.heading) || beginsWithLabel(text, lineLabels))
  );
}

/**
 * Lists the statements of an item, each with the section that its label or the head above its list names. Only an item with two such
 * labels is a list of changes: `Changed: …` alone may be about the plan.
 */
export function listLabeled<Each extends Target>(piece: Evidence, choices: readonly Each[]) {
  const entries = listEntries(piece).map(({ text, head, block, isProse }) => ({
    text,
    block,
    isProse,
    of: choices.find((each) => beginsPart(each, text) || beginsPart(each, `${head}: `)),
    isHead:
      HEAD.test(stripEnd(text)) && choices.some((each) => beginsPart(each, `${stripEnd(text)}: `)),
  }));
  const isLog = new Set(entries.flatMap(({ of }) => of ?? [])).size > 1;
  return {
    isLog,
    entries: entries.flatMap(({ text, block, of, isHead, isProse }) =>
      isLog && isHead ? [] : [{ text, block, isProse, of: isLog ? of : undefined }],
    ),
  };
}
