import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { Scope } from "@/lib/schemas/enums";
import { countNoun, joinWords } from "@/lib/text/phrases";
import type { CheckStatus, LaunchOptions } from "./contract";

export type Launch = Material<LaunchOptions>;

/** `weight` is the share of the score, which has 100 points. */
export type Area = {
  name: string;
  weight: number;
  look(material: Launch): Finding;
};

export type Finding = {
  status: CheckStatus;
  finding: string;
  pieces: readonly { id: string }[];
  action?: string;
  blocker?: string;
};

const MAX_NAMED = 3;

export const pickLabelled = ({ evidence }: Launch, scope: Scope, ...labels: readonly string[]) =>
  evidence.filter((piece) => piece.scope === scope && hasLabel(piece, ...labels));

/** Joins the sentences that apply. */
export const say = (...sentences: readonly (string | false)[]) =>
  sentences.filter(Boolean).join(" ");

/** Writes `“A”, “B”, “C” and 2 others`. */
export function nameTitles(pieces: readonly { title: string }[]): string {
  const named = pieces.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = pieces.length - named.length;
  return joinWords(rest > 0 ? [...named, countNoun(rest, "other")] : named);
}
