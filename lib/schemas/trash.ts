import * as z from "zod";
import { SOURCE_TYPES } from "./enums";
import { id, Page, timestamp } from "./fields";

const ResourceType = z.enum(SOURCE_TYPES).meta({ id: "ResourceType" });

/** A deleted resource that can be restored (`docs/contract/additions.md#trash`). */
export const TrashEntry = z
  .object({
    id: id.describe("The resource's own id"),
    type: ResourceType.describe("What it is"),
    title: z.string().describe("Its title; of an upload, its file name"),
    initiative_id: id.nullable().describe("The initiative it was in"),
    deleted_at: timestamp.describe("In UTC"),
    deleted_by: id.describe("Who deleted it"),
    expires_at: timestamp.describe("When it is deleted for good"),
  })
  .meta({ id: "TrashEntry" });
export type TrashEntry = z.output<typeof TrashEntry>;

export const TrashFilter = Page.extend({ type: ResourceType.optional() });
export type TrashFilter = z.output<typeof TrashFilter>;

export const TrashRestored = z
  .object({ id: id.describe("The resource's own id"), type: ResourceType.describe("What it is") })
  .meta({ id: "TrashRestored" });
export type TrashRestored = z.output<typeof TrashRestored>;
