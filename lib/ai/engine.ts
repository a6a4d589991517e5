import type { Outline } from "@/lib/document-types/definition";
import type { DocumentType } from "@/lib/schemas/enums";
import type { Method } from "@/lib/schemas/generate";
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

/** A tool as a model sees it; `inputSchema` is JSON Schema of an object. */
export type ToolOffer = { name: string; description: string; inputSchema: Record<string, unknown> };

/** A model's wish to use a tool. */
export type ToolUse = { id: string; name: string; input: Record<string, unknown> };

/** What was said: by a person, by the model, or by a tool that it used. */
export type Said =
  | { by: "person"; text: string }
  | { by: "model"; text: string; uses: readonly ToolUse[] }
  | { by: "tools"; results: readonly { id: string; text: string; isError: boolean }[] };

/** A conversation that the model is to carry on. `system` are its rules; no word of a workspace stands in them. */
export type Conversation = {
  system: string;
  said: readonly Said[];
  tools: readonly ToolOffer[];
  /** False where it has to answer with what it has. */
  mayUseTools: boolean;
};

/** What the model says next: an answer, or tools that it wants to use first. */
export type Step = { text: string; uses: readonly ToolUse[]; spent: Spent };

/** Carries a conversation on by one step, which is one call of the provider. @throws as `Engine` says */
export type Converse = (
  conversation: Conversation,
  signal?: AbortSignal,
  onText?: (soFar: string) => void,
) => Promise<Step>;

/**
 * What writes and judges: a model, or written rules. Every call asks the provider at most once.
 * @throws 422 `AI_REFUSED`, 502 `AI_PROVIDER_ERROR`, 503 `AI_UNAVAILABLE`, 504 `AI_TIMEOUT`, 499
 * `CLIENT_CLOSED` when `signal` aborts
 */
export type Engine = {
  name: "claude" | "builtin";
  method: Method;
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
