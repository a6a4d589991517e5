import { createMentionFinder } from "@/lib/ai/advisors/shared/find-mentions";
import { isClosed } from "@/lib/ai/advisors/shared/item-status";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { extractContentWords } from "@/lib/text/content-words";
import { MONEY } from "@/lib/text/money";
import { countNoun } from "@/lib/text/phrases";
import { type Answer, type BattlecardOptions, cleanName, type Point } from "./contract";
import { type FactKind, isLack } from "./evaluations";
import { type Fact, findFacts } from "./find-facts";

const MAX_POINTS = 6;

/** Sorts sentences by what they say of the competitor; the others are positioning. */
export function applyRules({ evidence, options }: Material<BattlecardOptions>): Answer {
  const name = cleanName(options.competitorName);
  const facts = findFacts(name, evidence);
  const shared = findSharedLacks(facts, evidence);
  const pick = (kind: FactKind) =>
    toPoints(facts.filter((fact) => fact.kind === kind && !shared.has(fact)));
  const objections = facts.filter(({ kind }) => kind === "objection");
  return {
    summary: summarize(name, facts),
    positioning: pick("other"),
    strengths: pick("strength"),
    weaknesses: pick("weakness"),
    our_advantages: pick("advantage"),
    objections: objections
      .flatMap(({ text, answer, piece }) =>
        answer ? [{ objection: text, response: answer, evidence: [piece.ref] }] : [],
      )
      .slice(0, MAX_POINTS),
    gaps: [
      ...objections.flatMap(({ text, answer }) =>
        answer
          ? []
          : `No answer is on record to “${stripQuotes(text)}” Add one that begins with “Answer:” behind it.`,
      ),
      ...Array.from(
        shared,
        ([{ text }, own]) =>
          `“${text}” is not listed as their weakness: your own “${own.title}” speaks of the same. Find out first whether you have it.`,
      ),
    ],
  };
}

/** Finds lacks of theirs that a risk, constraint or question of ours speaks of, with that piece. */
function findSharedLacks(facts: readonly Fact[], evidence: readonly Evidence[]) {
  const findMentions = createMentionFinder(evidence);
  const open = evidence.filter(
    (piece) => !hasLabel(piece, "key_competitors", "user_feedback") && !isClosed(piece),
  );
  const shared = new Map<Fact, Evidence>();
  for (const fact of facts) {
    if (fact.kind !== "weakness" || !isLack(fact.text)) continue;
    const [lack = ""] = fact.text.split(/[,;.、。]/);
    // A lack of one word, such as `No API`, is shared by that word alone.
    const title = extractContentWords(lack).size === 1 ? lack : "";
    const own = findMentions(lack, open, title).find(
      ({ piece, sentence }) =>
        hasLabel(piece, "risk", "technical_constraint", "constraint") || /[?？]$/.test(sentence),
    );
    if (own) shared.set(fact, own.piece);
  }
  return shared;
}

function summarize(name: string, facts: readonly Fact[]): string {
  const pieces = new Set(facts.map(({ piece }) => piece.id)).size;
  if (pieces === 0) return `Other items name ${name}, but none labelled key competitors does.`;
  return `${countNoun(pieces, "item")} on ${name}, quoted here in ${pieces === 1 ? "its" : "their"} own words.`;
}

/** Keeps every price. */
const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .filter(({ text }, index) => index < MAX_POINTS || MONEY.test(text))
    .map(({ text, piece }) => ({ text, evidence: [piece.ref] }));

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");
