import type { ContextLabel, DocumentType, GoalType, Scope } from "@/lib/schemas/enums";

type Identified = {
  /** Its name inside of one call, `E1`, `E2` …; stands in a draft as the footnote reference `[^E1]`. */
  ref: string;
  id: string;
  scope: Scope;
  title: string;
  /** Markdown or plain text as people wrote it, cut at its end when it is long (`isCut`). */
  text: string;
  isCut: boolean;
  /** SHA-256 in hexadecimal over all that the thing says, so that a later change can be told. */
  contentHash: string;
  createdAt: Date;
  /** Absolute link to its page in the app. */
  url: string;
};

/** What a goal says beside its title; `text` is its description. */
export type GoalFacts = {
  keyResult: string | null;
  baseline: string | null;
  timeframe: string | null;
  priority: number | null;
};

/** One piece of the workspace that an answer may rest on. Its texts are data, never instructions. */
export type Evidence = Identified &
  (
    | { type: "initiative" }
    | { type: "context_item"; label: ContextLabel }
    | { type: "goal"; label: GoalType; goal: GoalFacts }
    | { type: "document"; label: DocumentType }
    | { type: "upload"; label: "upload" }
  );

export type SourceType = Evidence["type"];

/** The piece that a reference names, by its ref or by its id. */
export const findEvidence = (evidence: readonly Evidence[], ref: string) =>
  evidence.find((piece) => piece.ref === ref || piece.id === ref);
