import type { Evidence } from "@/lib/ai/evidence";
import { COST, RETURNS } from "@/lib/document-types/topics";
import { MONEY } from "@/lib/text/money";
import { holdsAny } from "@/lib/text/word-beginnings";
import { readPieceBlocks } from "./fitting-passages";

/** The beginning of a text that tells what it is about, in UTF-16 units. */
export const LOOK = 800;
const SUMS = [...COST, ...RETURNS];
/** Whether a file is about sums, by its name, by the head of a table, or because it soon names an amount. */
export function isAboutSums(piece: Evidence): boolean {
  const heads = readPieceBlocks(piece).flatMap((block) =>
    block.kind === "table" ? (block.rows[0] ?? []) : [],
  );
  const named = [piece.title.replaceAll(/[_-]/g, " "), ...heads];
  return named.some((each) => holdsAny(each, SUMS)) || MONEY.test(piece.text.slice(0, LOOK));
}
