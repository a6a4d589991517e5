import type { DraftWords } from "@/lib/ai/draft-words/draft-words";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Section } from "@/lib/document-types/definition";
import { findVerdict } from "@/lib/text/find-verdict";
import { joinBlocks } from "./escape-markdown";
import { readSource, takePassage } from "./fitting-passages";
import { toGoalRows } from "./goal-rows";
import { writeRisks } from "./risk-table";
import { findRole, isIdea, writeStory } from "./story";
import { writeTable } from "./write-markdown";
import { dropStory, isWholeStory } from "./written-story";

type Layout = {
  takes(piece: Evidence): boolean;
  /** Whether it writes only a part of a piece, so that another section writes the rest. */
  leavesRest?(piece: Evidence): boolean;
  /** Leaves the rest of a piece of which it writes a part; undefined if nothing is left. */
  dropWritten?(piece: Evidence): Evidence | undefined;
  /** Whether it can still write `piece` in addition to `taken`. */
  hasRoom?(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[], words: DraftWords): string;
};

function toDecisionRow(piece: Evidence) {
  const { date, people } = readSource(piece);
  const verdict = findVerdict(piece) ?? "";
  const revised = piece.type === "context_item" ? piece.revised : undefined;
  const others = revised && verdict === revised.said ? [revised] : [];
  return { piece, note: takePassage(verdict), cells: [date, people], others };
}

/** Goals and risks are tables wherever a section has no other layout. */
const TABLES: Layout = {
  takes: (piece) => piece.type === "goal" || hasLabel(piece, "risk"),
  write(pieces, words) {
    const { heads } = words;
    const goals = toGoalRows(pieces.filter((piece) => piece.type === "goal"));
    const risks = pieces.filter((piece) => piece.type !== "goal");
    const isBare = ({ cells }: (typeof goals)[number]) => cells.every((cell) => !cell);
    const columns = [heads.goal, heads.keyResult, heads.baseline, heads.by];
    return joinBlocks([
      writeTable(
        columns,
        goals.filter((row) => !isBare(row)),
        words,
      ),
      writeTable(columns, goals.filter(isBare), words),
      writeRisks(risks, words),
    ]);
  },
};

const LAYOUTS = {
  decisions: {
    takes: (piece) => hasLabel(piece, "decision"),
    leavesRest: (piece) => hasLabel(piece, "decision"),
    write: (pieces, words) =>
      writeTable(
        [words.heads.decision, words.heads.date, words.heads.decidedBy],
        pieces.map(toDecisionRow),
        words,
      ),
  },
  story: {
    takes: (piece) => findRole(piece) !== null,
    leavesRest: isIdea,
    dropWritten: dropStory,
    hasRoom: (taken, piece) =>
      findRole(piece) !== null &&
      !taken.some((other) => findRole(other) === findRole(piece) || isWholeStory(other)),
    write: writeStory,
  },
} satisfies Record<string, Layout>;

export const findLayout = ({ layout }: Section): Layout => (layout ? LAYOUTS[layout] : TABLES);
