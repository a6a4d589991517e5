import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

const EVERY_MS = 10_000;

/** What autovacuum would look after, by its defaults: a tenth of the rows has changed, or a fifth is dead. */
const NEGLECTED = `
  SELECT format('%I.%I', schemaname, relname) AS name, n_dead_tup > 50 + 0.2 * n_live_tup AS "isDirty"
  FROM pg_stat_user_tables
  WHERE n_mod_since_analyze > 50 + 0.1 * n_live_tup OR n_dead_tup > 50 + 0.2 * n_live_tup`;

/**
 * Does what autovacuum does on a server, until the pool ends: the embedded database has none, and would go on
 * with the plans of when its tables were small.
 */
export async function startUpkeep(pool: Pool) {
  for (;;) {
    await sleep(EVERY_MS, undefined, { ref: false });
    if (pool.ending) return;
    await lookAfter(pool).catch((error) => {
      if (!pool.ending) log.warn({ event: "database_upkeep_failed", ...errorFacts(error) });
    });
  }
}

/** Counts anew what has changed much and clears what is dead, table by table: others have their turn in between. */
export async function lookAfter(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; isDirty: boolean }>(NEGLECTED);
  for (const { name, isDirty } of rows) {
    await pool.query(isDirty ? `VACUUM ANALYZE ${name}` : `ANALYZE ${name}`);
  }
}
