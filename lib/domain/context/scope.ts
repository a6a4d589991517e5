import { type Filter, NOT_NULL } from "@/lib/db/table-declaration";
import { ApiError } from "@/lib/errors";
import type { Scope } from "@/lib/schemas/enums";

type Scoped = { initiativeId: string | null };

/** Without a scope, the id alone finds the resource. */
export type ScopedAddress = { id: string; scope?: Scope | undefined };

/** Both scopes share one table; the workspace's own rows have no `initiative_id`. */
export const getScope = (row: Scoped): Scope =>
  row.initiativeId === null ? "workspace" : "initiative";

type AddressFilter = { id: string; initiativeId?: null | typeof NOT_NULL };

export const filterAddress = ({ id, scope }: ScopedAddress): AddressFilter => ({
  id,
  ...(scope && { initiativeId: scope === "workspace" ? null : NOT_NULL }),
});

const OTHER_SCOPE = {
  initiative:
    "if it belongs to the whole workspace, send ?scope=workspace, or scope: workspace in the body",
  workspace: "if it belongs to an initiative, send scope=initiative",
};

/** Names the other scope, whether or not the resource is there. */
export const notInScope = (what: string, scope?: Scope) =>
  new ApiError(
    "NOT_FOUND",
    `${what} not found. Check the id with the matching list call${scope ? `; ${OTHER_SCOPE[scope]}` : ""}.`,
  );

export const filterList = (scope: Scope, initiativeId?: string | null): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : (initiativeId ?? undefined),
});
