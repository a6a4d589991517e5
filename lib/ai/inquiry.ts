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
 * A question with one form of answer: an advisor or the classifier. `Answer` is what an engine says,
 * naming evidence by its refs; `Findings` is what is left of it once it was checked.
 */
export type Inquiry<Options, Answer, Findings> = {
  name: string;
  /** What the answer must be; its descriptions are read by the model. */
  answer: z.ZodType<Answer>;
  /** What a model is told to do and to mind. */
  instructions(options: Options): string;
  /** The answer by written rules, which states nothing that is not in the material. */
  rules(material: Material<Options>): Answer;
  /** Drops and counts what cannot stand: quotes that are not in the text, evidence that was not sent. */
  check(answer: Answer, material: Material<Options>): Findings;
};
