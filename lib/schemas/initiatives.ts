import * as z from "zod";
import { MAX_DESCRIPTION } from "./bounds";
import { createdAt, id, Page, text, timestamp, title, updatedAt } from "./fields";

export const Initiative = z
  .object({
    id: id.describe("Initiative id"),
    title: z.string().describe("Title"),
    description: z.string().nullable().describe("What it is about"),
    archived: z.boolean().describe("Whether it is archived"),
    archived_at: timestamp.nullable().describe("Since when"),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .meta({ id: "Initiative" });
export type Initiative = z.output<typeof Initiative>;

export const initiativeDescription = text(MAX_DESCRIPTION);
const description = initiativeDescription.nullable();

export const NewInitiative = z.object({ title, description: description.optional() });
export type NewInitiative = z.output<typeof NewInitiative>;

export const InitiativeChange = z.object({ title, description, archived: z.boolean() }).partial();
export type InitiativeChange = z.output<typeof InitiativeChange>;

export const InitiativeFilter = Page.extend({
  archived: z
    .boolean()
    .default(false)
    .describe("true: only archived ones; false: only active ones"),
});
export type InitiativeFilter = z.output<typeof InitiativeFilter>;
