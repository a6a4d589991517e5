import { type Filter, NOT_NULL } from "@/lib/db/table";
import type { Scope } from "@/lib/schemas/enums";

type Scoped = { initiativeId: string | null };

/** A scope is `initiative_id` null or not; both stores are one table. */
export const getScope = (row: Scoped): Scope =>
  row.initiativeId === null ? "workspace" : "initiative";

/** The rows of one scope's store. */
export const inStore = (scope: Scope): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : NOT_NULL,
});

/** The rows of one scope, for a list: workspace rows, or those of one initiative. */
export const storeFilter = (scope: Scope, initiativeId?: string | null): Filter<Scoped> => ({
  initiativeId: scope === "workspace" ? null : (initiativeId ?? undefined),
});
