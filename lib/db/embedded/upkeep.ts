import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { runForRow, runOn, statement } from "@/lib/db/statement";
import { logFailure } from "@/lib/outage";

const EVERY_MS = 10_000;

/** Recovery replays the log since the last checkpoint. */
const LONG_LOG = statement(
  `
  SELECT length > 16 * 1024 * 1024 OR (length > 8192 AND age > interval '5 minutes') AS "isLong"
  FROM pg_control_checkpoint(),
       LATERAL (SELECT pg_current_wal_insert_lsn() - redo_lsn AS length, now() - checkpoint_time AS age) log`,
  [],
  { isLong: "bool" },
);

/** Autovacuum's default thresholds. Its counters restart with the process, so a table of another size counts too. */
const NEGLECTED = statement(
  `
  SELECT format('%I.%I', s.schemaname, s.relname) AS name,
         n_dead_tup > 50 + 0.2 * n_live_tup OR abs(size.pages - c.relpages) > 10 + 0.2 * c.relpages AS "isDirty"
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid,
       LATERAL (SELECT pg_relation_size(s.relid) / 8192 AS pages) size
  WHERE n_mod_since_analyze > 50 + 0.1 * n_live_tup OR n_dead_tup > 50 + 0.2 * n_live_tup
     OR abs(size.pages - c.relpages) > 10 + 0.2 * c.relpages`,
  [],
  { name: "text", isDirty: "bool" },
);

/** Replaces autovacuum and checkpointer, which PGlite lacks: plans would go stale and the log would grow forever. */
export async function startUpkeep(pool: Pool, settle: () => Promise<void>) {
  while (!pool.ending) {
    await maintainTables(pool)
      .then(() => keepLogShort(pool, settle))
      .catch((error) => {
        if (!pool.ending) logFailure("database_upkeep_failed", error);
      });
    await sleep(EVERY_MS, undefined, { ref: false });
  }
}

async function keepLogShort(pool: Pool, settle: () => Promise<void>) {
  const { isLong } = await runForRow(pool, LONG_LOG);
  if (!isLong) return;
  await settle();
  await pool.query("CHECKPOINT");
}

/** Runs ANALYZE or VACUUM on neglected tables, one at a time so that queries can interleave. */
export async function maintainTables(pool: Pool): Promise<void> {
  for (const { name, isDirty } of await runOn(pool, NEGLECTED, [])) {
    await pool.query(isDirty ? `VACUUM ANALYZE ${name}` : `ANALYZE ${name}`);
  }
}
