import * as z from "zod";
import type { SourceType } from "@/lib/schemas/enums";
import { id, text } from "@/lib/schemas/fields";
import { MOST_CHARACTERS } from "./bounds";

/** Exchanges that are sent along. */
const MOST_EXCHANGES = 10;

/** What is asked in the app, where, and what was said there before. */
export const Question = z.object({
  /** The thing whose page it is asked on; null on pages of the whole workspace. */
  about: z.object({ type: z.enum(["initiative", "document"]), id }).nullable(),
  question: text(MOST_CHARACTERS, 1),
  earlier: z
    .array(z.object({ question: text(MOST_CHARACTERS), answer: text(MOST_CHARACTERS) }))
    .max(MOST_EXCHANGES)
    .default([]),
});
export type Question = z.output<typeof Question>;

/** One field of a proposed change; `before` is null for what is new. */
export type ProposedField = { name: string; before: string | null; after: string };

/** A change that waits for a person: what it is, and all of what it would write. */
export type Proposal = {
  /** Under which it is accepted once. */
  id: string;
  tool: string;
  title: string;
  /** What is changed, or where something is created; null for a new initiative. */
  subject: string | null;
  fields: ProposedField[];
  input: Record<string, unknown>;
  /** The entity tag of what is changed, as the card shows it. */
  tag: string | null;
};

/** What an answer rests on; `number` stands in its text. */
type AnswerSource = { number: number; type: SourceType; title: string; url: string };

/** An answer as Markdown that links to its sources, and how many of its statements refer to one. */
export type Answer = {
  markdown: string;
  sources: AnswerSource[];
  statements: number;
  grounded: number;
};

/** What happens while a question is answered. The last one is an answer, unless something fails. */
export type ChatEvent =
  /** A tool was used. */
  | { type: "step"; text: string }
  /** The answer as far as it is written; its sources are not checked yet. */
  | { type: "writing"; text: string }
  | { type: "proposal"; proposal: Proposal }
  | ({ type: "answer" } & Answer);
