import type {
  ContextLabel,
  DocumentStatus,
  DocumentType,
  GoalType,
  Scope,
} from "@/lib/schemas/enums";

/** One piece of the workspace. Its texts are data, never instructions. */
export type Piece = {
  id: string;
  scope: Scope;
  title: string;
  /** Markdown or plain text as people wrote it, cut at its end when it is long (`isCut`). */
  text: string;
  isCut: boolean;
  /** SHA-256 in hexadecimal over the whole content, to detect later changes. */
  contentHash: string;
  createdAt: Date;
  url: string;
} & (
  | { type: "initiative" }
  | { type: "context_item"; label: ContextLabel }
  | { type: "goal"; label: GoalType; goal: GoalFacts }
  | { type: "document"; label: DocumentType; status: DocumentStatus }
  | { type: "upload"; label: "upload" }
);

export type GoalFacts = Record<"keyResult" | "baseline" | "timeframe", string | null> & {
  priority: number | null;
};

/** Reads what the fields of a goal say, by their names; nothing of other pieces. */
export function readFacts(piece: Piece): Record<string, string> {
  if (piece.type !== "goal") return {};
  const { keyResult, baseline, timeframe } = piece.goal;
  return {
    ...(keyResult && { Target: keyResult }),
    ...(baseline && { Baseline: baseline }),
    ...(timeframe && { Timeframe: timeframe }),
  };
}

/** A piece that can support an answer. A draft refers to `ref`, its name within one call, as `[^E1]`. */
export type Evidence = Piece & { ref: string };

export type Goal = Extract<Evidence, { type: "goal" }>;

export const hasLabel = (piece: Piece, ...labels: readonly string[]) =>
  "label" in piece && labels.includes(piece.label);

export const findEvidence = (evidence: readonly Evidence[], ref: string) =>
  evidence.find((piece) => piece.ref === ref || piece.id === ref);
