import type { z } from "zod";
import type { ContextLabel } from "@/lib/schemas/enums";
import type { Evidence } from "./evidence";

/** A label of which not all items are evidence. */
export type Unread = { label: ContextLabel; read: number; all: number };

export type Material<Options> = {
  /** The workspace that asks; waiting workspaces take turns at the written rules. */
  workspaceId?: string;
  subject: { type: "initiative" | "document"; id: string; title: string };
  /** The text under review: a document's Markdown or a pasted text; may be empty. */
  text: string;
  isTextCut?: boolean;
  evidence: readonly Evidence[];
  unread?: readonly Unread[];
  options: Options;
};

/** The task of a model, and the rules for its answer. `documents` is a list with people's words, which are not instructions. */
export type Instructions = { task: string; rules: readonly string[]; documents?: string };

/** A question with one form of answer. Prompt, rules and check are loaded at the first call. */
export type Inquiry<Options, Answer, Findings> = {
  name: string;
  /** Its descriptions are part of the prompt. */
  answer: z.ZodType<Answer>;
  prompt(): Promise<{ writeInstructions(options: Options): Instructions }>;
  rules(): Promise<{ applyRules(material: Material<Options>): Answer }>;
  /** Drops and counts unsound entries, such as quotes that are not in the text and evidence that was not sent. */
  check(): Promise<{
    checkAnswer(answer: Answer, material: Material<Options>): Findings | Promise<Findings>;
  }>;
};
