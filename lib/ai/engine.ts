import type { Outline } from "@/lib/document-types/definition";
import type { DocumentType } from "@/lib/schemas/enums";
import type { Method } from "@/lib/schemas/generate";
import type { Language } from "@/lib/text/languages";
import type { Evidence } from "./evidence";
import type { Inquiry, Material } from "./inquiry";

export type Brief = {
  /** The workspace that asks; waiting workspaces take turns at the written rules. */
  workspaceId?: string;
  documentType: DocumentType;
  /** The name of the type for people: `PRD`, or the name of a custom type. */
  typeName: string;
  outline: Outline;
  /** The language of the headings and of all words that are not the evidence's. */
  language: Language;
  title: string;
  /** The caller's wishes; may be empty. */
  instructions: string;
  /** All evidence for the document, the initiative itself first. */
  evidence: readonly Evidence[];
  /** The number of items that are left out of the evidence because they are marked as confidential. */
  confidential?: number;
};

/** The cost of a call at the provider; null if no model was asked. */
export type Spent = { model: string; inputTokens: number; outputTokens: number } | null;

/** Sections are `## ` headings of the outline, references are `[^E1]`: `groundDraft` checks them and adds definitions. */
type Draft = { markdown: string; spent: Spent };

/** A tool as a model sees it; `inputSchema` is JSON Schema of an object. */
export type ToolOffer = { name: string; description: string; inputSchema: Record<string, unknown> };

export type ToolUse = { id: string; name: string; input: Record<string, unknown> };

/** A turn of a conversation: by a person, by the model, or the results of the tools that it used. */
export type Turn =
  | { by: "person"; text: string }
  | { by: "model"; text: string; uses: readonly ToolUse[] }
  | { by: "tools"; results: readonly { id: string; text: string; isError: boolean }[] };

/** A conversation for the model to continue. `system` are its rules, without any text of a workspace. */
export type Conversation = {
  system: string;
  said: readonly Turn[];
  tools: readonly ToolOffer[];
  /** False if it must answer from the results so far. */
  mayUseTools: boolean;
};

export type Step = { text: string; uses: readonly ToolUse[]; spent: Spent };

/** Continues a conversation by one turn, with one call of the provider. @throws as `Engine` says */
export type Converse = (
  conversation: Conversation,
  signal?: AbortSignal,
  onText?: (soFar: string) => void,
) => Promise<Step>;

/** Asks the provider at most once a call. @throws 422 `AI_REFUSED`, 499, 502, 503, 504 */
export type Engine = {
  name: "claude" | "builtin";
  method: Method;
  /** `onText` is called with the unchecked text so far while a model writes; rules never call it. */
  draft(brief: Brief, signal?: AbortSignal, onText?: (soFar: string) => void): Promise<Draft>;
  answer<Options, Answer>(
    inquiry: Inquiry<Options, Answer, unknown>,
    material: Material<Options>,
    signal?: AbortSignal,
  ): Promise<{ answer: Answer; spent: Spent }>;
  /** Null for written rules, which cannot hold a conversation. */
  converse: Converse | null;
};
