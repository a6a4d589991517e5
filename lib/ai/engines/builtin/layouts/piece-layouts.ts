import {
  excerpt,
  readDecision,
  readText,
  takePassage,
} from "@/lib/ai/engines/builtin/fitting-passages";
import { holdsAny } from "@/lib/ai/engines/builtin/word-beginnings";
import {
  endSentence,
  refer,
  writeBullets,
  writeTable,
  writeTitled,
} from "@/lib/ai/engines/builtin/write-markdown";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { REVISIT } from "@/lib/document-types/topics";
import { MONEY } from "@/lib/text/money";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import type { Layout } from ".";

const isResult = (piece: Evidence) =>
  /\bresult(?::| (?:on|in|at|for|of)\b)|\b(?:reached|achieved|missed|ended at|came to)\b/i.test(
    takePassage(readText(piece)),
  );

const writeNote = (piece: Evidence) =>
  [
    endSentence(takePassage(readText(piece))),
    piece.scope === "workspace" ? "Goal of the whole workspace." : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

const readFacts = (piece: Evidence) =>
  piece.type === "goal" ? [piece.goal.keyResult, piece.goal.baseline, piece.goal.timeframe] : [];

const makeGoalTable = (isNoted: (piece: Evidence) => boolean): Layout => ({
  takes: ({ type }) => type === "goal",
  write: (pieces) =>
    writeTable(
      "Goal",
      ["Key result", "Baseline", "By"],
      pieces.map((piece) => ({
        piece,
        note: isNoted(piece) ? writeNote(piece) : "",
        cells: readFacts(piece),
      })),
    ),
});

export const goalLayouts = {
  goals: makeGoalTable(() => true),
  /** Goals without the results that `goal_results` writes. */
  goal_figures: {
    ...makeGoalTable((piece) => !isResult(piece)),
    isPart: true,
    takes: ({ type, scope }) => type === "goal" && scope === "initiative",
  },
  goal_results: {
    isPart: true,
    takes: (piece) => piece.type === "goal" && isResult(piece),
    write: (pieces) => writeBullets(pieces, readText),
  },
} satisfies Record<string, Layout>;

const decisions: Omit<Layout, "write"> = {
  isPart: true,
  takes: (piece) => hasLabel(piece, "decision"),
};

/** Reads the sentences of a decision that say when to look at it again, or the others. */
const readSaid = (piece: Evidence, isReview: boolean) =>
  joinSentences(
    splitPlainSentences(readDecision(piece).said).filter(
      (sentence) => holdsAny(sentence, REVISIT) === isReview,
    ),
  );

const WEAKNESS =
  /\b(?:weak(?:ness(?:es)?)?|lacks?|slow|missing|cannot|can't|complain\w*|object(?:ed|s|ions?)|expensive|limited)\b|^no\b|\bno (?:support|way)\b|^(?:(?:zwak(?:ke[rn]?|st|te[ns]?)?|zwakhe(?:id|den)|schwach(?:e[mnrs]?|stellen?|punkte?)?|schwächen?|schwächer|faibles?|faiblesses?)(?!\p{L})|弱)/iu;
const STRENGTH =
  /\b(?:strong|strengths?|best|popular|leading|fast(?:er)?|quick|easy|well[- ]known|praised?)\b|^(?:(?:sterk(?:e[rn]?|st|te[ns]?)?|stark(?:e[mnrs]?)?|stärken?|stärker|forte?s?)(?!\p{L})|強)/iu;
const PRICE = /\bpric(?:e|es|ing)\b/i;

/** Sorts a sentence about a competitor by its words. The first sentence introduces the competitor. */
function classify(sentence: string, index: number) {
  if (index === 0) return "glance";
  const [isWeak, isStrong] = [WEAKNESS.test(sentence), STRENGTH.test(sentence)];
  if (isWeak !== isStrong) return isWeak ? "weakness" : "strength";
  return MONEY.test(sentence) || PRICE.test(sentence) ? "price" : "glance";
}

function makeCompetitorList(kind: ReturnType<typeof classify>): Layout {
  const read = (piece: Evidence) =>
    joinSentences(
      splitPlainSentences(readText(piece)).filter(
        (sentence, index) => classify(sentence, index) === kind,
      ),
    );
  return {
    isPart: true,
    takes: (piece) => hasLabel(piece, "key_competitors") && read(piece) !== "",
    write: (pieces) => writeBullets(pieces, read),
  };
}

const isIdea = (piece: Evidence) => hasLabel(piece, "feature_idea");
const findRole = (piece: Evidence) => {
  if (piece.type === "goal") return "So that";
  if (hasLabel(piece, "target_users")) return "As";
  return isIdea(piece) ? "I want" : null;
};
/** Maximum length of each part of a story, in UTF-16 units: the parts become one sentence. */
const PART_OF_STORY = 160;

export const itemLayouts = {
  decisions: {
    ...decisions,
    write: (pieces) =>
      writeTable(
        "Decision",
        ["Date", "Decided by"],
        pieces.map((piece) => {
          const { date, who } = readDecision(piece);
          return { piece, note: "", cells: [date, who] };
        }),
      ),
  },
  /** Without the date and the people, which are in the table, and without the sentences of `decision_reviews`. */
  decision_reasons: {
    ...decisions,
    write: (pieces) => writeBullets(pieces, (piece) => readSaid(piece, false)),
  },
  decision_reviews: {
    isPart: true,
    takes: (piece) => decisions.takes(piece) && readSaid(piece, true) !== "",
    write: (pieces) => writeBullets(pieces, (piece) => readSaid(piece, true)),
  },
  competitor: makeCompetitorList("glance"),
  competitor_price: makeCompetitorList("price"),
  competitor_strengths: makeCompetitorList("strength"),
  competitor_weaknesses: makeCompetitorList("weakness"),
  /** The first user, ability and benefit, in the order of the sentence they become. */
  story: {
    leavesRest: isIdea,
    takes: (piece) => findRole(piece) !== null,
    hasRoom: (taken, piece) => !taken.some((other) => findRole(other) === findRole(piece)),
    write: (pieces) =>
      ["As", "I want", "So that"]
        .flatMap((role) => {
          const piece = pieces.find((candidate) => findRole(candidate) === role);
          if (!piece) return [];
          const result = piece.type === "goal" ? (piece.goal.keyResult ?? "") : "";
          const text = isIdea(piece) ? "" : takePassage(readText(piece), [], PART_OF_STORY);
          const said = excerpt(result, PART_OF_STORY) || text;
          return `- ${role}: ${writeTitled(piece.title, said)} ${refer(piece)}`;
        })
        .join("\n"),
  },
} satisfies Record<string, Layout>;
