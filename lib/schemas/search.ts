import * as z from "zod";
import { MIN_QUERY } from "./bounds";
import { ContextLabelName } from "./context-items";
import { SOURCE_TYPES } from "./enums";
import { defineList, id, Page, storable, updatedAt } from "./fields";
import { GoalTypeName } from "./goals";
import { ScopeName } from "./scope";

export const SearchType = z.enum(SOURCE_TYPES).meta({ id: "SearchType" });

/** At most 24 different words count. */
export const searchText = z
  .string()
  .trim()
  .min(MIN_QUERY)
  .max(10_000)
  .check(storable)
  .meta({ examples: ["offline reports"] });
export const searchLimit = z.int().min(1).max(50).default(20).describe("How many results at most");

/** `docs/contract/semantics.md#rest-search`. */
export const SearchQuery = z.object({
  q: searchText.describe("Words, parts of identifiers, or the beginning of a word"),
  types: z
    .string()
    .min(1)
    .max(200)
    .transform((list) =>
      list
        .split(",")
        .map((type) => type.trim())
        .filter((type) => type !== ""),
    )
    .pipe(z.array(SearchType))
    .optional()
    .describe("Comma-separated: document, initiative, context_item, goal, upload; by default all"),
  initiative_id: id.optional().describe("Only what belongs to this initiative"),
  limit: searchLimit,
  offset: Page.shape.offset.describe("How many results to skip"),
});

const places = z.array(z.tuple([z.int(), z.int()]));

export const SearchResult = z
  .object({
    type: SearchType.describe("What was found"),
    id: id.describe("Its id"),
    title: z.string().describe("Its title, or the name of the uploaded file"),
    title_highlights: places.describe("Positions of the found words in the title"),
    snippet: z.string().describe("Plain text around those words, or its first sentences"),
    highlights: places.describe(
      "Positions of the words in the snippet: start and end in code points, end excluded",
    ),
    url: z.url().describe("Its page"),
    score: z
      .number()
      .min(0)
      .max(1)
      .describe("How well it answers the query; from 0.5 more likely than not"),
    match: z
      .enum(["words", "meaning", "both"])
      .describe("Found by the query's words, by its meaning alone, or by both"),
    label: ContextLabelName.nullable().describe("The label of a context item, else null"),
    goal_type: GoalTypeName.nullable().describe("The type of a goal, else null"),
    scope: ScopeName.describe("Whether it belongs to an initiative or the whole workspace"),
    initiative_id: id.nullable().describe("Null for what belongs to the whole workspace"),
    archived: z.boolean().describe("Whether it, or its initiative, is archived"),
    updated_at: updatedAt.describe("When it was last changed, in UTC; for an upload, uploaded"),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.output<typeof SearchResult>;

export const SearchResults = defineList(SearchResult, "Best first").extend({
  corrected_query: z
    .string()
    .optional()
    .describe("The query with its typing errors corrected, if the results are for that"),
});

export type Search = z.output<typeof SearchQuery>;
