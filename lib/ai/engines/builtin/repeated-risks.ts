import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isClosedRisk } from "@/lib/ai/reading/sentences/closed-risk";
import { listAllSentences } from "./quoted-text";

/** Whole words, since one that denies or limits changes a risk, and the signs of figures. */
const WORD = /\p{L}[\p{L}\p{M}'’]*|\p{N}+(?:[.,]\p{N}+)*|[-−+<>≤≥=%€$£¥#](?=\s?\d)|[%€]/gu;

/** The words of a sentence in their order. */
const readStatement = (sentence: string) => (sentence.toLowerCase().match(WORD) ?? []).join(" ");

type Said = { piece: Evidence; name: string; statements: ReadonlySet<string> };

function readRisk(piece: Evidence): Said {
  const all = [piece.title, ...listAllSentences(piece)].map(readStatement).filter(Boolean);
  return { piece, name: all[0] ?? "", statements: new Set(all) };
}

const isOwn = ({ piece }: Said) => piece.scope === "initiative";
const isFuller = (one: Said, other: Said) =>
  isOwn(one) === isOwn(other) ? one.statements.size > other.statements.size : isOwn(one);

/**
 * Leaves out risks that say nothing but what the fullest of their name says, as in two registers with the same rows. A closed risk
 * stands elsewhere, and may be open again.
 */
export function dropRepeatedRisks(evidence: readonly Evidence[]): Evidence[] {
  const risks = evidence
    .filter((piece) => hasLabel(piece, "risk") && !isClosedRisk(piece))
    .map(readRisk);
  const fullest = new Map<string, Said>();
  for (const risk of risks) {
    const other = fullest.get(risk.name);
    if (!other || isFuller(risk, other)) fullest.set(risk.name, risk);
  }
  const isRepeated = (risk: Said) => {
    const whole = fullest.get(risk.name);
    return whole !== risk && [...risk.statements].every((said) => whole?.statements.has(said));
  };
  const dropped = new Set(risks.filter(isRepeated).map(({ piece }) => piece));
  return evidence.filter((piece) => !dropped.has(piece));
}
