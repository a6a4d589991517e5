import type { Brief } from "@/lib/ai/engine";
import type { Evidence } from "@/lib/ai/evidence";
import { wordsOf } from "./word-sets";

const isCompetitor = (piece: Evidence) =>
  piece.type === "context_item" && piece.label === "key_competitors";

/**
 * The evidence without competitors that the brief is not about: when a battlecard's title or
 * instructions name one, the others stay out. All of it when they name none.
 */
export function withoutOtherCompetitors(brief: Brief): readonly Evidence[] {
  const { documentType, title, instructions, evidence } = brief;
  if (documentType !== "competitive_battlecard") return evidence;
  const asked = wordsOf(`${title} ${instructions}`);
  // Only words that begin with a capital letter in a competitor's title can be its name.
  const names = evidence.filter(isCompetitor).flatMap(({ title }) => {
    const [, name = ""] = /^(\p{Lu}[\p{L}\p{N}]+)/u.exec(title) ?? [];
    return [...wordsOf(name)].filter((word) => asked.has(word));
  });
  if (names.length === 0) return evidence;
  return evidence.filter((piece) => {
    const words = wordsOf(`${piece.title} ${piece.text}`);
    return !isCompetitor(piece) || names.some((name) => words.has(name));
  });
}
