import * as z from "zod";
import { MAX_EARLIER_QUESTIONS, MAX_QUESTION } from "@/lib/schemas/bounds";
import type { SourceType } from "@/lib/schemas/enums";
import { id, text } from "@/lib/schemas/fields";

export const Question = z.object({
  about: z.object({ type: z.enum(["initiative", "document"]), id }).nullable(),
  question: text(MAX_QUESTION, 1),
  earlier: z
    .array(z.object({ question: text(MAX_QUESTION), answer: text(MAX_QUESTION) }))
    .max(MAX_EARLIER_QUESTIONS)
    .default([]),
});
export type Question = z.output<typeof Question>;

export type ProposedField = { name: string; before: string | null; after: string };

export type Proposal = {
  /** Idempotency key of the call that accepts the proposal. */
  id: string;
  tool: string;
  title: string;
  subject: string | null;
  fields: ProposedField[];
  input: Record<string, unknown>;
  /** The entity tag of the resource when the card was shown. */
  tag: string | null;
};

type AnswerSource = { number: number; type: SourceType; title: string; url: string };

export type Answer = {
  markdown: string;
  sources: AnswerSource[];
  statements: number;
  grounded: number;
};

export type ChatEvent =
  | { type: "step"; text: string }
  /** The unfinished answer; its sources are not checked yet. */
  | { type: "writing"; text: string }
  | { type: "proposal"; proposal: Proposal }
  | ({ type: "answer" } & Answer);
