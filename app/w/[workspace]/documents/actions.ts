"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { answerSaved, creatingAction, silentAction, workspaceAction } from "@/app/shared/action";
import { deleteEach } from "@/app/shared/delete-each";
import { idsField, requiredText, titleField } from "@/app/shared/form-fields";
import { RestoreForm, restoreAndTag } from "@/app/shared/restored-version";
import { createDocument, deleteDocument, updateDocument } from "@/lib/domain/documents/documents";
import { restoreDocumentVersion } from "@/lib/domain/documents/restore-document";
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
  z.object({ id, title: titleField }),
  answerSaved(updateDocument),
);

export const setStatus = workspaceAction(
  z.object({ id, status: DocumentStatusName }),
  answerSaved(updateDocument),
);

export const remove = silentAction(z.object({ ids: idsField }), (caller, { ids }) =>
  deleteEach(ids, (id) => deleteDocument(caller, { id })),
);

export const restoreVersion = workspaceAction(RestoreForm, (caller, form) =>
  restoreAndTag((address) => restoreDocumentVersion(caller, address), form),
);
