import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { DROPPED } from "@/lib/document-types/topics";
import { cutText } from "@/lib/text/cut-text";
import { isEnglish } from "@/lib/text/languages";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { type Answer, MAX_ITEMS } from "./contract";
import { createMentionFinder } from "./find-mentions";

const MAX_NAMED = 3;
const MAX_QUOTED = 160;
/** The beginning of a sentence that says that an idea is built. */
const BUILT =
  /^(?:umgesetzt(?!\p{L})|al gebouwd(?!\p{L})|déjà livrée?(?!\p{L})|(?:shipped|released|launched|rolled out) (?:in|on|with|since|to)\b)/iu;

type Goal = Extract<Evidence, { type: "goal" }>;
type Candidate = { idea: Evidence; voices: Voice[]; goal: Goal | undefined };
type Voice = { piece: Evidence; sentence: string };

/** Ranks ideas by the feedback and research that share words with them, then by the goal's priority; gives no scores. */
export function applyRules({ evidence }: Material<unknown>): Answer {
  const ideas = evidence.filter((piece) => hasLabel(piece, "feature_idea"));
  const settled = ideas.flatMap((idea) => quoteSettled(idea) ?? []);
  const open = ideas.filter((idea) => quoteSettled(idea) === undefined);
  const candidates = findCandidates(open, evidence).sort(compare);
  const isRanked = candidates.some((each) => candidates[0] && compare(candidates[0], each) !== 0);
  return {
    summary: [summarize(candidates, isRanked), ...settled].join(" "),
    items: candidates.map(toItem),
    sequence: isRanked ? candidates.slice(0, MAX_ITEMS).map(({ idea }) => idea.title) : [],
  };
}

function quoteSettled({ title, text }: Evidence): string | undefined {
  const said = splitSentences(`${title}\n\n${text}`).find(
    ({ text }) => BUILT.test(text) || DROPPED.test(text),
  );
  return said && `Left out: “${title}”, which says “${cutText(said.text, MAX_QUOTED)}”`;
}

function findCandidates(ideas: readonly Evidence[], evidence: readonly Evidence[]): Candidate[] {
  const findMention = createMentionFinder(evidence);
  const spoken = evidence.filter((piece) => hasLabel(piece, "user_feedback", "market_research"));
  const goals = evidence
    .filter((piece) => piece.type === "goal")
    .filter(({ label }) => label !== "constraint")
    .sort((one, other) => getPriority(other) - getPriority(one));
  return ideas.map((idea) => ({
    idea,
    voices: spoken.flatMap((piece) => {
      const sentence = findMention(idea, piece);
      return sentence === undefined ? [] : [{ piece, sentence }];
    }),
    goal: goals.find((goal) => findMention(idea, goal) !== undefined),
  }));
}

const getPriority = (goal: Goal | undefined) => goal?.goal.priority ?? -1;

const compare = (one: Candidate, other: Candidate) =>
  other.voices.length - one.voices.length || getPriority(other.goal) - getPriority(one.goal);

function summarize(candidates: readonly Candidate[], isRanked: boolean): string {
  const [first] = candidates;
  if (!first) return "Nothing to rank. Add feature ideas as context items.";
  if (candidates.length === 1) {
    return "Too little to rank: one feature idea is on record. Add the others that compete with it.";
  }
  const count = countNoun(candidates.length, "feature idea");
  if (candidates.every(({ idea }) => !isReadable(idea))) {
    return `Too little to rank: these rules read English, and the ${count} on record seem to be in another language.`;
  }
  if (!isRanked) {
    return `Too little to rank: nothing that these rules can read tells the ${count} apart. Add feedback and research that name what each idea is about.`;
  }
  const level = candidates.filter((each) => compare(first, each) === 0);
  const titles = joinWords(level.map(({ idea }) => `“${idea.title}”`));
  return `First of ${count}: ${titles}${level.length > 1 ? ", level with each other" : ""}. The order follows the number of feedback and research items that share words with each idea, then the priority of the goal that does. Read the quotes, since they may speak for it or against it. Reach, impact and effort are not estimated.`;
}

function toItem({ idea, voices, goal }: Candidate): Answer["items"][number] {
  const named = voices.slice(0, MAX_NAMED);
  const pieces = [idea, ...named.map(({ piece }) => piece), ...(goal ? [goal] : [])];
  return {
    title: cutText(idea.title, 200),
    evidence: pieces.map(({ ref }) => ref),
    reach: null,
    impact: null,
    confidence: null,
    effort: null,
    rationale: explain(idea, voices, goal),
  };
}

function explain(idea: Evidence, voices: readonly Voice[], goal: Goal | undefined): string {
  if (!isReadable(idea))
    return "Seems to be in another language than English: nothing was compared with it.";
  const quotes = voices
    .slice(0, MAX_NAMED)
    .map(({ piece, sentence }) => `“${piece.title}”${quoteBeyondTitle(piece, sentence)}`);
  const mentions =
    quotes.length > 0
      ? `${countNoun(voices.length, "item")} of feedback or research ${voices.length === 1 ? "shares" : "share"} words with it: ${quotes.join("; ")}.`
      : "No sentence of feedback or research with two of its words was found.";
  const priority = goal?.goal.priority ?? null;
  const rank = priority === null ? "no priority set" : `priority ${priority}`;
  return goal ? `${mentions} Goal with the same words: “${goal.title}” (${rank}).` : mentions;
}

const isReadable = ({ title, text }: Evidence) => isEnglish(`${title}\n${text}`);

const quoteBeyondTitle = ({ title }: Evidence, sentence: string) =>
  sentence === title ? "" : ` (“${cutText(sentence, MAX_QUOTED)}”)`;
