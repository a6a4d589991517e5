"use server";

import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/shared/action";
import { idsField } from "@/app/shared/form-fields";
import { tryEach } from "@/app/shared/try-each";
import { deleteFromTrash, restoreFromTrash } from "@/lib/domain/history/trash";
import { id } from "@/lib/schemas/fields";

export const restore = workspaceAction(z.object({ ids: idsField }), async (caller, { ids }) => {
  const { refusals } = await tryEach(ids, (id) => restoreFromTrash(caller, { id }));
  if (refusals[0]) throw refusals[0];
  return SAVED;
});

export const remove = workspaceAction(z.object({ id }), deleteFromTrash);
