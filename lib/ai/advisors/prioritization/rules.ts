import { createMentionFinder, type Mention } from "@/lib/ai/advisors/shared/find-mentions";
import { findPutOff, quoteSettled } from "@/lib/ai/advisors/shared/quote-settled";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { countMentions, type Evidence, type Goal, hasLabel, listGoals } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { cutText } from "@/lib/text/cut-text";
import { isReadLanguage } from "@/lib/text/languages";
import { countNoun, dropEmphasis, joinWords } from "@/lib/text/phrases";
import { type Answer, MAX_ITEMS } from "./contract";

const MAX_NAMED = 3;
const MAX_QUOTED = 130;
const MAX_WORDS = 4;
type Candidate = { idea: Evidence; voices: readonly Mention[]; goal: Goal | undefined };

/** Ranks ideas by the feedback and research that share words with them, then by their own request and the goal's priority; gives no scores. */
export function applyRules({ evidence }: Material<unknown>): Answer {
  const ideas = evidence.filter((piece) => hasLabel(piece, "feature_idea"));
  const notes = new Map(ideas.map((idea) => [idea, explainExclusion(idea, evidence)]));
  const open = ideas.filter((idea) => !notes.get(idea));
  const candidates = open.map(createComparison(evidence)).sort(compare);
  const isRanked = candidates.some((each) => candidates[0] && compare(candidates[0], each) !== 0);
  return {
    summary: dropEmphasis(joinNotes(summarize(candidates, isRanked), ...notes.values())),
    items: candidates.map(toItem),
    sequence: isRanked ? candidates.slice(0, MAX_ITEMS).map(({ idea }) => idea.title) : [],
  };
}

/** Says why an idea is not ranked. */
function explainExclusion(idea: Evidence, evidence: readonly Evidence[]) {
  const said = quoteSettled(idea);
  if (said) return `Left out: “${idea.title}”, which says “${said}”`;
  const refusal = findRefusal(idea, evidence);
  return refusal && `Left out: “${idea.title}”, because “${refusal.title}” is decided.`;
}

function createComparison(evidence: readonly Evidence[]): (idea: Evidence) => Candidate {
  const findMentions = createMentionFinder(evidence);
  const spoken = evidence.filter((piece) => hasLabel(piece, "user_feedback", "market_research"));
  const goals = listGoals(evidence).sort((one, other) => getPriority(other) - getPriority(one));
  return (idea) => {
    if (!isReadable(idea)) return { idea, voices: [], goal: undefined };
    const goal = goals.find((each) => findMentions(idea, [each]).length > 0);
    return { idea, voices: findMentions(idea, spoken), goal };
  };
}

/** A goal without a priority still says more than no goal. */
const getPriority = (goal: Goal | undefined) => (goal ? (goal.goal.priority ?? -1) : -2);

const countVoices = ({ voices }: Candidate) =>
  voices.reduce((sum, { piece }) => sum + countMentions(piece), 0);

/** An idea without a count of its own adds nothing. */
const countOwn = ({ idea }: Candidate) => countMentions(idea) - 1;

const isRequested = ({ idea }: Candidate) => isReadable(idea) && findRequest(idea) !== undefined;

const isPutOff = ({ idea }: Candidate) => findPutOff(idea) !== undefined;

const compare = (one: Candidate, other: Candidate) =>
  Number(isPutOff(one)) - Number(isPutOff(other)) ||
  countVoices(other) + countOwn(other) - countVoices(one) - countOwn(one) ||
  Number(isRequested(other)) - Number(isRequested(one)) ||
  getPriority(other.goal) - getPriority(one.goal);

function summarize(candidates: readonly Candidate[], isRanked: boolean): string {
  const [first] = candidates;
  if (!first) return "Nothing to rank. Add feature ideas as context items.";
  if (candidates.length === 1) {
    return "Too little to rank: one feature idea is on record. Add the others that compete with it.";
  }
  const count = countNoun(candidates.length, "feature idea");
  if (candidates.every(({ idea }) => !isReadable(idea))) {
    return `Too little to rank: the ${count} on record seem to be in a language that these rules do not read.`;
  }
  if (!isRanked) {
    return `Too little to rank: no feedback, research or goal tells the ${count} apart. Add feedback and research that name what each idea is about.`;
  }
  const hasCounts = candidates.some(
    (each) => countVoices(each) + countOwn(each) > each.voices.length,
  );
  const level = candidates.filter((each) => compare(first, each) === 0);
  const titles = joinWords(level.map(({ idea }) => `“${idea.title}”`));
  return `First of ${count}: ${titles}${level.length > 1 ? ", level with each other" : ""}. The order follows the number of feedback and research items that share words with each idea${hasCounts ? ", with the mentions that a sheet counts" : ""}; then an idea's own words on who asked for it; then the highest priority of a goal that shares words with it.${candidates.some(isPutOff) ? " Ideas that their own text leaves for later come last." : ""} Read the quotes, since they may speak for the idea or against it. Reach, impact and effort are not estimated.`;
}

