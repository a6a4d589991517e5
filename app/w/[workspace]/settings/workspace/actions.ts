"use server";

import { workspaceAction } from "@/app/lib/action";
import { changeTier, renameWorkspace } from "@/lib/domain/workspaces";
import { WorkspaceName, WorkspaceTier } from "@/lib/schemas/workspaces";

export const rename = workspaceAction(WorkspaceName, renameWorkspace);
export const changePlan = workspaceAction(WorkspaceTier, changeTier);
