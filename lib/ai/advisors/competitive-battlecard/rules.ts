import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import { isClosed } from "@/lib/ai/advisors/shared/open-risks";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { statesPrice } from "@/lib/ai/reading/sentences/prices";
import { extractContentWords } from "@/lib/text/content-words";
import { isQuestion } from "@/lib/text/is-question";
import { countNoun } from "@/lib/text/phrases";
import { findSharedWords } from "@/lib/text/words";
import { type Answer, type BattlecardOptions, cleanName, type Point } from "./contract";
import { type FactKind, isLack, isOwnLack } from "./evaluations";
import { type Fact, findFacts } from "./find-facts";
import { createNameFinder } from "./find-name";
import { quoteOwnPrice } from "./own-price";
import { TAGS } from "./tags";

const MAX_POINTS = 6;

/** Sorts statements about the competitor by their kind; those of kind `other` are positioning. */
export function applyRules({ evidence, options }: Material<BattlecardOptions>): Answer {
  const language = chooseLanguage(evidence);
  const asked = cleanName(options.competitorName);
  const findName = createNameFinder(asked, evidence);
  const names = (text: string) => findName(text) !== undefined;
  // As the record spells it: `CrewGrid` for `Crew Grid`.
  const [name = asked] = evidence.flatMap((piece) => findName(readEvidence(piece)) ?? []);
  const facts = findFacts(name, names, evidence);
  const shared = findSharedLacks(facts, evidence);
  const pick = (kind: FactKind) =>
    toPoints(facts.filter((fact) => fact.kind === kind && !shared.has(fact)));
  const objections = facts.filter(({ kind }) => kind === "objection");
  const unanswered = objections.filter(({ answer }) => !answer);
  return {
    summary: joinNotes(
      summarize(name, names, facts, evidence),
      quoteOwnPrice(facts, evidence),
      nameWritten(names, evidence),
    ),
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
      ...unanswered.map(
        ({ text }) =>
          `No answer is on record to “${stripQuotes(text)}” Add one that begins with “${TAGS[language].answer}” after it.`,
      ),
      ...facts.flatMap(({ kind, text }) =>
        kind === "unsure" ? `“${text}” is to be checked, as its item says.` : [],
      ),
      ...facts.flatMap(({ kind, text, piece }) =>
        kind === "ownLack" ? `“${piece.title}” says of us: “${text}”` : [],
      ),
      ...[...shared].map(
        ([{ text }, own]) =>
          `“${text}” is not listed as their weakness: your own “${own.title}” mentions the same. First find out whether you have this weakness.`,
      ),
    ],
  };
}

/** Maps weaknesses of the competitor to our risk, constraint or question that shares most of their words. A single shared word, as in `No parking` and `Parking fees rise`, is not enough unless ours states a lack too. */
function findSharedLacks(facts: readonly Fact[], evidence: readonly Evidence[]) {
  const ours = evidence
    .filter((piece) => !hasLabel(piece, ...OTHERS) && !isClosed(piece))
    .flatMap((piece) =>
      [piece.title, ...readSentences(piece.text)]
        .filter((text) => hasLabel(piece, ...LIMITS) || isQuestion(text))
        .map((text) => ({ piece, isLack: isOwnLack(text), words: extractContentWords(text) })),
    );
  const lacks = facts.filter(({ kind, text }) => kind === "weakness" && isLack(text));
  return new Map(
    lacks.flatMap((fact): [Fact, Evidence][] => {
      const lack = extractContentWords(fact.text.split(/[,;.、。]/, 1)[0] ?? "");
      const own = ours.find(({ words, isLack }) => {
        const shared = findSharedWords(lack, words).length;
        return shared > lack.size / 2 && (shared > 1 || isLack);
      });
      return own ? [[fact, own.piece]] : [];
    }),
  );
}

const OTHERS = ["key_competitors", "user_feedback", "competitive_battlecard"];
const LIMITS = ["risk", "technical_constraint", "constraint"];

function summarize(
  name: string,
  names: (text: string) => boolean,
  facts: readonly Fact[],
  evidence: readonly Evidence[],
): string {
  const quoted = new Set(facts.map(({ piece }) => piece.id)).size;
  const naming = evidence.filter(
    (piece) => piece.type === "context_item" && names(readEvidence(piece)),
  );
  if (quoted === 0) {
    const others = naming.filter((piece) => !hasLabel(piece, "key_competitors"));
    const labeled = naming.filter((piece) => hasLabel(piece, "key_competitors"));
    if (labeled.length > 0)
      return `${nameTitles(labeled)} ${labeled.length === 1 ? "names" : "name"} ${name}, but no sentence on ${name} was recognized there. Begin one with “${name}:”.`;
    const none = `Other items name ${name}, but none labeled key competitors does`;
    if (others.length === 0) return `${none}.`;
    return `${none}: ${nameTitles(others)}. Give this label to those about ${name}.`;
  }
  const words = `quoted here in ${quoted === 1 ? "its" : "their"} own words.`;
  if (naming.length <= quoted) return `${countNoun(quoted, "item")} on ${name}, ${words}`;
  return `${naming.length} items name ${name}; ${quoted} ${quoted === 1 ? "is" : "are"} ${words}`;
}

/** Only items are quoted, so a written battlecard has more. */
function nameWritten(names: (text: string) => boolean, evidence: readonly Evidence[]) {
  const written = evidence.filter(
    (piece) => hasLabel(piece, "competitive_battlecard") && names(readEvidence(piece)),
  );
  if (written.length === 0) return undefined;
  return `Documents are not quoted here: read ${written.map(({ title }) => `“${title}”`).join(" and ")} too.`;
}

/** Keeps every point with a price, even beyond `MAX_POINTS`. */
const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .filter(({ text }, index) => index < MAX_POINTS || statesPrice(text))
    .map(({ text, piece }) => ({ text, evidence: [piece.ref] }));

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");
