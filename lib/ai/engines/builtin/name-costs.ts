import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import { isOfCustomers, isPurchase, namesPrice, namesSum } from "@/lib/ai/reading/sentences/costs";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import type { Section } from "@/lib/document-types/definition";
import { MONEY } from "@/lib/text/money";
import { joinSentences } from "@/lib/text/plain-sentences";
import { replaceBlocks } from "./fitting-passages";
import type { SectionPieces } from "./place-pieces";
import { listAllSentences } from "./quoted-text";

/** Whether a section is about costs, and not also about other things. */
const isForCosts = (section: Section) =>
  section.takesBudget === true && listKinds(section).includes("cost");

/** After a sentence on what we buy: `The price is £21,500 each.` Not `The ticket costs £20`, which may be ours. */
const ITS_PRICE = new RegExp(
  `^(?:${[
    "(?:the )?(?:purchase |unit |total )?(?:price|cost)s?(?: (?:per|of|for) (?:\\p{L}+ ){0,2}\\p{L}+)?(?: (?:is|are|was))?|(?:it|they|each|that|this|together they)(?: one)? (?:will )?costs?",
    "(?:der |die )?(?:(?:stück|kauf|gesamt)?preis|kosten)(?: (?:pro|je|per) \\p{L}+)?(?: (?:ist|beträgt|liegt bei|betragen))?|(?:es|sie|das|das stück|zusammen) koste(?:t|n)(?: sie| es)?",
    "(?:de )?(?:(?:stuk|koop|aankoop)?prijs|kosten)(?: per \\p{L}+)?(?: (?:is|bedraagt|zijn))?|(?:het|dat|dit|ze|zij|samen) kost(?:en)?(?: ze)?",
    "(?:le )?(?:prix|coût)(?: (?:par \\p{L}+|unitaire|d['’]achat|total))?(?: est(?: de)?)?|(?:il|elle|cela|ils|elles) coûte(?:nt)?",
  ].join("|")})(?!\\p{L})|^(?:価格|単価|費用|代金|購入費)[はが：:、]`,
  "iu",
);

/** Lists what a decision says that we pay: a purchase with its sum, or with the next sentence if that has its price. */
function listPurchases(piece: Evidence): string[] {
  const sentences = listAllSentences(piece);
  return sentences.flatMap((said, at) => {
    if (!isPurchase(said) || isAlternative(said)) return [];
    if (namesSum(said)) return [said];
    const next = sentences[at + 1] ?? "";
    const isIts = MONEY.test(next) && ITS_PRICE.test(next) && !isOfCustomers(next);
    return !MONEY.test(said) && isIts ? [said, next] : [];
  });
}

const listSums = (piece: Evidence) =>
  listAllSentences(piece).filter((said) => namesSum(said) && !isAlternative(said));

/**
 * Repeats under the costs what a decision says that we pay, in one sentence with the sum, since decisions stand elsewhere. Without any cost, repeats
 * what the decisions of the initiative say with a sum.
 */
export function nameCosts(
  { section, pieces }: { section: Section; pieces: SectionPieces },
  evidence: readonly Evidence[],
): void {
  if (!isForCosts(section)) return;
  const placed = Object.values(pieces).flat();
  const priced = evidence.filter(
    (piece) =>
      piece.scope === "initiative" &&
      hasLabel(piece, "decision") &&
      !namesPrice(piece.title) &&
      !placed.some(({ ref }) => ref === piece.ref),
  );
  for (const piece of priced) {
    const sums = listPurchases(piece);
    if (sums.length === 0) continue;
    pieces.listed.push(replaceBlocks(piece, [{ kind: "paragraph", text: joinSentences(sums) }]));
  }
  if (Object.values(pieces).flat().length > 0) return;
  for (const piece of priced) {
    const text = joinSentences(listSums(piece));
    if (text !== "") pieces.listed.push(replaceBlocks(piece, [{ kind: "paragraph", text }]));
  }
}
