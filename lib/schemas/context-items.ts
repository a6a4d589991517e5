import * as z from "zod";
import { MAX_CONTENT } from "./bounds";
import { CONTEXT_LABELS } from "./enums";
import { createdAt, id, Page, sourceUrl, text, title, updatedAt } from "./fields";
import { requireScope, ScopeName } from "./scope";

export const ContextLabelName = z.enum(CONTEXT_LABELS).meta({ id: "ContextLabel" });

export const ContextItem = z
  .object({
    id: id.describe("Context item id"),
    scope: ScopeName.describe("initiative or workspace"),
    initiative_id: id.nullable().describe("Null in workspace scope"),
    label: ContextLabelName.describe("Its kind"),
    title: z.string().describe("Title"),
    content: z.string().describe("The knowledge"),
    source_url: z.string().nullable().describe("Where it comes from"),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .meta({ id: "ContextItem" });
export type ContextItem = z.output<typeof ContextItem>;

export const contextItemContent = text(MAX_CONTENT);
const content = contextItemContent;

export const NewContextItem = requireScope(
  z.object({
    scope: ScopeName,
    initiative_id: id.nullish(),
    label: ContextLabelName,
    title,
    content,
    source_url: sourceUrl.nullish(),
  }),
);
export type NewContextItem = z.output<typeof NewContextItem>;

export const ContextItemChange = z.object({
  scope: ScopeName,
  title: title.optional(),
  content: content.optional(),
  label: ContextLabelName.optional(),
  source_url: sourceUrl.nullish(),
});
export type ContextItemChange = z.output<typeof ContextItemChange>;

export const ContextItemFilter = requireScope(
  Page.extend({
    scope: ScopeName.default("initiative"),
    initiative_id: id.optional(),
    label: ContextLabelName.optional(),
  }),
);
export type ContextItemFilter = z.output<typeof ContextItemFilter>;

const BatchItem = z.object({
  label: ContextLabelName,
  title,
  content,
  source_url: sourceUrl.nullish(),
});
export const ContextItemBatch = z.object({ items: z.array(BatchItem).min(1).max(100) });
export type ContextItemBatch = z.output<typeof ContextItemBatch>;

export const BatchResult = z
  .object({
    created: z.int().describe("How many"),
    ids: z.array(id).describe("In the order of the items"),
  })
  .meta({ id: "BatchResult" });

export const Relabel = z.object({ label: ContextLabelName });
export type Relabel = z.output<typeof Relabel>;
export const Relabelled = z
  .object({ id: id.describe("Context item id"), label: ContextLabelName.describe("Its new label") })
  .meta({ id: "Relabelled" });
