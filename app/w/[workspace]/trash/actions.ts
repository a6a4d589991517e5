"use server";

import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/shared/action";
import { idsField } from "@/app/shared/form-fields";
import { deleteFromTrash, restoreFromTrash } from "@/lib/domain/history/trash";
import { id } from "@/lib/schemas/fields";

export const restore = workspaceAction(z.object({ ids: idsField }), async (caller, { ids }) => {
  for (const id of ids) await restoreFromTrash(caller, { id });
  return SAVED;
});

export const remove = workspaceAction(z.object({ id }), deleteFromTrash);
