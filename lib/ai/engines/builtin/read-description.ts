import type { Evidence } from "@/lib/ai/evidence";
import type { Block, ListItem } from "@/lib/ai/reading/evidence-blocks";
import { isForLeftOut } from "@/lib/ai/reading/section-kinds";
import { isExclusion, isOutList } from "@/lib/ai/reading/sentences/exclusions";
import type { Outline } from "@/lib/document-types/definition";
import { namesTime } from "@/lib/text/dates";
import { endSentence } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { OPENING_LENGTH, readPieceBlocks, readText, takePassage } from "./fitting-passages";
import { namesPeople } from "./people";

/** An item with those below it. */
type Entry = readonly [ListItem, ...ListItem[]];
/** A list, with the sentence on a colon before it. */
type List = { intro: string; entries: readonly Entry[] };

function groupItems(items: readonly ListItem[]): Entry[] {
  const entries: [ListItem, ...ListItem[]][] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.depth > 0 && last) last.push(item);
    else entries.push([{ ...item, depth: 0 }]);
  }
  return entries;
}

const readEntry = (entry: Entry) => entry.map(({ text }) => text).join(" ");

function splitBlocks(blocks: readonly Block[]) {
  const sentences: string[] = [];
  const lists: List[] = [];
  for (const block of blocks) {
    if (block.kind === "paragraph") sentences.push(...splitPlainSentences(block.text));
    if (block.kind !== "list") continue;
    const intro = /[:：]$/.test(sentences.at(-1) ?? "") ? (sentences.pop() ?? "") : "";
    lists.push({ intro, entries: groupItems(block.items) });
  }
  return { sentences, lists };
}

const paragraph = (text: string): Block[] => (text === "" ? [] : [{ kind: "paragraph", text }]);

const writeLists = (lists: readonly List[], isWanted: (entry: Entry, list: List) => boolean) =>
  lists.flatMap((list): Block[] => {
    const items = list.entries.filter((entry) => isWanted(entry, list)).flat();
    return items.length > 0 ? [...paragraph(list.intro), { kind: "list", items }] : [];
  });

/**
 * Reads what an initiative says of itself, for the sections that take it: items of lists like sentences, below those. A story tells
 * the first sentence (`isTold`), so that the opening leaves it out.
 */
export function readDescription(
  initiative: Evidence | undefined,
  outline: Outline,
  isTold: boolean,
): { opening: Block[]; dates: Block[]; people: Block[]; leftOut: Block[] } {
  const { sentences, lists } = splitBlocks(initiative ? readPieceBlocks(initiative) : []);
  const hasProse = sentences.length > 0 || lists.some(({ intro }) => intro !== "");
  // A description without prose is told as a whole.
  const [first = "", ...more] = hasProse || !initiative ? sentences : [readText(initiative)];
  const takesLeftOut = outline.some(isForLeftOut);
  const isOut = (text: string) => takesLeftOut && (isOutList(text) || isExclusion(text));
  const takesDates = outline.some(({ dates }) => dates);
  const isWhole = !outline.some(({ initiative }) => initiative === "first sentence");
  const isDated = (text: string) => takesDates && namesTime(text);
  const rest = more.filter((sentence) => !namesPeople(sentence) && !isOut(sentence));
  const others = isWhole ? rest.filter((sentence) => !isDated(sentence)) : [];
  const opening = joinSentences([isTold ? "" : first, ...others]);
  const told = hasProse ? lists.filter(({ intro }) => !isOut(intro)) : [];
  const isOutEntry = (entry: Entry) => hasProse && takesLeftOut && isOutList(readEntry(entry));
  const isOf = (entry: Entry) => !namesPeople(readEntry(entry)) && !isOutEntry(entry);
  const people = [
    ...more.filter(namesPeople),
    ...told.flatMap(({ entries }) => entries.map(readEntry).filter(namesPeople)),
  ];
  return {
    opening: [
      ...paragraph(takePassage(opening, OPENING_LENGTH)),
      ...writeLists(isWhole ? told : [], (entry) => isOf(entry) && !isDated(readEntry(entry))),
    ],
    dates: [
      ...paragraph(takePassage(joinSentences(rest.filter(isDated)), OPENING_LENGTH)),
      ...writeLists(told, (entry) => isOf(entry) && isDated(readEntry(entry))),
    ],
    people: paragraph(joinSentences(people.map(endSentence))),
    leftOut: [
      ...paragraph(joinSentences(more.filter(isOut))),
      ...writeLists(hasProse ? lists : [], (entry, { intro }) => isOut(intro) || isOutEntry(entry)),
    ],
  };
}
