import type { Evidence } from "@/lib/ai/evidence";
import type { Block, ListItem } from "@/lib/ai/reading/evidence-blocks";
import { isForLeftOut, isForRivals } from "@/lib/ai/reading/section-kinds";
import { isExclusion, isOutList } from "@/lib/ai/reading/sentences/exclusions";
import { beginsWithRollout } from "@/lib/ai/reading/sentences/rollout";
import type { Outline } from "@/lib/document-types/definition";
import { RELEASE } from "@/lib/document-types/topics";
import { MONTH, namesTime } from "@/lib/text/dates";
import { endSentence } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { readPieceBlocks, readText, takePassage } from "./fitting-passages";
import { namesPeople } from "./people";

/** Maximum length of what an initiative says of itself, in UTF-16 units. */
const OPENING_LENGTH = 480;

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

const WHEN = `(?:dem |the |l[ea] |1er )?(?:\\d|${MONTH})`;
/** `From 1 March all drivers …` */
const FROM_DAY = new RegExp(
  `^(?:(?:from|as of|starting|ab|vanaf|met ingang van|dès|à (?:partir|compter) d(?:e|u)) ${WHEN}|\\d[^、。]{0,12}[年月日](?:から|より|以降))`,
  "iu",
);
const UNTIL_DAY = new RegExp(
  `(?<!\\p{L})(?:by|until|before|bis(?: zum)?|spätestens(?: am)?|vor|tot|uiterlijk|vóór|jusqu['’]\\p{L}{1,2}|d['’]ici|avant(?: fin)?) ${WHEN}|[年月日]まで`,
  "iu",
);

const NOW = matchWords(
  "today|currently|at present|now|heute|derzeit|zurzeit|vandaag|nu|momenteel|aujourd['’]hui|actuellement|今は|いまは|現在",
);

/**
 * Finds the sentence that says what there will be from a day on. It stays with the opening, and so does another dated sentence that is
 * no step and no limit, if the opening would tell only today's state (`isBare`).
 */
function findPlan(dated: readonly string[], isBare: boolean): string | undefined {
  const said = dated.filter((text) => !beginsWithRollout(text) && !holdsAny(text, RELEASE));
  const plan = said.find((text) => FROM_DAY.test(text));
  return plan ?? (isBare ? said.find((text) => !UNTIL_DAY.test(text)) : undefined);
}

/** A year with its month and day: `3 March 2021`, `März 2021`, `2021年3月` */
const WITH_YEAR =
  /(?:\d{1,2}(?:st|nd|rd|th|er|\.)? )?(?:\p{L}{3,9}\.? )?(?<![\d.,])((?:19|20)\d\d)(?![\d.,]\d)(?:年(?:\d{1,2}月(?:\d{1,2}日)?)?)?/gu;

/** Whether all dates of a sentence are of earlier years, so that it tells how things came about and no plan: `unchanged since 2021`. */
function isOnlyPast(sentence: string, now: Date): boolean {
  const years = [...sentence.matchAll(WITH_YEAR)].map(([, year]) => Number(year));
  const isPast = years.length > 0 && years.every((year) => year < now.getUTCFullYear());
  return isPast && !namesTime(sentence.replaceAll(WITH_YEAR, ""));
}

/**
 * Reads what an initiative says of itself, for the sections that take it: items of lists like sentences, below those.
 */
export function readDescription(
  initiative: Evidence | undefined,
  outline: Outline,
): { opening: Block[]; dates: Block[]; people: Block[]; leftOut: Block[] } {
  const { sentences, lists } = splitBlocks(initiative ? readPieceBlocks(initiative) : []);
  const hasProse = sentences.length > 0 || lists.some(({ intro }) => intro !== "");
  // A description without prose is told as a whole.
  const [first = "", ...more] = hasProse || !initiative ? sentences : [readText(initiative)];
  const takesLeftOut = outline.some(isForLeftOut);
  const isOut = (text: string) => takesLeftOut && (isOutList(text) || isExclusion(text));
  const takesDates = outline.some(({ dates }) => dates);
  const isWhole = !outline.some(({ initiative }) => initiative === "first sentence");
  const isDated = (text: string) =>
    takesDates && namesTime(text) && !(initiative && isOnlyPast(text, initiative.createdAt));
  const rest = more.filter((sentence) => !namesPeople(sentence) && !isOut(sentence));
  const isOutside = (text: string) => isOutList(text) || isExclusion(text);
  // Where rivals are told what we do better, today's state is none of it.
  const tellsPlan = outline.some(isForRivals) && NOW.test(first);
  const isBare =
    (NOW.test(first) || more.some(isOutside)) &&
    rest.every((text) => namesTime(text) || isOutside(text));
  const plan = namesTime(first) ? undefined : findPlan(rest.filter(namesTime), isBare);
  const others = isWhole ? rest.filter((text) => !isDated(text) || text === plan) : [];
  const opening = joinSentences([tellsPlan ? (plan ?? "") : first, ...others]);
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
