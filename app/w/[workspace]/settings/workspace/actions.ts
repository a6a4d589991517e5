"use server";

import { redirect } from "next/navigation";
import { workspaceAction } from "@/app/shared/action";
import { requireUser } from "@/app/shared/signed-in";
import { demandFactor } from "@/lib/domain/members/factor-demand";
import { setJoinDomain } from "@/lib/domain/members/join-domain";
import { deleteByOwner } from "@/lib/domain/workspace/delete-by-owner";
import { changeTier, renameWorkspace } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { WorkspaceDeletion } from "@/lib/schemas/members";
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

export const deleteWorkspace = workspaceAction(
  WorkspaceDeletion,
  async (caller, input) => {
    await deleteByOwner(caller, await requireUser(), input);
    redirect(links.home);
  },
  { refresh: false },
);
