import { isChurn } from "@/lib/ai/advisors/shared/buyers-words";
import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { chooseLanguage } from "@/lib/ai/choose-language";
import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { PRICES, statesPrice } from "@/lib/ai/reading/sentences/costs";
import { extractLetters } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { BATTLECARD_WORDS, type BattlecardWords } from "./battlecard-words";
import {
  type Answer,
  type BattlecardOptions,
  type CompetitiveBattlecardFindings,
  cleanName,
  type Point,
} from "./contract";
import { createNameTest } from "./find-name";

/** Keeps entries that cite sent evidence; those about the competitor must cite a piece that names it. */
export function checkAnswer(
  answer: Answer,
  { evidence, options }: Material<BattlecardOptions>,
): CompetitiveBattlecardFindings {
  const name = cleanName(options.competitorName);
  const names = createNameTest(name, evidence);
  const naming = evidence.filter((piece) => names(readEvidence(piece)));
  const isKnown = naming.length > 0;
  const kept: string[] = [];
  let removed = 0;
  const keepFounded = <Entry extends { evidence: string[] }>(
    entries: readonly Entry[],
    base: readonly Evidence[],
  ) =>
    entries.filter((entry) => {
      const { pieces, removed: unknown } = resolveSources(entry.evidence, evidence);
      const isFounded = isKnown && pieces.some((piece) => base.includes(piece));
      removed += unknown || (isFounded ? 0 : 1);
      if (isFounded) kept.push(...entry.evidence);
      return isFounded;
    });
  const listTexts = (points: readonly Point[], base = naming) =>
    [...new Set(keepFounded(points, base).map(({ text }) => text))].filter((text) => text !== "");
  const churn = evidence.filter((piece) => piece.type !== "document" && isChurn(piece));
  const reasons = churn.map(({ text }) => extractLetters(text));
  const raised = answer.objections.filter(({ objection }) => {
    const letters = extractLetters(objection);
    return letters === "" || !reasons.some((text) => text.includes(letters));
  });
  removed += answer.objections.length - raised.length;
  const found = {
    positioning: joinNotes(...listTexts(answer.positioning)),
    strengths: listTexts(answer.strengths),
    weaknesses: listTexts(answer.weaknesses),
    our_advantages: listTexts(answer.our_advantages, [...evidence]),
    objections: keepFounded(raised, evidence)
      .filter(({ objection, response }) => objection !== "" && response !== "")
      .map(({ objection, response }) => ({ objection, response })),
  };
  const said = naming.map(readEvidence).join("\n");
  const language = chooseLanguage(evidence);
  const words = BATTLECARD_WORDS[language];
  const called = name || words.anonymous;
  const gaps = findGaps(called, said, found, words);
  return {
    summary: isKnown ? answer.summary : words.nothingOn(called),
    competitor_name: name,
    language,
    ...found,
    sources: resolveSources(kept, evidence).sources,
    gaps: [...new Set([...gaps, ...(isKnown ? answer.gaps : [])])],
    removed_references: removed,
  };
}

/** Words for what is charged, also a fee, or for nothing at all. */
const CHARGES =
  matchWords(`${PRICES}|EUR|USD|GBP|CHF|euros?|priced|costs?|fees?|commission|quotation|quote|free
  kostet|kostenlos|gratuit|kost|gratis|無料`);
const SIGN_OR_SHARE = /[\p{Sc}円]|\d ?(?:%|(?:cts?|cents?|centimes?|pence)(?!\p{L}))/u;
type Found = Record<"strengths" | "weaknesses" | "our_advantages" | "objections", unknown[]>;

function findGaps(
  name: string,
  said: string,
  found: Found,
  { noItem, noDeals, lacks }: BattlecardWords,
): string[] {
  if (said === "") return [noItem(name), noDeals(name)];
  return [
    found.strengths.length === 0 && lacks.strength(name),
    found.weaknesses.length === 0 && lacks.weakness(name),
    found.our_advantages.length === 0 && lacks.advantage(name),
    found.objections.length === 0 && lacks.objection(name),
    !(CHARGES.test(said) || SIGN_OR_SHARE.test(said) || statesPrice(said)) && lacks.price(name),
  ].filter((gap) => gap !== false);
}
