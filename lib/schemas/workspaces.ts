import * as z from "zod";
import { TIERS } from "./enums";
import { name } from "./names";

/** A workspace that a person makes; its plan is the operator's default. */
export const NewWorkspace = z.object({ name, kind: z.enum(["team", "client"]).default("team") });
export type NewWorkspace = z.output<typeof NewWorkspace>;

export const WorkspaceName = z.object({ name });
export type WorkspaceName = z.output<typeof WorkspaceName>;

/** Whether people join a workspace by the domain of the owner's own address. */
export const JoinDomainChoice = z.object({ joins: z.stringbool() });

export const WorkspaceTier = z.object({ tier: z.enum(TIERS) });
export type WorkspaceTier = z.output<typeof WorkspaceTier>;

/** Whether members need a second factor, from a form. */
export const FactorDemandChange = z.object({ demanded: z.stringbool() });
