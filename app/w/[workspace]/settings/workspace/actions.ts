"use server";

import { workspaceAction } from "@/app/lib/action";
import { demandFactor } from "@/lib/domain/factor-demand";
import { changeTier, renameWorkspace } from "@/lib/domain/workspaces";
import { FactorDemandChange, WorkspaceName, WorkspaceTier } from "@/lib/schemas/workspaces";

export const rename = workspaceAction(WorkspaceName, renameWorkspace);
export const changePlan = workspaceAction(WorkspaceTier, changeTier);
export const changeDemand = workspaceAction(FactorDemandChange, demandFactor);
