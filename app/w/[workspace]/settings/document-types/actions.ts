"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { creatingAction, workspaceAction } from "@/app/shared/action";
import {
  createDocumentType,
  deleteDocumentType,
  updateDocumentType,
} from "@/lib/domain/documents/document-types";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { ChangedTypeForm, NewTypeForm } from "./type-fields";

export const create = creatingAction("document type", NewTypeForm, createDocumentType, {
  follow: ({ workspaceId }) => redirect(links.settings.documentTypes(workspaceId)),
});
export const update = workspaceAction(ChangedTypeForm, async (caller, input) => {
  await updateDocumentType(caller, input);
  redirect(links.settings.documentTypes(caller.workspaceId));
});
export const remove = workspaceAction(z.object({ id }), deleteDocumentType);
