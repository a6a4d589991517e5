import type { z } from "zod";
import type { Evidence } from "./evidence";

/** What a question is asked about. */
export type Material<Options> = {
  /** Who asks: the workspaces that wait for written rules are served in turn. */
  workspaceId?: string;
  subject: { type: "initiative" | "document"; id: string; title: string };
  /** The text under review: a document's Markdown, or what was pasted; empty when there is none. */
  text: string;
  /** Whether the text goes on beyond what is given here. */
  isTextCut?: boolean;
  evidence: readonly Evidence[];
  options: Options;
};

/**
 * A question with one form of answer: an advisor or the classifier. An engine gives the `Answer`, which names evidence
 * by its refs; the check makes `Findings` of it. Prompt, rules and check are modules that are loaded at the first call,
 * so that servers and tools start with the contracts alone.
 */
export type Inquiry<Options, Answer, Findings> = {
  name: string;
  /** The schema of the answer; its descriptions are read by the model. */
  answer: z.ZodType<Answer>;
  /** The task and its rules, as a model is told them. */
  prompt(): Promise<{ writeInstructions(options: Options): string }>;
  /** The answer by written rules, which states nothing that is not in the material. */
  rules(): Promise<{ applyRules(material: Material<Options>): Answer }>;
  /** Drops and counts what cannot stand: quotes that are not in the text, evidence that was not sent. */
  check(): Promise<{
    checkAnswer(answer: Answer, material: Material<Options>): Findings | Promise<Findings>;
  }>;
};
