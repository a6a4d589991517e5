import { z } from "zod";
import { id, Page, text, timestamp, title } from "@/lib/schemas/fields";

export const Initiative = z
  .object({
    id,
    title: z.string(),
    description: z.string().nullable(),
    archived: z.boolean(),
    archived_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Initiative" });
export type Initiative = z.output<typeof Initiative>;

const description = text(10_000).nullable();

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
