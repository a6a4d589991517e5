import type { Evidence } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import type { Section } from "@/lib/document-types/definition";
import { CHANGE_LABELS } from "@/lib/document-types/release-notes";
import { capitalize, endSentence } from "@/lib/text/phrases";
import { beginsWithLabel, LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks } from "./fitting-passages";
import { listStatements } from "./quoted-text";
import { writeRows } from "./write-blocks";

/** A statement of an item; `head` is the short line above its list, such as `Fixed`; `block` counts its paragraph, list or table. */
type Entry = { text: string; head: string; block: number; kind: "paragraph" | "list" | "table" };

/** A line of at most three words without an end, as people write headings in notes: `Known issues`, `Neu:` */
const HEAD = /^\p{L}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,20}){0,2}\s?[:：]?$/u;

/** Lists the statements of an item; a table is one. A head above a list is an entry of its own. */
function listEntries(piece: Evidence): Entry[] {
  const blocks = readPieceBlocks(piece);
  return blocks.flatMap((block, index): Entry[] => {
    if (block.kind === "table")
      return [{ text: `\n\n${writeRows(block.rows)}\n\n`, head: "", block: index, kind: "table" }];
    const before = blocks[index - 1];
    const isBelow = block.kind === "list" && before && before.kind !== "table";
    const isHead = isBelow && before.kind !== "list" && HEAD.test(before.text);
    const head = isHead ? stripEnd(before.text) : "";
    const kind = block.kind === "list" ? "list" : "paragraph";
    return listStatements(block).map((text) => ({
      text: kind === "list" ? text : endSentence(text),
      head,
      block: index,
      kind,
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

/** The heading of a section about two things: `Costs and returns` */
const OF_TWO = / (?:and|und|en|et) |, |[と・]/;

/**
 * Drops the labels of statements that the heading repeats: `Fixed: the map turned.` below Fixed. Beside other labels, or below a heading
 * of two things, they tell which is which.
 */
export function dropLabels(said: readonly string[], section: Section): readonly string[] {
  const labels = new Set(said.flatMap((each) => LABEL.exec(each)?.[1]?.toLowerCase() ?? []));
  if (labels.size > 1 || OF_TWO.test(section.heading)) return said;
  return said.map((each) =>
    beginsWithHeading(section, each) ? capitalize(each.replace(LABEL, "")) : each,
  );
}

/** Drops such labels of the items of a list. */
export function dropListLabels(block: Block, section: Section): Block {
  if (block.kind !== "list") return block;
  const texts = dropLabels(
    block.items.map(({ text }) => text),
    section,
  );
  return { ...block, items: block.items.map((each, at) => ({ ...each, text: texts[at] ?? "" })) };
}

/** The labels of a list of changes for what readers do not notice, or cannot have yet: `Internal: …`, `Coming in 4.19 (Jan): …` */
const NO_NEWS = new RegExp(
  `^(?:${[
    "internal(?:ly)?(?: only)?|(?:coming|planned|upcoming)(?: (?:soon|next|up))?(?: (?:in|for|with) [^:：]{1,20})?",
    "intern|(?:demnächst|geplant|kommt|folgt)(?: (?:in|im|für|mit) [^:：]{1,20})?",
    "(?:binnenkort|gepland|komt)(?: (?:in|voor|met) [^:：]{1,20})?",
    "interne|(?:à venir|prévu|bientôt)(?: (?:en|dans|pour|avec) [^:：]{1,20})?",
    "(?:社内|内部)(?:向け)?|(?:今後|近日|次回|次版)(?:の?予定|公開予定)?",
  ].join("|")})\\s?[:：]`,
  "iu",
);
/** With fewer labels of changes, `Internal: …` may be about the plan. */
const MIN_CHANGES = 2;

/**
 * Lists the statements of an item, each with the section that its label or the head above its list names. Only an item with two such
 * labels is a list of changes: `Changed: …` alone may be about the plan. It is not `isWhole` without what is no news.
 */
export function listLabeled<Each extends Target>(piece: Evidence, choices: readonly Each[]) {
  const all = listEntries(piece);
  const changes = all.filter(({ text }) => beginsWithLabel(text, CHANGE_LABELS));
  const isNews = ({ text }: Entry) => changes.length < MIN_CHANGES || !NO_NEWS.test(text);
  const told = all.filter(isNews);
  const entries = told.map(({ text, head, block, kind }) => ({
    text,
    block,
    kind,
    of: choices.find((each) => beginsPart(each, text) || beginsPart(each, `${head}: `)),
    isHead:
      HEAD.test(stripEnd(text)) && choices.some((each) => beginsPart(each, `${stripEnd(text)}: `)),
  }));
  const isLog = new Set(entries.flatMap(({ of }) => of ?? [])).size > 1;
  return {
    isLog,
    isWhole: told.length === all.length,
    entries: entries.flatMap(({ text, block, of, isHead, kind }) =>
      isLog && isHead ? [] : [{ text, block, kind, of: isLog ? of : undefined }],
    ),
  };
}
