"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { answerSaved, creatingAction, SAVED, workspaceAction } from "@/app/shared/action";
import { idsField, optionalText, titleField } from "@/app/shared/form-fields";
import { mergeEdit, openedField } from "@/app/shared/merge-edit";
import { RestoreForm, restoreAndTag } from "@/app/shared/restored-version";
import { deleteEach } from "@/app/shared/try-each";
import { getSessionCaller } from "@/lib/access/session";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import {
  createInitiative,
  deleteInitiative,
  getInitiative,
  initiativeHistory,
  updateInitiative,
} from "@/lib/domain/initiatives/initiatives";
import { notFound } from "@/lib/errors";
import { links } from "@/lib/links";
import { MAX_DESCRIPTION } from "@/lib/schemas/bounds";
import { id } from "@/lib/schemas/fields";

export const create = creatingAction(
  "initiative",
  z.object({ title: titleField }),
  createInitiative,
  { follow: ({ workspaceId }, { id }) => redirect(links.initiative(workspaceId, id)) },
);

export const rename = workspaceAction(
  z.object({ id, title: titleField.optional(), opened: openedField }),
  answerSaved(mergeEdit(getInitiative, updateInitiative)),
);

export const describe = workspaceAction(
  z.object({ id, description: optionalText(MAX_DESCRIPTION).optional(), opened: openedField }),
  answerSaved(mergeEdit(getInitiative, updateInitiative)),
);

export const archive = workspaceAction(
  z.object({ id, archived: z.enum(["true", "false"]) }),
  async (caller, { id, archived }) => {
    await updateInitiative(caller, { id, archived: archived === "true" });
    return SAVED;
  },
);

export const remove = workspaceAction(
  z.object({ ids: idsField }),
  (caller, { ids }) => deleteEach(ids, (id) => deleteInitiative(caller, { id })),
  { refresh: false },
);

export const copy = workspaceAction(
  z.object({ id, to: id }),
  async (caller, { id, to }) => {
    const target = await getSessionCaller(caller, to);
    if (!target) throw notFound("Workspace");
    const made = await copyInitiative(caller, target, { id });
    return { path: links.initiative(to, made.id) };
  },
  { refresh: false },
);

export const restoreVersion = workspaceAction(RestoreForm, (caller, form) =>
  restoreAndTag((address) => initiativeHistory.restore(caller, address), form),
);
