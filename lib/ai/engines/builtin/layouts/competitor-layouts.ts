import { shorten, splitPlainSentences, toPlainText } from "@/lib/ai/engines/builtin/excerpt";
import { writeBullet } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import { type Layout, type Layouts, limitTo, MOST_BULLETS } from "./layout";

type Kind = "glance" | "price" | "strength" | "weakness";

const WEAKNESS =
  /\b(?:weak(?:ness(?:es)?)?|lacks?|slow|missing|cannot|can't|complain\w*|object(?:ed|s|ions?)|expensive|limited)\b|^no\b|\bno (?:support|way)\b/i;
const STRENGTH =
  /\b(?:strong|strengths?|best|popular|leading|fast(?:er)?|quick|easy|well[- ]known|praised?)\b/i;
const PRICE = /[€$£]\s?\d|\d\s?(?:€|EUR|USD|GBP)\b|\bpric(?:e|es|ing)\b/i;

/** Sorts a sentence about a competitor by its words. The first sentence introduces the competitor. */
function classify(sentence: string, index: number): Kind {
  if (index === 0) return "glance";
  if (WEAKNESS.test(sentence)) return "weakness";
  if (STRENGTH.test(sentence)) return "strength";
  return PRICE.test(sentence) ? "price" : "glance";
}

const collectSentences = (piece: Evidence, kind: Kind) =>
  splitPlainSentences(toPlainText(piece.text))
    .filter((sentence, index) => classify(sentence, index) === kind)
    .join(" ");

const quoteSentences = (kind: Kind): Layout => ({
  isPart: true,
  takes: (piece) =>
    piece.type === "context_item" &&
    piece.label === "key_competitors" &&
    collectSentences(piece, kind) !== "",
  hasRoom: limitTo(MOST_BULLETS),
  write: (pieces) =>
    pieces.map((piece) => writeBullet(piece, shorten(collectSentences(piece, kind)))).join("\n"),
});

export const competitorLayouts = {
  competitor: quoteSentences("glance"),
  competitor_price: quoteSentences("price"),
  competitor_strengths: quoteSentences("strength"),
  competitor_weaknesses: quoteSentences("weakness"),
} satisfies Partial<Layouts>;
