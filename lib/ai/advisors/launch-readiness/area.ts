import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { CheckStatus, LaunchOptions, LaunchReadinessAnswer } from "./contract";

/** One area of the answer; `blocker` names what must be settled before launch. */
export type Check = LaunchReadinessAnswer["checks"][number] & { blocker?: string };

/** Looks at one area; `weight` is its share of the score, of 100. */
export type Area = {
  name: string;
  weight: number;
  look(material: Material<LaunchOptions>): Finding;
};

/** What was found in an area, with the pieces it rests on. */
type Finding = {
  status: CheckStatus;
  finding: string;
  pieces: readonly Evidence[];
  action?: string;
  blocker?: string;
};

/** The pieces that belong to the initiative itself. */
export const pickOwn = ({ evidence }: Material<LaunchOptions>): Evidence[] =>
  evidence.filter(({ scope }) => scope === "initiative");

/** The pieces that carry one of the labels. */
export const pickLabelled = (
  pieces: readonly Evidence[],
  ...labels: readonly string[]
): Evidence[] => pieces.filter((piece) => hasLabel(piece, ...labels));

/** Titles in quotation marks. */
export const quoteTitles = (pieces: readonly { title: string }[]): string[] =>
  pieces.map(({ title }) => `“${title}”`);
