import { type Evidence, type Goal, hasLabel } from "@/lib/ai/evidence";
import { NOTES } from "@/lib/ai/own-words";
import type { Section } from "@/lib/document-types/definition";
import { extractContentWords } from "@/lib/text/content-words";
import { findSharedWords } from "@/lib/text/words";
import { readDecision, readText, takeExcerpt, takePassage } from "./fitting-passages";
import { readBeginning } from "./rate-fit";
import { writeRisks } from "./risk-table";
import { endSentence, refer, writeTable, writeTitled } from "./write-markdown";

type Layout = {
  takes(piece: Evidence): boolean;
  /** Whether it writes only a part of a piece, so that another section writes the rest. */
  leavesRest?(piece: Evidence): boolean;
  /** Whether it can still write `piece` in addition to `taken`. */
  hasRoom?(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[]): string;
};

function toGoalRow(piece: Goal) {
  const about = piece.scope === "workspace" ? " Goal of the whole workspace." : "";
  const note = `${endSentence(takePassage(readText(piece)))}${about}`.trim();
  const { keyResult, baseline, timeframe } = piece.goal;
  return { piece, note, cells: [keyResult, baseline, timeframe] };
}

function toDecisionRow(piece: Evidence) {
  const { date, who } = readDecision(piece);
  return { piece, note: "", cells: [date, who] };
}

const isIdea = (piece: Evidence) => hasLabel(piece, "feature_idea");
const findRole = (piece: Evidence) => {
  if (piece.type === "goal") return "So that";
  if (hasLabel(piece, "target_users")) return "As";
  return isIdea(piece) ? "I want" : null;
};
/** Maximum length of each part of a story, in UTF-16 units: the parts become one sentence. */
const PART_OF_STORY = 160;

const countShared = (one: Evidence, other: Evidence) =>
  findSharedWords(
    extractContentWords(readBeginning(one)),
    extractContentWords(readBeginning(other)),
  ).length;

/** Puts the idea first that shares most words with what is `asked` for, if possible of the initiative, and the users and goals that share words with it. */
export function orderForStory(pieces: readonly Evidence[], asked: string): Evidence[] {
  const wanted = extractContentWords(asked);
  const count = (piece: Evidence) =>
    findSharedWords(extractContentWords(readBeginning(piece)), wanted).length;
  const isOwn = ({ scope }: Evidence) => Number(scope === "initiative");
  const [ability] = pieces
    .filter(isIdea)
    .toSorted((a, b) => isOwn(b) - isOwn(a) || count(b) - count(a));
  if (!ability) return [...pieces];
  const rate = (piece: Evidence) => {
    if (piece === ability) return Number.POSITIVE_INFINITY;
    return findRole(piece) && !isIdea(piece) ? countShared(piece, ability) : 0;
  };
  return pieces.toSorted((a, b) => rate(b) - rate(a) || 0);
}

const CHECK_STORY = "No words show that these parts belong together.";

/** The first user, ability and benefit, in the order of the sentence they become. */
function writeStory(pieces: readonly Evidence[]): string {
  const parts = ["As", "I want", "So that"].flatMap((role) => {
    const piece = pieces.find((candidate) => findRole(candidate) === role);
    return piece ? [{ role, piece }] : [];
  });
  const lines = parts.map(({ role, piece }) => {
    const result = piece.type === "goal" ? (piece.goal.keyResult ?? "") : "";
    const text = isIdea(piece) ? "" : takePassage(readText(piece), PART_OF_STORY);
    const said = takeExcerpt(result, PART_OF_STORY) || text;
    return `- ${role}: ${writeTitled(piece.title, said)} ${refer(piece)}`;
  });
  const ability = pieces.find(isIdea);
  const isApart = pieces.some((piece) => ability && countShared(piece, ability) === 0);
  return [...lines, ...(isApart ? ["", `> ${NOTES.check} ${CHECK_STORY}`] : [])].join("\n");
}

/** Goals and risks are tables wherever a section has no other layout. */
const TABLES: Layout = {
  takes: (piece) => piece.type === "goal" || hasLabel(piece, "risk"),
  write(pieces) {
    const goals = pieces.filter((piece) => piece.type === "goal").map(toGoalRow);
    const risks = pieces.filter((piece) => piece.type !== "goal");
    const tables = [writeTable("Goal", ["Key result", "Baseline", "By"], goals), writeRisks(risks)];
    return tables.filter(Boolean).join("\n\n");
  },
};

const LAYOUTS = {
  decisions: {
    takes: (piece) => hasLabel(piece, "decision"),
    leavesRest: (piece) => hasLabel(piece, "decision"),
    write: (pieces) => writeTable("Decision", ["Date", "Decided by"], pieces.map(toDecisionRow)),
  },
  story: {
    takes: (piece) => findRole(piece) !== null,
    leavesRest: isIdea,
    hasRoom: (taken, piece) => !taken.some((other) => findRole(other) === findRole(piece)),
    write: writeStory,
  },
} satisfies Record<string, Layout>;

export const findLayout = ({ layout }: Section): Layout => (layout ? LAYOUTS[layout] : TABLES);
