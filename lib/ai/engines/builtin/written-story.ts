import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block, ListItem } from "@/lib/ai/reading/evidence-blocks";
import { namesAsker, statesOwnCost } from "@/lib/ai/reading/sentences/names-asker";
import { extractLetters, findUnsaid } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { readPieceBlocks, readText, replaceBlocks } from "./fitting-passages";
import { listStatements } from "./quoted-text";

/** A story as trackers have it: `As a dispatcher, I want to move my slot so that …` */
const WRITTEN_STORY =
  /^(?:as (?:an? |the )?\p{L}[^.!?]{1,60}?,? i (?:want|would like|need) |als \p{L}[^.!?]{1,60}?,? (?:(?:möchte|will) ich|wil ik) |en tant qu(?:e |['’])[^.!?]{1,60}?,? je (?:veux|voudrais|souhaite) |.{2,30}として、.{2,100}たい)/iu;
export const isWholeStory = (piece: Evidence) =>
  hasLabel(piece, "feature_idea") && findWrittenStory(piece) !== undefined;
export const findWrittenStory = (piece: Evidence) =>
  readPieceBlocks(piece)
    .flatMap((block) => (block.kind === "table" ? [] : listStatements(block)))
    .flatMap(splitPlainSentences)
    .find((sentence) => WRITTEN_STORY.test(sentence));

/** Drops the items of which nothing is left; those below one of them move up. */
function dropItems(items: readonly ListItem[], dropSaid: (text: string) => string): ListItem[] {
  let dropped = Number.POSITIVE_INFINITY;
  return items.flatMap((item) => {
    if (item.depth <= dropped) dropped = Number.POSITIVE_INFINITY;
    const text = dropSaid(item.text);
    if (text === "") dropped = Math.min(dropped, item.depth);
    return text === "" ? [] : [{ ...item, text, depth: item.depth - Number(item.depth > dropped) }];
  });
}

/** Drops from an idea what the story says: a story that is written out with a title that says no more, or else the title. */
export function dropStory(piece: Evidence): Evidence | undefined {
  const story = findWrittenStory(piece);
  if (story === undefined) {
    const isSaid = extractLetters(readText(piece)) === extractLetters(piece.title);
    return readText(piece) === "" || isSaid ? undefined : { ...piece, title: "" };
  }
  const title = findUnsaid(piece.title, story);
  const dropSaid = (text: string) =>
    joinSentences(
      splitPlainSentences(text).filter(
        (sentence) => sentence !== story && extractLetters(sentence) !== extractLetters(title),
      ),
    );
  const rest = readPieceBlocks(piece).flatMap((block): Block[] => {
    if (block.kind === "paragraph") {
      const text = dropSaid(block.text);
      return text === "" ? [] : [{ ...block, text }];
    }
    if (block.kind !== "list") return [block];
    const items = dropItems(block.items, dropSaid);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
  return rest.length > 0 ? replaceBlocks({ ...piece, title }, rest) : undefined;
}

const isContext = (sentence: string) => namesAsker(sentence) || statesOwnCost(sentence);

/** Separates who asked for an idea and what it costs, which nobody can check, from its criteria. A part without text is undefined. */
export function separateContext(idea: Evidence) {
  const pick = (isPicked: (sentence: string) => boolean): Evidence | undefined => {
    const blocks = readPieceBlocks(idea).flatMap((block): Block[] => {
      if (block.kind !== "paragraph") return isPicked("") ? [block] : [];
      const text = joinSentences(splitPlainSentences(block.text).filter(isPicked));
      return text === "" ? [] : [{ ...block, text }];
    });
    return blocks.length > 0 ? replaceBlocks(idea, blocks) : undefined;
  };
  return { context: pick(isContext), criteria: pick((sentence) => !isContext(sentence)) };
}
