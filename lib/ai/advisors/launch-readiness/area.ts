import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { Scope } from "@/lib/schemas/enums";
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

export const pickLabelled = ({ evidence }: Launch, scope: Scope, ...labels: readonly string[]) =>
  evidence.filter((piece) => piece.scope === scope && hasLabel(piece, ...labels));
