import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { runOn, statement } from "@/lib/db/statement";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

const EVERY_MS = 10_000;

/** Whether the log, which is read again after a crash, has grown long or old since the last checkpoint. */
const LONG_LOG = statement(
  `
  SELECT length > 16 * 1024 * 1024 OR (length > 8192 AND age > interval '5 minutes') AS "isLong"
  FROM pg_control_checkpoint(),
       LATERAL (SELECT pg_current_wal_insert_lsn() - redo_lsn AS length, now() - checkpoint_time AS age) log`,
  [],
  { isLong: "bool" },
);

/**
 * What autovacuum would look after, by its defaults: a tenth of the rows has changed, or a fifth is dead. Its counts
 * end with the process, so a table that has another size than when it was last looked at counts too.
 */
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

/**
 * Does what other processes do on a server, and nobody would here, until the pool ends. Without autovacuum, plans
 * would be those of when the tables were small; without checkpoints, the log would grow for ever.
 * @param settle puts on disk what can be before a checkpoint, which holds up everybody for the rest
 */
export async function startUpkeep(pool: Pool, settle: () => Promise<void>) {
  while (!pool.ending) {
    await lookAfter(pool)
      .then(() => keepLogShort(pool, settle))
      .catch((error) => {
        if (!pool.ending) log.warn({ event: "database_upkeep_failed", ...errorFacts(error) });
      });
    await sleep(EVERY_MS, undefined, { ref: false });
  }
}

async function keepLogShort(pool: Pool, settle: () => Promise<void>) {
  const [row] = await runOn(pool, LONG_LOG, []);
  if (!row?.isLong) return;
  await settle();
  await pool.query("CHECKPOINT");
}

/** Counts anew what has changed much and clears what is dead, table by table: others have their turn in between. */
export async function lookAfter(pool: Pool): Promise<void> {
  for (const { name, isDirty } of await runOn(pool, NEGLECTED, [])) {
    await pool.query(isDirty ? `VACUUM ANALYZE ${name}` : `ANALYZE ${name}`);
  }
}
