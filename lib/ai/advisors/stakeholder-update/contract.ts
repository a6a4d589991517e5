import * as z from "zod";
import { list, refs, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import { Source } from "@/lib/ai/advisors/shared/resolve-sources";
import { AUDIENCES, type Audience } from "@/lib/schemas/enums";
import { removedReferences } from "@/lib/schemas/fields";
import { LANGUAGES, type Language } from "@/lib/text/languages";

/** `today` is a date such as `2026-11-21`, to distinguish past from future dates. `language` is that of most evidence. */
export type UpdateOptions = { audience: Audience; today: string; language: Language };

const Point = z.object({
  text: text(400).describe("One sentence"),
  evidence: refs().describe("Refs of what it rests on"),
});

const points = (meaning: string) => list(Point, 8).describe(meaning);

export const StakeholderUpdateAnswer = z.object({
  summary: summary().describe("The update in one or two sentences"),
  subject_line: text(150).describe("A subject line that says the news"),
  body_markdown: text(8000).describe(
    "The update in Markdown, at most 150 words or 400 Japanese characters besides the refs; each statement is followed by its refs as [^E3]. Readers get the highlights, risks and asks below it, so it holds nothing of them",
  ),
  highlights: points("What this audience should remember, at most 3"),
  risks: points("What may go wrong for this audience, at most 3"),
  asks: points(
    "What the material asks of this audience or leaves for it to decide, at most 2; its refs are those of the matter",
  ),
});
export type Answer = z.output<typeof StakeholderUpdateAnswer>;
export type Point = z.output<typeof Point>;

export const StakeholderUpdateFindings = z.object({
  summary: z.string().describe("In short"),
  audience: z.enum(AUDIENCES).describe("As asked"),
  language: z.enum(LANGUAGES).describe("BCP 47 code"),
  subject_line: z.string().describe("What a mail would be headed"),
  body_markdown: z.string().describe("The update"),
  highlights: z.array(z.string()).describe("What to remember"),
  risks: z.array(z.string()).describe("What may go wrong"),
  asks: z.array(z.string()).describe("Asked of them"),
  sources: z.array(Source).describe("What it rests on"),
  removed_references: removedReferences,
});
export type StakeholderUpdateFindings = z.output<typeof StakeholderUpdateFindings>;
