import { type Filter, NOT_NULL } from "@/lib/db/table";
import type { Scope } from "@/lib/schemas/enums";

type Scoped = { initiativeId: string | null };

/** Both scopes share one table; the workspace's own rows have no `initiative_id`. */
export const getScope = (row: Scoped): Scope =>
  row.initiativeId === null ? "workspace" : "initiative";

export const filterScope = (scope: Scope): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : NOT_NULL,
});

export const filterList = (scope: Scope, initiativeId?: string | null): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : (initiativeId ?? undefined),
});
