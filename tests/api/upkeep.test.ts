import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { maintainTables } from "@/lib/db/embedded/upkeep";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();

test("upkeep: the embedded database analyzes a table that grew, and removes dead rows", async () => {
  const { pool } = await database();
  const state = async () => {
    await pool.query("SELECT pg_stat_force_next_flush()"); // otherwise the counts come a second later
    const { rows } = await pool.query(
      `SELECT c.reltuples AS estimate, s.n_dead_tup::int AS dead
       FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid WHERE c.relname = 'birds'`,
    );
    return rows[0];
  };
  await pool.query("CREATE TABLE birds AS SELECT n FROM generate_series(1, 10) n");
  await pool.query("ANALYZE birds");
  await pool.query("INSERT INTO birds SELECT n FROM generate_series(11, 200) n");
  expect(await state()).toEqual({ estimate: 10, dead: 0 });
  await maintainTables(pool);
  expect(await state()).toEqual({ estimate: 200, dead: 0 });
  await pool.query("DELETE FROM birds WHERE n > 20");
  expect(await state()).toEqual({ estimate: 200, dead: 180 });
  await maintainTables(pool);
  expect(await state()).toEqual({ estimate: 20, dead: 0 });
  await pool.query("DROP TABLE birds");
});
