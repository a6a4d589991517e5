import { z } from "zod";
import { ORIGINS } from "@/lib/schemas/enums";
import { id, Page } from "@/lib/schemas/fields";

/** Which records of activity to show: all, those of one door, those of one person. */
export const ActivityFilter = Page.extend({
  origin: z.enum(ORIGINS).optional(),
  actorId: id.optional(),
});
export type ActivityFilter = z.output<typeof ActivityFilter>;
