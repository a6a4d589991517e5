"use server";

import { workspaceAction } from "@/app/lib/action";
import { setJoinDomain } from "@/lib/domain/join-domain";
import { changeTier, renameWorkspace } from "@/lib/domain/workspaces";
import { JoinDomainChoice, WorkspaceName, WorkspaceTier } from "@/lib/schemas/workspaces";

export const rename = workspaceAction(WorkspaceName, renameWorkspace);
export const changePlan = workspaceAction(WorkspaceTier, changeTier);
export const joinByDomain = workspaceAction(JoinDomainChoice, setJoinDomain);
