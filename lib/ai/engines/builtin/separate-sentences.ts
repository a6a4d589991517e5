import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Section } from "@/lib/document-types/definition";
import { isStop } from "@/lib/document-types/topics";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import type { Block } from "./evidence-blocks";
import { joinTurns, readBlocks, replaceBlocks } from "./fitting-passages";
import { refuses } from "./rate-fit";
import { endSentence } from "./write-markdown";

/** Begins a sentence about the one before. Without such a verb, the word may point elsewhere: `This year, …`, `Das Team …`. */
const FOLLOWS = new RegExp(
  `^(?:${[
    "They|(?:It|This|That|These|Those) (?:is|are|was|were|has|have|will|would|can|could|may|must|stays?|remains?|comes?|follows?|costs?|needs?|takes?|means?)",
    "(?:Sie|Das|Dies|Diese) (?:ist|sind|war|waren|bleibt|bleiben|kommt|kommen|folgt|folgen|kostet|kosten|wird|werden)",
    "Zij|Ze|(?:Dit|Dat|Deze|Die) (?:is|zijn|was|waren|blijft|blijven|komt|komen|volgt|volgen|kost|kosten|wordt|worden)",
    "Ils|Elles?|Cela|Ceci|Ce (?:sera|sont|serait)|C['’]est",
  ].join("|")})(?!\\p{L})|^(?:これ|それ)(?:は|ら|を|に)`,
  "u",
);

function joinFollowing(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences)
    joined.push(
      joined.length > 0 && FOLLOWS.test(sentence)
        ? joinSentences([joined.pop() ?? "", sentence])
        : sentence,
    );
  return joined;
}

const toParagraphs = (sentences: readonly string[]): Block[] =>
  sentences.length > 0 ? [{ kind: "paragraph", text: joinSentences(sentences) }] : [];

type Parts<Kind> = { taken: Kind; rest: Kind };

/** Separates what a decision or a note leaves out; of lists, only those of a decision are split. */
export const separateLeftOut = ({ about }: Section, piece: Evidence): Parts<Evidence> | null =>
  separate(
    piece,
    (text) => holdsAny(text, about?.words ?? []) || refuses(piece, text),
    hasLabel(piece, "decision") ? ["list"] : [],
  );

/** Separates the conditions on which a plan is stopped. */
export const separateStops = (piece: Evidence): Parts<Evidence> | null =>
  separate(piece, isStop, ["list", "table"]);

function separate(
  piece: Evidence,
  isWanted: (text: string) => boolean,
  splits: readonly Block["kind"][],
): Parts<Evidence> | null {
  const parts = separateBlocks(readBlocks(piece), isWanted, splits);
  if (!parts) return null;
  const title = isWanted(piece.title) ? "" : piece.title;
  return {
    taken: replaceBlocks(piece, parts.taken),
    rest: replaceBlocks({ ...piece, title }, parts.rest),
  };
}

type Items = Extract<Block, { kind: "list" }>["items"];

const isTop = ({ depth }: Items[number]) => depth === 0;

/** Finds wanted items. One with items below it is wanted with all of them. */
function findItems(items: Items, isWanted: (text: string) => boolean): Items {
  const groups: Items[number][][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && !isTop(item)) last.push(item);
    else groups.push([item]);
  }
  return groups.flatMap(([top, ...below]) => {
    if (!top) return [];
    const wanted = below.filter(({ text }) => isWanted(text));
    const isWhole = isWanted(top.text) || (below.length > 0 && wanted.length === below.length);
    return isWhole ? [top, ...below] : wanted;
  });
}

/** Takes the wanted rows, or the wanted items of a list, out of a block. */
function splitBlock(block: Block, isWanted: (text: string) => boolean): Parts<Block[]> {
  if (block.kind === "list") {
    const items = findItems(block.items, isWanted);
    const taken = new Set(items);
    const rest = block.items.filter((item) => !taken.has(item));
    const isFlat = items.every(isTop);
    return {
      taken: isFlat
        ? toParagraphs(items.map(({ text }) => endSentence(text)))
        : [{ ...block, items }],
      rest: rest.length > 0 ? [{ ...block, items: rest }] : [],
    };
  }
  if (block.kind !== "table") return { taken: [], rest: [block] };
  const [head = [], ...rows] = block.rows;
  const isOut = (row: readonly string[]) => isWanted(row.join(" "));
  const [out, others] = [rows.filter(isOut), rows.filter((row) => !isOut(row))];
  const toTable = (some: typeof rows): Block[] =>
    some.length > 0 ? [{ kind: "table", rows: [head, ...some] }] : [];
  return { taken: toTable(out), rest: toTable(others) };
}

/**
 * Separates the sentences that `isWanted`, and such items or rows of the blocks that are in `splits`. A list or table goes with
 * its introduction.
 * @returns null if one of the two parts would be empty
 */
export function separateBlocks(
  blocks: readonly Block[],
  isWanted: (text: string) => boolean,
  splits: readonly Block["kind"][],
): Parts<Block[]> | null {
  const split = (block: Block): Parts<Block[]> =>
    splits.includes(block.kind) ? splitBlock(block, isWanted) : { taken: [], rest: [block] };
  const isWhole = (block: Block | undefined) => block && split(block).rest.length === 0;
  const taken: Block[] = [];
  const rest: Block[] = [];
  let isBelow = false;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "paragraph") {
      const sentences = joinFollowing(joinTurns(splitPlainSentences(block.text)));
      const last = sentences.at(-1) ?? "";
      isBelow = /[:：]$/.test(last) && (isWanted(last) || isWhole(blocks[index + 1]) === true);
      const out = sentences.filter((text) => isWanted(text) || (isBelow && text === last));
      taken.push(...toParagraphs(out));
      rest.push(...toParagraphs(sentences.filter((text) => !out.includes(text))));
      continue;
    }
    const parts = isBelow || isWhole(block) ? { taken: [block], rest: [] } : split(block);
    taken.push(...parts.taken);
    rest.push(...parts.rest);
    isBelow = false;
  }
  const isSaid = [taken, rest].every((some) => some.some(({ kind }) => kind !== "heading"));
  return isSaid ? { taken, rest } : null;
}
