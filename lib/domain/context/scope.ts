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

function nameOtherScope(scope: Scope, isUpdate: boolean) {
  if (scope === "workspace") return "if it belongs to an initiative, send scope=initiative";
  const inBody = isUpdate ? ", or scope: workspace in the body" : "";
  return `if it belongs to the whole workspace, send ?scope=workspace${inBody}`;
}

/** Names both scopes, whether or not the resource is there. Only updates take the scope from a body. */
export function notInScope(what: string, scope?: Scope, { isUpdate = false } = {}) {
  const place = scope ? ` at ${scope} scope` : "";
  const next = scope ? `; ${nameOtherScope(scope, isUpdate)}` : "";
  return new ApiError(
    "NOT_FOUND",
    `${what} not found${place}. Check the id with the matching list call${next}.`,
  );
}

export const filterList = (scope: Scope, initiativeId?: string | null): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : (initiativeId ?? undefined),
});
