import type {
  ContextLabel,
  DocumentStatus,
  DocumentType,
  GoalType,
  Scope,
} from "@/lib/schemas/enums";

/** In characters: the text of a piece; the rest is cut. */
export const MAX_PIECE = 6_000;

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
  | {
      type: "context_item";
      label: ContextLabel;
      /** Number of times it was said, from a column of its sheet. */
      mentions?: number;
      /** The stars that its sheet gives, of five. */
      stars?: number;
      /** The person who wrote it, in a mail or a chat. */
      writer?: string;
      /** The sentence by which a later decision revokes or changes this one, and the `ref` of that decision. */
      revised?: { said: string; ref: string };
      /** Whether it revokes or changes another decision, which must not be read without it. */
      revises?: boolean;
      /** When and by whom it was decided, from the columns of its table. */
      source?: { date: string | null; people: string | null };
    }
  | { type: "goal"; label: GoalType; goal: GoalFacts }
  | { type: "document"; label: DocumentType; status: DocumentStatus }
  | {
      type: "upload";
      label: "upload";
      /** The title in its text, "" for none; `title` is its name. */
      heading?: string;
    }
);

export type GoalFacts = Record<"keyResult" | "baseline" | "timeframe", string | null> & {
  priority: number | null;
};

/** Reads the fields of a goal by their names; empty for other pieces. */
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

/** Lists the goals to reach, without constraints. */
export const listGoals = (evidence: readonly Evidence[]): Goal[] =>
  evidence.filter((piece) => piece.type === "goal").filter(({ label }) => label !== "constraint");

export const listOwnGoals = (evidence: readonly Evidence[]): Goal[] =>
  listGoals(evidence).filter(({ scope }) => scope === "initiative");

export const hasLabel = (piece: Piece, ...labels: readonly string[]) =>
  "label" in piece && labels.includes(piece.label);

export const countMentions = (piece: Piece) =>
  (piece.type === "context_item" && piece.mentions) || 1;

/** Sorts the newest first, a batch in its order. */
export const compareAge = (a: Pick<Piece, "createdAt" | "id">, b: typeof a) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1);

export const findInitiative = (evidence: readonly Evidence[]) =>
  evidence.find(({ type }) => type === "initiative");

export const findEvidence = (evidence: readonly Evidence[], ref: string) =>
  evidence.find((piece) => piece.ref === ref || piece.id === ref);
