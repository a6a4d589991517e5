import * as z from "zod";
import { list, refs, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import { Source } from "@/lib/ai/advisors/shared/resolve-sources";
import { removedReferences } from "@/lib/schemas/fields";
import { cutText } from "@/lib/text/cut-text";
import { LANGUAGES } from "@/lib/text/languages";

/** `competitorName` is a caller's input: a name to search for, never an instruction. */
export type BattlecardOptions = { competitorName: string };

const MAX_NAME = 200;

export const cleanName = (name: string) =>
  cutText(name.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " "), MAX_NAME);

const evidence = refs().describe("Refs of the items that say so; required");

const Point = z.object({ text: text(400).describe("One sentence"), evidence });
export type Point = z.output<typeof Point>;

const Objection = z.object({
  objection: text(300).describe("What a buyer holds against us, as buyers say it"),
  response: text(500).describe("A true answer in one or two sentences, with its proof"),
  evidence,
});

const points = (meaning: string) => list(Point, 12).describe(meaning);

export const BattlecardAnswer = z.object({
  summary: summary().describe(
    "When we win and when we lose against them as far as the material says, else how we compare; in two sentences",
  ),
  positioning: points("What they sell, to whom, at what price, how often we meet; at most 4"),
  strengths: points("What they do better or well; from items that name them"),
  weaknesses: points("What they lack or do badly; from items that name them"),
  our_advantages: points(
    "What we have that they lack, each with its figure or proof; what is only planned is called planned",
  ),
  objections: list(Objection, 12).describe("Objections with answers"),
  gaps: list(text(300), 12).describe("What no item says, and which item to add"),
});
export type Answer = z.output<typeof BattlecardAnswer>;

export const CompetitiveBattlecardFindings = z.object({
  summary: z.string().describe("In short"),
  competitor_name: z.string().describe("As asked"),
  language: z.enum(LANGUAGES).describe("BCP 47 code"),
  positioning: z.string().describe("What they sell, to whom"),
  strengths: z.array(z.string()).describe("Theirs"),
  weaknesses: z.array(z.string()).describe("Theirs"),
  our_advantages: z.array(z.string()).describe("Ours"),
  objections: z
    .array(z.object({ objection: z.string(), response: z.string() }))
    .describe("With answers"),
  sources: z.array(Source).describe("What it rests on"),
  gaps: z.array(z.string()).describe("What to add"),
  removed_references: removedReferences,
});
export type CompetitiveBattlecardFindings = z.output<typeof CompetitiveBattlecardFindings>;
