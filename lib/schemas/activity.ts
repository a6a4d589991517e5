import * as z from "zod";
import { ORIGINS } from "@/lib/schemas/enums";
import { id, Page, text } from "@/lib/schemas/fields";

/** Which records of activity to show: all, those of one door, one person, one tool, one key. */
export const ActivityFilter = Page.extend({
  origin: z.enum(ORIGINS).optional(),
  actorId: id.optional(),
  tool: text(64).optional(),
  keyId: id.optional(),
});
export type ActivityFilter = z.output<typeof ActivityFilter>;
