"use server";

import { redirect } from "next/navigation";
import { accountAction } from "@/app/shared/action";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { NewWorkspace } from "@/lib/schemas/workspaces";

export const create = accountAction(
  NewWorkspace,
  async ({ userId }, input) => {
    const { id } = await createWorkspace({ userId, ...input });
    redirect(links.workspace(id));
  },
  { refresh: false },
);
