import { z } from "zod";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { id, Page, sourceUrl, text, timestamp, title } from "@/lib/schemas/fields";
import { inScope, ScopeName } from "@/lib/schemas/scope";

const ContextLabelName = z.enum(CONTEXT_LABELS).meta({ id: "ContextLabel" });

export const ContextItem = z
  .object({
    id,
    scope: ScopeName,
    initiative_id: id.nullable(),
    label: ContextLabelName,
    title: z.string(),
    content: z.string(),
    source_url: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "ContextItem" });
export type ContextItem = z.output<typeof ContextItem>;

const content = text(100_000);

export const NewContextItem = inScope(
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

export const ContextItemFilter = inScope(
  Page.extend({
    scope: ScopeName.default("initiative"),
    initiative_id: id.optional(),
    label: ContextLabelName.optional(),
  }),
);
export type ContextItemFilter = z.output<typeof ContextItemFilter>;

/** One element of a batch: the scope is the initiative of the path. */
const BatchItem = z.object({ label: ContextLabelName, title, content });
export const ContextItemBatch = z.object({ items: z.array(BatchItem).min(1).max(100) });
export type ContextItemBatch = z.output<typeof ContextItemBatch>;

export const BatchResult = z
  .object({ created: z.int(), ids: z.array(id) })
  .meta({ id: "BatchResult" });

export const Relabel = z.object({ label: ContextLabelName });
export type Relabel = z.output<typeof Relabel>;
export const Relabelled = z.object({ id, label: ContextLabelName }).meta({ id: "Relabelled" });
