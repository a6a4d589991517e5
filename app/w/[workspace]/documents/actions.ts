"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { answerSaved, creatingAction, workspaceAction } from "@/app/shared/action";
import { idsField, requiredText, titleField } from "@/app/shared/form-fields";
import { mergeEdit, openedField } from "@/app/shared/merge-edit";
import { RestoreForm, restoreAndTag } from "@/app/shared/restored-version";
import { deleteEach } from "@/app/shared/try-each";
import {
  createDocument,
  deleteDocument,
  getDocumentFacts,
  updateDocument,
} from "@/lib/domain/documents/documents";
import { restoreDocumentVersion } from "@/lib/domain/documents/restore-document";
import { tickBox } from "@/lib/domain/documents/tick-box";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { MAX_DOCUMENT } from "@/lib/schemas/bounds";
import { DocumentStatusName, DocumentTypeSlug } from "@/lib/schemas/documents";
import { id } from "@/lib/schemas/fields";

export const create = creatingAction(
  "document",
  z.object({ initiative_id: id, type: DocumentTypeSlug, title: titleField }),
  (caller, input) => createDocument(caller, input),
  { follow: ({ workspaceId }, { id }) => redirect(links.editDocument(workspaceId, id)) },
);

export const keep = creatingAction(
  "advice",
  z.object({
    initiative_id: id,
    type: DocumentTypeSlug,
    title: titleField,
    content_markdown: requiredText(MAX_DOCUMENT, "There is nothing to keep."),
  }),
  // Until somebody edits the document, later documents and advisors do not use it as evidence.
  async (caller, input) => {
    const { id } = await createDocument(caller, input, "generation");
    return { id };
  },
);

export const rename = workspaceAction(
  z.object({ id, title: titleField.optional(), opened: openedField }),
  answerSaved(mergeEdit(getDocumentFacts, updateDocument)),
);

export const setStatus = workspaceAction(
  z.object({ id, status: DocumentStatusName }),
  answerSaved(updateDocument),
);

const Tick = z.object({
  id,
  base_version: z.coerce.number().int().min(1),
  line: z.coerce.number().int().min(1),
  is_done: z.stringbool(),
});
type Ticked = { state: "stored"; version: number } | { state: "merged" | "changed" };

/** "changed": somebody else changed the line since, and nothing was stored. */
export const tick = workspaceAction(Tick, async (caller, input): Promise<Ticked> => {
  try {
    const { document, merged } = await tickBox(caller, input);
    return merged ? { state: "merged" } : { state: "stored", version: document.version };
  } catch (error) {
    if (error instanceof ApiError && error.code === "EDIT_CONFLICT") return { state: "changed" };
    throw error;
  }
});

export const remove = workspaceAction(
  z.object({ ids: idsField }),
  (caller, { ids }) => deleteEach(ids, (id) => deleteDocument(caller, { id })),
  { refresh: false },
);

export const restoreVersion = workspaceAction(RestoreForm, (caller, form) =>
  restoreAndTag((address) => restoreDocumentVersion(caller, address), form),
);
