import type { Mention } from "@/lib/ai/advisors/shared/find-mentions";
import { quoteRequest } from "@/lib/ai/advisors/shared/quote-request";
import { findPutOff, quoteSettled } from "@/lib/ai/advisors/shared/quote-settled";
import {
  type Candidate,
  compareCandidates,
  countOwn,
  countVoices,
  createComparison,
  isPutOff,
  isReadable,
} from "@/lib/ai/advisors/shared/rank-ideas";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { cutText } from "@/lib/text/cut-text";
import { dropEmphasis } from "@/lib/text/phrases";
import { type Answer, MAX_ITEMS } from "./contract";
import { PRIORITIZATION_WORDS, type PrioritizationWords } from "./prioritization-words";

const MAX_NAMED = 3;
const MAX_QUOTED = 130;
const MAX_WORDS = 4;

/** Ranks ideas by the feedback and research that share words with them, then by their own request and the goal's priority; gives no scores. */
export function applyRules({ evidence }: Material<unknown>): Answer {
  const words = PRIORITIZATION_WORDS[chooseLanguage(evidence)];
  const ideas = evidence.filter((piece) => hasLabel(piece, "feature_idea"));
  const notes = new Map(ideas.map((idea) => [idea, explainExclusion(idea, evidence, words)]));
  const open = ideas.filter((idea) => !notes.get(idea));
  const candidates = open.map(createComparison(evidence)).sort(compareCandidates);
  const isRanked = candidates.some(
    (each) => candidates[0] && compareCandidates(candidates[0], each) !== 0,
  );
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
    .filter((each) => compareCandidates(first, each) === 0)
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
    countMentions(idea) > 1 && words.ownMentions(countMentions(idea)),
    goal && words.goal(goal.title, goal.goal.priority ?? null),
  );
}

function quoteVoice({ piece, sentence, words: shared }: Mention, words: PrioritizationWords) {
  const said = sentence === piece.title ? "" : cutText(sentence, MAX_QUOTED);
  return words.voice(piece.title, shared.slice(0, MAX_WORDS), said);
}
