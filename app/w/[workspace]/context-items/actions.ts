"use server";

import * as z from "zod";
import { answerSaved, creatingAction, workspaceAction } from "@/app/shared/action";
import {
  addScheme,
  idsField,
  optionalId,
  requiredText,
  titleField,
} from "@/app/shared/form-fields";
import { parseJsonText } from "@/app/shared/form-values";
import { mergeEdit, openedField } from "@/app/shared/merge-edit";
import { RestoreForm, restoreAndTag } from "@/app/shared/restored-version";
import { toScope } from "@/app/shared/to-scope";
import { deleteEach } from "@/app/shared/try-each";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import {
  contextItemHistory,
  createContextItem,
  deleteContextItem,
  getContextItem,
  relabelContextItems,
  updateContextItem,
} from "@/lib/domain/context/context-items";
import { MAX_CONTENT } from "@/lib/schemas/bounds";
import { ContextItemBatch, ContextLabelName } from "@/lib/schemas/context-items";
import { id, sourceUrl } from "@/lib/schemas/fields";
import { ScopeName } from "@/lib/schemas/scope";

const source = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : addScheme(value)),
  z
    .url({ protocol: /^https?$/, error: "Write a web address that begins with https://." })
    .pipe(sourceUrl)
    .nullable(),
);
const fields = {
  label: ContextLabelName,
  title: titleField,
  content: requiredText(MAX_CONTENT, "Write what you know."),
  source_url: source,
};

export const create = creatingAction(
  "context item",
  z.object({ initiative_id: optionalId, ...fields }),
  (caller, { initiative_id, ...item }) =>
    createContextItem(caller, { ...toScope(initiative_id), ...item }),
);

/** Absent fields stay as they are. */
export const change = workspaceAction(
  z.object(fields).partial().extend({ id, scope: ScopeName, opened: openedField }),
  answerSaved(mergeEdit(getContextItem, updateContextItem)),
);

export const relabel = workspaceAction(
  z.object({ ids: idsField, scope: ScopeName, label: ContextLabelName }),
  answerSaved(relabelContextItems),
);

export const remove = workspaceAction(
  z.object({ ids: idsField, scope: ScopeName }),
  (caller, { ids, scope }) => deleteEach(ids, (id) => deleteContextItem(caller, { id, scope })),
  { refresh: false },
);

export const paste = creatingAction(
  "context items",
  z.object({
    initiative_id: optionalId,
    items: z.preprocess(parseJsonText, ContextItemBatch.shape.items),
  }),
  (caller, { initiative_id, items }) =>
    createContextItems(caller, { id: initiative_id ?? null, items }),
);

export const restoreVersion = workspaceAction(RestoreForm, (caller, form) =>
  restoreAndTag((address) => contextItemHistory.restore(caller, address), form),
);
