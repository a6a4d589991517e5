"use server";

import { workspaceAction } from "@/app/shared/action";
import { demandFactor } from "@/lib/domain/members/factor-demand";
import { setJoinDomain } from "@/lib/domain/members/join-domain";
import { changeTier, renameWorkspace } from "@/lib/domain/workspace/workspaces";
import {
  FactorDemandChange,
  JoinDomainChoice,
  WorkspaceName,
  WorkspaceTier,
} from "@/lib/schemas/workspaces";

export const rename = workspaceAction(WorkspaceName, renameWorkspace);
export const changePlan = workspaceAction(WorkspaceTier, changeTier);
export const changeDemand = workspaceAction(FactorDemandChange, demandFactor);
export const joinByDomain = workspaceAction(JoinDomainChoice, setJoinDomain);
