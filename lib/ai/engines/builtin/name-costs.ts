import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import { isAlternative } from "@/lib/ai/reading/sentences/options";
import { namesPrice } from "@/lib/ai/reading/sentences/prices";
import { isPurchase, namesSum } from "@/lib/ai/reading/sentences/purchases";
import type { Section } from "@/lib/document-types/definition";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";
import type { SectionPieces } from "./place-pieces";
import { listStatements } from "./quoted-text";

/** Whether a section is about costs, and not also about other things. */
const isForCosts = (section: Section) =>
  section.takesBudget === true && listKinds(section).includes("cost");

const listSums = (piece: Evidence) =>
  readPieceBlocks(piece)
    .flatMap(listStatements)
    .flatMap(splitPlainSentences)
    .filter((said) => namesSum(said) && !isAlternative(said));

/**
 * Repeats under the costs what a decision says that we pay, in one sentence with the sum, since decisions stand elsewhere. Without any cost, names the decisions of
 * the initiative that have a sum, for a reader to check.
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
    const sums = listSums(piece).filter(isPurchase);
    if (sums.length === 0) continue;
    pieces.listed.push(replaceBlocks(piece, [{ kind: "paragraph", text: joinSentences(sums) }]));
  }
  if (Object.values(pieces).flat().length > 0) return;
  pieces.named.push(...priced.filter((piece) => listSums(piece).length > 0));
}
