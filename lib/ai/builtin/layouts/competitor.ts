import { plainText, sentencesOf, shorten } from "@/lib/ai/builtin/excerpt";
import type { Evidence } from "@/lib/ai/evidence";
import { bullet } from "./bullets";
import { type Layout, MOST_BULLETS, upTo } from "./layout";

type Kind = "glance" | "price" | "strength" | "weakness";

const WEAKNESS =
  /\b(?:weak(?:ness(?:es)?)?|lacks?|slow|missing|cannot|can't|complain\w*|object(?:ed|s|ions?)|expensive|limited)\b|^no\b|\bno (?:support|way)\b/i;
const STRENGTH =
  /\b(?:strong|strengths?|best|popular|leading|fast(?:er)?|quick|easy|well[- ]known|praised?)\b/i;
const PRICE = /[€$£]\s?\d|\d\s?(?:€|EUR|USD|GBP)\b|\bpric(?:e|es|ing)\b/i;

/** What a sentence about a competitor is. The first one is what it is known for. */
function kindOf(sentence: string, index: number): Kind {
  if (index === 0) return "glance";
  if (WEAKNESS.test(sentence)) return "weakness";
  if (STRENGTH.test(sentence)) return "strength";
  return PRICE.test(sentence) ? "price" : "glance";
}

const sayings = (piece: Evidence, kind: Kind) =>
  sentencesOf(plainText(piece.text))
    .filter((sentence, index) => kindOf(sentence, index) === kind)
    .join(" ");

const sentencesAbout = (kind: Kind): Layout => ({
  isPart: true,
  takes: (piece) =>
    piece.type === "context_item" &&
    piece.label === "key_competitors" &&
    sayings(piece, kind) !== "",
  hasRoom: upTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => bullet(piece, shorten(sayings(piece, kind)))).join("\n"),
});

/** The sentences about a competitor, told apart by their words, each in its own words. */
export const competitor = sentencesAbout("glance");
export const competitorPrice = sentencesAbout("price");
export const competitorStrengths = sentencesAbout("strength");
export const competitorWeaknesses = sentencesAbout("weakness");