function toItem(candidate: Candidate): Answer["items"][number] {
  const { idea, voices, goal } = candidate;
  const pieces = [idea, ...voices.slice(0, MAX_NAMED).map(({ piece }) => piece), goal];
  return {
    title: cutText(idea.title, MAX_TITLE),
    evidence: pieces.flatMap((piece) => piece?.ref ?? []),
    reach: null,
    impact: null,
    confidence: null,
    effort: null,
    rationale: dropEmphasis(explain(candidate)),
  };
}

function explain(candidate: Candidate): string {
  const { idea, voices, goal } = candidate;
  if (!isReadable(idea))
    return "Seems to be in a language that these rules do not read: nothing was compared with it.";
  const quotes = voices.slice(0, MAX_NAMED).map(quoteVoice);
  const unquoted = voices.length - quotes.length;
  if (unquoted > 0) quotes.push(`and ${countNoun(unquoted, "other")}`);
  const request = findRequest(idea);
  const putOff = findPutOff(idea);
  const count = countVoices(candidate);
  const mentions = count > voices.length ? ` (${count} mentions)` : "";
  const priority = goal?.goal.priority ?? null;
  const rank = priority === null ? "no priority set" : `priority ${priority}`;
  return joinNotes(
    voices.length > 0
      ? `${countNoun(voices.length, "item")} of feedback or research${mentions} ${voices.length === 1 ? "shares" : "share"} words with it: ${quotes.join("; ")}.`
      : "No related feedback or research found.",
    request !== undefined && `Its own text says: “${request}”`,
    putOff !== undefined && `It leaves itself for later: “${cutText(putOff, MAX_QUOTED)}”`,
    countOwn(candidate) > 0 && `Its sheet counts ${countMentions(idea)} mentions.`,
    goal && `It may serve the goal “${goal.title}” (${rank}).`,
  );
}

const REQUESTED =
  /^(?:(?:it|this) (?:was|is) )?(?:(?:asked for|requested) by (?!no\b|none\b|nobody\b)|gewünscht von (?!niemand|kein)|gevraagd door (?!niemand|geen\b)|demandée? par (?!personne\b|aucun))/i;
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const NOBODY = "(?!(?:Nobody|None|Niemand|Keiner|Personne|They|Who|Wer|Wie|Qui)(?!\\p{L}))";
/** Names and a verb, and nothing else: `Ann and Bo both asked.` */
const NAMES_ASKED = new RegExp(
  `^(?:${NOBODY}${NAME}(?:(?:, | (?:and|und|en|et|&) )${NAME}){0,5} (?:${[
    "(?:(?:have|has) )?(?:(?:both|all) )?asked(?: for (?:it|this|that))?|(?:(?:both|all) )?wants? (?:it|this)",
    "(?:haben|hat) (?:(?:beide|alle) )?(?:danach gefragt|darum gebeten|(?:sich )?das gewünscht)|(?:wollen|wünschen sich) das(?: (?:beide|alle))?",
    "(?:vroegen|vroeg|vragen) (?:er|hier)(?: (?:allebei|beiden))? om|willen dit(?: (?:allebei|beiden))?",
    "l['’](?:a|ont) (?:(?:toutes|tous)(?: (?:les )?deux)? )?demandée?s?",
  ].join(
    "|",
  )})[.!]?|[^。、]{1,30}(?:さん|様)(?:の要望|からの?(?:要望|依頼)|が(?:要望|希望)).{0,10})$`,
  "u",
);

/** Finds the short sentence of an idea that begins with who asked for it. */
const findRequest = ({ text }: Evidence) =>
  readSentences(text).find(
    (each) => each.length <= MAX_QUOTED && (REQUESTED.test(each) || NAMES_ASKED.test(each)),
  );

const isReadable = ({ title, text }: Evidence) => isReadLanguage(`${title}\n${text}`);

function quoteVoice({ piece, sentence, words }: Mention): string {
  const shared = words.slice(0, MAX_WORDS).join(", ");
  const quoted = sentence === piece.title ? "" : `: “${cutText(sentence, MAX_QUOTED)}”`;
  return `“${piece.title}” (${shared}${quoted})`;
}
