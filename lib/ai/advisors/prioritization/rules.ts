import { createMentionFinder, type Mention } from "@/lib/ai/advisors/shared/find-mentions";
import { findPutOff, quoteSettled } from "@/lib/ai/advisors/shared/quote-settled";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { countMentions, type Evidence, type Goal, hasLabel, listGoals } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { cutText } from "@/lib/text/cut-text";
import { isReadLanguage } from "@/lib/text/languages";
import { dropEmphasis } from "@/lib/text/phrases";
import { type Answer, MAX_ITEMS } from "./contract";
import { findCited } from "./find-cited";
import { PRIORITIZATION_WORDS, type PrioritizationWords } from "./prioritization-words";
import { quoteRequest } from "./quote-request";

const MAX_NAMED = 3;
const MAX_QUOTED = 130;
const MAX_WORDS = 4;
type Candidate = { idea: Evidence; voices: readonly Mention[]; goal: Goal | undefined };

/** Ranks ideas by the feedback and research that share words with them, then by their own request and the goal's priority; gives no scores. */
export function applyRules({ evidence }: Material<unknown>): Answer {
  const words = PRIORITIZATION_WORDS[chooseLanguage(evidence)];
  const ideas = evidence.filter((piece) => hasLabel(piece, "feature_idea"));
  const notes = new Map(ideas.map((idea) => [idea, explainExclusion(idea, evidence, words)]));
  const open = ideas.filter((idea) => !notes.get(idea));
  const candidates = open.map(createComparison(evidence)).sort(compare);
  const isRanked = candidates.some((each) => candidates[0] && compare(candidates[0], each) !== 0);
  return {
    summary: dropEmphasis(joinNotes(summarize(candidates, isRanked, words), ...notes.values())),
    items: candidates.map((each) => toItem(each, words)),
    sequence: isRanked ? candidates.slice(0, MAX_ITEMS).map(({ idea }) => idea.title) : [],
  };
}

/** Says why an idea is not ranked. */
function explainExclusion(
  idea: Evidence,
  evidence: readonly Evidence[],
  words: PrioritizationWords,
) {
  const said = quoteSettled(idea);
  if (said) return words.leftOut(idea.title, said);
  const refusal = findRefusal(idea, evidence);
  return refusal && words.refused(idea.title, refusal.title);
}

function createComparison(evidence: readonly Evidence[]): (idea: Evidence) => Candidate {
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

/** A goal without a priority still says more than no goal. */
const getPriority = (goal: Goal | undefined) => (goal ? (goal.goal.priority ?? -1) : -2);

const countVoices = ({ voices }: Candidate) =>
  voices.reduce((sum, { piece }) => sum + countMentions(piece), 0);

/** An idea without a count of its own adds nothing. */
const countOwn = ({ idea }: Candidate) => countMentions(idea) - 1;

const isRequested = ({ idea }: Candidate) => isReadable(idea) && quoteRequest(idea) !== undefined;

const isPutOff = ({ idea }: Candidate) => findPutOff(idea) !== undefined;

const compare = (one: Candidate, other: Candidate) =>
  Number(isPutOff(one)) - Number(isPutOff(other)) ||
  countVoices(other) + countOwn(other) - countVoices(one) - countOwn(one) ||
  Number(isRequested(other)) - Number(isRequested(one)) ||
  getPriority(other.goal) - getPriority(one.goal);

function summarize(
  candidates: readonly Candidate[],
  isRanked: boolean,
  words: PrioritizationWords,
): string {
  const [first] = candidates;
  const count = candidates.length;
  if (!first) return words.nothing;
  if (count === 1) return words.single;
  if (candidates.every(({ idea }) => !isReadable(idea))) return words.unreadable(count);
  if (!isRanked) return words.level(count);
  const hasCounts = candidates.some(
    (each) => countVoices(each) + countOwn(each) > each.voices.length,
  );
  const titles = candidates
    .filter((each) => compare(first, each) === 0)
    .map(({ idea }) => idea.title);
  return words.first({ titles, count, hasCounts, hasPutOff: candidates.some(isPutOff) });
}

function toItem(candidate: Candidate, words: PrioritizationWords): Answer["items"][number] {
  const { idea, voices, goal } = candidate;
  const pieces = [idea, ...voices.slice(0, MAX_NAMED).map(({ piece }) => piece), goal];
  return {
    title: cutText(idea.title, MAX_TITLE),
    evidence: pieces.flatMap((piece) => piece?.ref ?? []),
    reach: null,
    impact: null,
    confidence: null,
    effort: null,
    rationale: dropEmphasis(explain(candidate, words)),
  };
}

function explain(candidate: Candidate, words: PrioritizationWords): string {
  const { idea, voices, goal } = candidate;
  if (!isReadable(idea)) return words.unreadableIdea;
  const quotes = voices.slice(0, MAX_NAMED).map((voice) => quoteVoice(voice, words));
  const unquoted = voices.length - quotes.length;
  const request = quoteRequest(idea);
  const putOff = findPutOff(idea);
  const count = countVoices(candidate);
  const mentions = count > voices.length ? count : 0;
  return joinNotes(
    voices.length > 0 ? words.voices(voices.length, mentions, quotes, unquoted) : words.noVoices,
    request !== undefined && words.request(request),
    putOff !== undefined && words.putOff(cutText(putOff, MAX_QUOTED)),
    countOwn(candidate) > 0 && words.ownMentions(countMentions(idea)),
    goal && words.goal(goal.title, goal.goal.priority ?? null),
  );
}

const isReadable = ({ title, text }: Evidence) => isReadLanguage(`${title}\n${text}`);

function quoteVoice({ piece, sentence, words: shared }: Mention, words: PrioritizationWords) {
  const said = sentence === piece.title ? "" : cutText(sentence, MAX_QUOTED);
  return words.voice(piece.title, shared.slice(0, MAX_WORDS), said);
}
