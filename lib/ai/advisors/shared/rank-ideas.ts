import { countMentions, type Evidence, type Goal, hasLabel, listGoals } from "@/lib/ai/evidence";
import { saysUnasked } from "@/lib/ai/reading/sentences/put-off";
import { isReadLanguage } from "@/lib/text/languages";
import { spaceWords } from "@/lib/text/words";
import { createMentionFinder, type Mention } from "./find-mentions";
import { countAsked, quoteRequest } from "./quote-request";
import { findPutOff } from "./quote-settled";
import { readSentences } from "./read-sentences";

/** An idea with the feedback and research that speak of it, and the goal that it may serve. */
export type Candidate = { idea: Evidence; voices: readonly Mention[]; goal: Goal | undefined };

/** Compares ideas with the feedback, the research and the goals of a plan. */
export function createComparison(evidence: readonly Evidence[]): (idea: Evidence) => Candidate {
  const findMentions = createMentionFinder(evidence);
  const spoken = evidence.filter((piece) => hasLabel(piece, "user_feedback", "market_research"));
  const goals = listGoals(evidence).sort((one, other) => getPriority(other) - getPriority(one));
  return (idea) => {
    if (!isReadable(idea)) return { idea, voices: [], goal: undefined };
    const goal = goals.find((each) => findMentions(idea, [each]).length > 0);
    const mentions = findMentions(idea, spoken);
    const cited = findCited(idea, spoken).filter(
      ({ piece }) => !mentions.some((each) => each.piece === piece),
    );
    return { idea, voices: [...mentions, ...cited], goal };
  };
}

/** In characters: a shorter title may be any word. */
const MIN_TITLE = 4;
/** Counts of two digits or more that are no years: smaller ones are alike by chance. */
const COUNT = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{2,6}(?![\d.,]*\d)/g;

const listCounts = (text: string) => new Set(text.match(COUNT));

/** Finds the items that an idea names by their titles, with a count of theirs: `窓口の声38件`, `Survey: 14 of 40`. */
export function findCited(idea: Evidence, pieces: readonly Evidence[]): Mention[] {
  const sentences = readSentences(idea.text);
  return pieces.flatMap((piece): Mention[] => {
    const { title } = piece;
    if (title.length < MIN_TITLE) return [];
    const name = spaceWords(title);
    const counts = sentences
      .filter((sentence) => spaceWords(sentence).includes(name))
      .flatMap((sentence) => [...listCounts(sentence)]);
    const said = readSentences(piece.text).find((sentence) => {
      const own = listCounts(sentence);
      return counts.some((count) => own.has(count));
    });
    return said ? [{ piece, sentence: said, words: [title] }] : [];
  });
}

/** A goal without a priority still says more than no goal. */
const getPriority = (goal: Goal | undefined) => (goal ? (goal.goal.priority ?? -1) : -2);

export const countVoices = ({ voices }: Candidate) =>
  voices.reduce((sum, { piece }) => sum + countMentions(piece), 0);

/** What an idea's sheet or its own text counts: without a count, it adds nothing. */
export const countOwn = ({ idea }: Candidate) =>
  Math.max(countMentions(idea) - 1, isReadable(idea) ? countAsked(idea) : 0);

/** 1 if an idea says who asked for it, -1 if nobody did. */
function rateRequest({ idea }: Candidate): number {
  if (!isReadable(idea)) return 0;
  if (quoteRequest(idea) !== undefined) return 1;
  return readSentences(idea.text).some(saysUnasked) ? -1 : 0;
}

export const isPutOff = ({ idea }: Candidate) => findPutOff(idea) !== undefined;

export const compareCandidates = (one: Candidate, other: Candidate) =>
  Number(isPutOff(one)) - Number(isPutOff(other)) ||
  countVoices(other) + countOwn(other) - countVoices(one) - countOwn(one) ||
  rateRequest(other) - rateRequest(one) ||
  getPriority(other.goal) - getPriority(one.goal);

export const isReadable = ({ title, text }: Evidence) => isReadLanguage(`${title}\n${text}`);

/** Puts the ideas of a plan in the order in which the prioritization ranks them. */
export const rankIdeas = (evidence: readonly Evidence[]): Evidence[] =>
  evidence
    .filter((piece) => hasLabel(piece, "feature_idea"))
    .map(createComparison(evidence))
    .sort(compareCandidates)
    .map(({ idea }) => idea);
