import * as z from "zod";
import type { SourceType } from "@/lib/schemas/enums";
import { id, text } from "@/lib/schemas/fields";
import { MOST_CHARACTERS } from "./bounds";

/** Earlier exchanges that are sent with a question. */
const MOST_EXCHANGES = 10;

/** A question, the page it is asked on, and the exchanges before it. */
export const Question = z.object({
  /** The thing on the page; null on pages of the whole workspace. */
  about: z.object({ type: z.enum(["initiative", "document"]), id }).nullable(),
  question: text(MOST_CHARACTERS, 1),
  earlier: z
    .array(z.object({ question: text(MOST_CHARACTERS), answer: text(MOST_CHARACTERS) }))
    .max(MOST_EXCHANGES)
    .default([]),
});
export type Question = z.output<typeof Question>;

/** One field of a proposed change; `before` is null for a new thing. */
export type ProposedField = { name: string; before: string | null; after: string };

/** A change that waits for approval, with everything that it would write. */
export type Proposal = {
  /** Idempotency key of its acceptance. */
  id: string;
  tool: string;
  title: string;
  /** The changed thing, or the place of a new one; null for a new initiative. */
  subject: string | null;
  fields: ProposedField[];
  input: Record<string, unknown>;
  /** The entity tag of the thing when the card was shown. */
  tag: string | null;
};

/** A source of an answer; the text refers to it by `number`. */
type AnswerSource = { number: number; type: SourceType; title: string; url: string };

/** An answer in Markdown with links to its sources, and how many of its statements have one. */
export type Answer = {
  markdown: string;
  sources: AnswerSource[];
  statements: number;
  grounded: number;
};

/** Events while a question is answered. The last one is an answer, or an error is thrown. */
export type ChatEvent =
  | { type: "step"; text: string }
  /** The unfinished answer; its sources are not checked yet. */
  | { type: "writing"; text: string }
  | { type: "proposal"; proposal: Proposal }
  | ({ type: "answer" } & Answer);
