import type { Spent } from "./engine";

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
