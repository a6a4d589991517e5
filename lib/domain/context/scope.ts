import { type Filter, NOT_NULL } from "@/lib/db/table-declaration";
import { ApiError, CHECK_ID } from "@/lib/errors";
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

const OTHER_SCOPE: Record<Scope, string> = {
  initiative: "if it belongs to the whole workspace, send scope=workspace",
  workspace: "if it belongs to an initiative, send scope=initiative",
};

/** Names both scopes, whether or not the resource is there. */
export function notInScope(what: string, scope?: Scope) {
  const place = scope ? ` at ${scope} scope` : "";
  const next = scope ? `; ${OTHER_SCOPE[scope]}` : "";
  return new ApiError("NOT_FOUND", `${what} not found${place}. ${CHECK_ID}${next}.`);
}

export const filterList = (scope: Scope, initiativeId?: string | null): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : (initiativeId ?? undefined),
});
