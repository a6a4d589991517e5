import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { isClosed } from "@/lib/ai/advisors/shared/risks";
import { joinNotes, nameTitles, QUOTE_IN } from "@/lib/ai/advisors/shared/wording";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
import { extractContentWords } from "@/lib/text/content-words";
import { isQuestion } from "@/lib/text/is-question";
import type { Language } from "@/lib/text/languages";
import { findSharedWords } from "@/lib/text/words";
import { BATTLECARD_WORDS } from "./battlecard-words";
import { type Answer, type BattlecardOptions, cleanName, type Point } from "./contract";
import { type FactKind, isLack, isOwnLack } from "./evaluations";
import { type Fact, findFacts } from "./find-facts";
import { createNameFinder, createNameTest } from "./find-name";
import { findLowerPrices, findOwnPrice } from "./own-price";

const MAX_POINTS = 6;

/** Sorts statements about the competitor by their kind; those of kind `other` are positioning. */
export function applyRules({ evidence, options }: Material<BattlecardOptions>): Answer {
  const language = chooseLanguage(evidence);
  const words = BATTLECARD_WORDS[language];
  const asked = cleanName(options.competitorName);
  const findName = createNameFinder(asked, evidence);
  const names = createNameTest(asked, evidence);
  // As the record spells it: `CrewGrid` for `Crew Grid`.
  const [name = asked] = evidence.flatMap((piece) => findName(readEvidence(piece)) ?? []);
  const facts = findFacts(name, names, evidence, language);
  const shared = findSharedLacks(facts, evidence);
  const pick = (kind: FactKind) =>
    toPoints(facts.filter((fact) => fact.kind === kind && !shared.has(fact)));
  const objections = facts.filter(({ kind }) => kind === "objection");
  const ownPrice = findOwnPrice(facts, evidence);
  const toAdvantage = ({ fact, offer }: ReturnType<typeof findLowerPrices>[number]): Point => ({
    text: `${offer.said.replace(/[.。]$/, "")} – ${name}${DRAFT_WORDS[language].colon}${QUOTE_IN[language](fact.text)}`,
    evidence: [offer.piece.ref, fact.piece.ref],
  });
  const unanswered = objections.filter(({ answer }) => !answer);
  return {
    summary: joinNotes(
      summarize(name, names, facts, evidence, language),
      ownPrice && words.ourPrice(ownPrice.title, ownPrice.said),
      nameWritten(names, evidence, language),
    ),
    positioning: pick("other"),
    strengths: pick("strength"),
    weaknesses: pick("weakness"),
    our_advantages: [
      ...pick("advantage"),
      ...findLowerPrices(facts, evidence).map(toAdvantage),
    ].slice(0, MAX_POINTS),
    objections: objections
      .flatMap(({ text, answer, piece }) =>
        answer ? [{ objection: text, response: answer, evidence: [piece.ref] }] : [],
      )
      .slice(0, MAX_POINTS),
    gaps: [
      ...unanswered.map(({ text }) => words.unanswered(stripQuotes(text))),
      ...facts.flatMap(({ kind, text }) => (kind === "unsure" ? words.unsure(text) : [])),
      ...facts.flatMap(({ kind, text, piece }) =>
        kind === "ownLack" ? words.ownLack(piece.title, text) : [],
      ),
      ...[...shared].map(([{ text }, own]) => words.sharedLack(text, own.title)),
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
  language: Language,
): string {
  const words = BATTLECARD_WORDS[language];
  const quoted = new Set(facts.map(({ piece }) => piece.id)).size;
  const naming = evidence.filter(
    (piece) => piece.type === "context_item" && names(readEvidence(piece)),
  );
  if (quoted === 0) {
    const others = naming.filter((piece) => !hasLabel(piece, "key_competitors"));
    const labeled = naming.filter((piece) => hasLabel(piece, "key_competitors"));
    if (labeled.length > 0)
      return words.noSentence(nameTitles(labeled, language), labeled.length, name);
    return words.unlabeled(name, nameTitles(others, language));
  }
  if (naming.length <= quoted) return words.quotedAll(quoted, name);
  return words.quotedSome(naming.length, quoted, name);
}

/** Only items are quoted, so a written battlecard has more. */
function nameWritten(
  names: (text: string) => boolean,
  evidence: readonly Evidence[],
  language: Language,
) {
  const written = evidence.filter(
    (piece) => hasLabel(piece, "competitive_battlecard") && names(readEvidence(piece)),
  );
  if (written.length === 0) return undefined;
  return BATTLECARD_WORDS[language].documents(
    written.map(({ title }) => QUOTE_IN[language](title)),
  );
}

/** Keeps every point with a price, even beyond `MAX_POINTS`. */
const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .filter(({ text }, index) => index < MAX_POINTS || statesPrice(text))
    .map(({ text, piece }) => ({ text, evidence: [piece.ref] }));

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");
