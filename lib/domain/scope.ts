import type { Filter } from "@/lib/db/read";
import type { Scope } from "@/lib/schemas/enums";

/** A scope is `initiative_id` null or not; both stores are one table. */
export const scopeOf = (row: { initiativeId: string | null }): Scope =>
  row.initiativeId === null ? "workspace" : "initiative";

/** The rows of one scope, for a Prisma `where`. */
export const inStore = (scope: Scope) => ({
  initiativeId: scope === "workspace" ? null : { not: null },
});

/** The rows of one scope, for a list: workspace rows, or those of one initiative. */
export const storeFilter = (scope: Scope, initiativeId?: string | null): Filter => ({
  initiative_id: scope === "workspace" ? null : (initiativeId ?? undefined),
});
