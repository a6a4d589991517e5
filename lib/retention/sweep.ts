/**
 * A statement that examines up to `$2` rows and removes the expired ones. It runs again as long as it reports as many
 * examined `rows`.
 */
export type Sweep = { table: string; statement: string; border(now: Date): unknown };

/** Removes up to `$2` rows of a table. Locked rows are left for the next run. */
export const removing = (table: string, those: string) => `
  WITH gone AS (
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ${those} LIMIT $2 FOR UPDATE SKIP LOCKED
    )) RETURNING 1
  ) SELECT count(*)::int AS rows, count(*)::int AS removed FROM gone`;
