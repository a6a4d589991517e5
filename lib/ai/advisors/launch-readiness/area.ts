import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { CheckStatus, LaunchOptions, LaunchReadinessAnswer } from "./contract";

/** The check of one area; `blocker` names the obstacle to the launch. */
export type Check = LaunchReadinessAnswer["checks"][number] & { blocker?: string };

/** `weight` is the share of the score, which has 100 points. */
export type Area = {
  name: string;
  weight: number;
  look(material: Material<LaunchOptions>): Finding;
};

type Finding = {
  status: CheckStatus;
  finding: string;
  pieces: readonly Evidence[];
  action?: string;
  blocker?: string;
};

export const pickOwn = ({ evidence }: Material<LaunchOptions>): Evidence[] =>
  evidence.filter(({ scope }) => scope === "initiative");

export const pickLabelled = (
  pieces: readonly Evidence[],
  ...labels: readonly string[]
): Evidence[] => pieces.filter((piece) => hasLabel(piece, ...labels));

export const quoteTitles = (pieces: readonly { title: string }[]): string[] =>
  pieces.map(({ title }) => `“${title}”`);
