import type { Outline } from "@/lib/document-types/definition";
import type { DocumentType } from "@/lib/schemas/enums";
import type { Converse } from "./conversation";
import type { Evidence } from "./evidence";
import type { Inquiry, Material } from "./inquiry";

/** What a document is to be written from. */
export type Brief = {
  /** Who asks: the workspaces that wait for written rules are served in turn. */
  workspaceId?: string;
  documentType: DocumentType;
  /** What people call the type: `PRD`, or the name of the workspace's own type. */
  typeName: string;
  outline: Outline;
  title: string;
  /** What the caller asks for; empty when nothing. */
  instructions: string;
  /** Everything the document may rest on, the initiative itself first. */
  evidence: readonly Evidence[];
};

/** What a call cost at the provider; null where no model was asked. */
export type Spent = { model: string; inputTokens: number; outputTokens: number } | null;

/**
 * A text whose sections are `## ` headings of the outline, with footnote references `[^E1]` to the
 * evidence and no definitions: `groundDraft` checks them and adds those.
 */
type Draft = { markdown: string; spent: Spent };

/**
 * What writes and judges: a model, or written rules. Every call asks the provider at most once.
 * @throws 422 `AI_REFUSED`, 502 `AI_PROVIDER_ERROR`, 503 `AI_UNAVAILABLE`, 504 `AI_TIMEOUT`, 499
 * `CLIENT_CLOSED` when `signal` aborts
 */
export type Engine = {
  name: "claude" | "builtin";
  method: "ai" | "rules";
  /** `onText` hears the text as it is written, unchecked; rules write it at once and never call it. */
  draft(brief: Brief, signal?: AbortSignal, onText?: (soFar: string) => void): Promise<Draft>;
  answer<Options, Answer>(
    inquiry: Inquiry<Options, Answer, unknown>,
    material: Material<Options>,
    signal?: AbortSignal,
  ): Promise<{ answer: Answer; spent: Spent }>;
  /** Null for written rules, which cannot hold a conversation. */
  converse: Converse | null;
};
