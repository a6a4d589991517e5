import type { Evidence, Goal } from "@/lib/ai/evidence";

/** Lists what is to be reached: a constraint is none of it. */
export const listGoals = (evidence: readonly Evidence[]): Goal[] =>
  evidence.filter((piece) => piece.type === "goal").filter(({ label }) => label !== "constraint");

export const listOwnGoals = (evidence: readonly Evidence[]): Goal[] =>
  listGoals(evidence).filter(({ scope }) => scope === "initiative");
