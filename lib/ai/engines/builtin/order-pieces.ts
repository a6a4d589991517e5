import {
  compareAge,
  countMentions,
  type Evidence,
  findInitiative,
  hasLabel,
} from "@/lib/ai/evidence";
import { isFaintIdea } from "@/lib/ai/reading/is-faint-idea";
import { beginsContent, isPraise, isPraisingTitle } from "@/lib/ai/reading/sentences/is-praise";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { readSource, readText, saysOnly } from "./fitting-passages";
import { isRemark, limitsPraise, readBeginning, readTypeAndLabel } from "./piece-kinds";

/**
 * Orders the pieces without documents: the initiative's before those of the workspace, and of each the labels in turns. Leaves
 * out the workspace's goals of a type of which the initiative has goals itself.
 */
export function orderPieces(evidence: readonly Evidence[]): Evidence[] {
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const sorted = sortPieces(pieces, findInitiative(evidence));
  const own = sorted.filter(({ scope }) => scope === "initiative");
  const hasOwn = new Set(own.filter(({ type }) => type === "goal").map(readTypeAndLabel));
  const shared = sorted.filter(
    (piece) => piece.scope === "workspace" && !hasOwn.has(readTypeAndLabel(piece)),
  );
  return [...takeInTurns(own), ...takeInTurns(shared)];
}

/**
 * A decision that changes another one comes first, one that says when it was made before others, and a remark after them: the newest line of a chat is not what counts
 * most. Ideas that are in doubt or no more than nice to have come last.
 */
function weigh(piece: Evidence): number {
  const isDated = hasLabel(piece, "decision") && readSource(piece).date !== null;
  const revises = piece.type === "context_item" && piece.revises === true;
  return (
    Number(isDated) + 2 * Number(revises) - Number(isRemark(piece)) - 2 * Number(isFaintIdea(piece))
  );
}

const onlyPraises = (piece: Evidence) =>
  saysOnly(piece, isPraise) ||
  ((isPraisingTitle(piece.title) || beginsContent(readText(piece))) && !limitsPraise(piece.text));

/** The labels of items that come in the order in which they concern the initiative. */
const BY_SUBJECT = ["feature_idea", "user_feedback", "market_research", "risk"] as const;

/**
 * Sorts goals by priority, then oldest first, because people save them in their order. Sorts ideas, feedback,
 * research and risks by whether they share words with the initiative, or are its own and counted, then by
 * mentions, by the number of shared words, and by age; feedback that only praises comes last, since no section is about that.
 */
function sortPieces(pieces: readonly Evidence[], initiative: Evidence | undefined) {
  const subject = extractWords(initiative ? readBeginning(initiative) : "");
  const rate = (piece: Evidence) => {
    if (piece.type === "goal") return piece.goal.priority ?? -1;
    if (!hasLabel(piece, ...BY_SUBJECT)) return 0;
    const isCounted = piece.scope === "initiative" && countMentions(piece) > 1;
    return findSharedWords(extractWords(readBeginning(piece)), subject).length || Number(isCounted);
  };
  const byAge = pieces.toSorted(compareAge);
  const goals = byAge.filter(({ type }) => type === "goal").reverse();
  return [...byAge.filter(({ type }) => type !== "goal"), ...goals]
    .map((piece) => {
      const praises = Number(hasLabel(piece, "user_feedback") && onlyPraises(piece));
      return {
        piece,
        praises,
        weight: weigh(piece),
        rate: rate(piece),
        mentions: countMentions(piece),
      };
    })
    .sort(
      (a, b) =>
        a.praises - b.praises ||
        b.weight - a.weight ||
        Math.sign(b.rate) - Math.sign(a.rate) ||
        b.mentions - a.mentions ||
        b.rate - a.rate,
    )
    .map(({ piece }) => piece);
}

/** Takes one piece of each label, then the next one of each. */
export function takeInTurns(pieces: readonly Evidence[]): Evidence[] {
  const counts = new Map<string, number>();
  const turns = pieces.map((piece) => {
    const turn = counts.get(readTypeAndLabel(piece)) ?? 0;
    counts.set(readTypeAndLabel(piece), turn + 1);
    return { piece, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece);
}
