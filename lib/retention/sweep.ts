/**
 * A statement that looks at `$2` rows at most and removes those that are no longer kept. It is run again
 * as long as it has as many `rows` to look at.
 */
export type Sweep = { table: string; statement: string; border(now: Date): unknown };

/** Removes rows of a table, `$2` at most; what a change holds at the moment is left for the next time. */
export const removing = (table: string, those: string) => `
  WITH gone AS (
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ${those} LIMIT $2 FOR UPDATE SKIP LOCKED
    )) RETURNING 1
  ) SELECT count(*)::int AS rows, count(*)::int AS removed FROM gone`;
