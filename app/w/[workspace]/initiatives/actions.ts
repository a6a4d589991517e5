"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/lib/action";
import { optionalText, titleField } from "@/app/lib/fields";
import { createInitiative, deleteInitiative, updateInitiative } from "@/lib/domain/initiatives";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";

/** Goes on to the page of what was created. */
export const create = workspaceAction(z.object({ title: titleField }), async (caller, input) => {
  const { id } = await createInitiative(caller, input);
  refresh();
  redirect(links.initiative(caller.workspaceId, id));
});

export const rename = workspaceAction(
  z.object({ id, title: titleField }),
  async (caller, input) => {
    await updateInitiative(caller, input);
    return SAVED;
  },
);

export const describe = workspaceAction(
  z.object({ id, description: optionalText(10_000) }),
  async (caller, input) => {
    await updateInitiative(caller, input);
    return SAVED;
  },
);

export const archive = workspaceAction(
  z.object({ id, archived: z.enum(["true", "false"]) }),
  async (caller, { id, archived }) => {
    await updateInitiative(caller, { id, archived: archived === "true" });
    return SAVED;
  },
);

/** From the page of the initiative, which is no more: goes on to the others. */
export const removeAndLeave = workspaceAction(z.object({ id }), async (caller, input) => {
  await deleteInitiative(caller, input);
  refresh();
  redirect(links.initiatives(caller.workspaceId));
});
