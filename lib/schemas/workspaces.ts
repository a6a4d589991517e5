import * as z from "zod";
import { TIERS } from "./enums";
import { name } from "./names";

/** It gets the operator's default plan. */
export const NewWorkspace = z.object({ name, kind: z.enum(["team", "client"]).default("team") });
export type NewWorkspace = z.output<typeof NewWorkspace>;

export const WorkspaceName = z.object({ name });
export type WorkspaceName = z.output<typeof WorkspaceName>;

/** People with the owner's email domain join by themselves. */
export const JoinDomainChoice = z.object({ joins: z.stringbool() });

export const WorkspaceTier = z.object({ tier: z.enum(TIERS) });
export type WorkspaceTier = z.output<typeof WorkspaceTier>;

export const FactorDemandChange = z.object({ demanded: z.stringbool() });
