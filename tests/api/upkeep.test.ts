import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { lookAfter } from "@/lib/db/embedded-upkeep";
import { createContextItems } from "@/lib/domain/context-item-batch";
import { createInitiative, deleteInitiative } from "@/lib/domain/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

test("the embedded database counts a table anew that grew, and clears what is dead", async () => {
  const { caller } = await makeWorkspace();
  const { pool } = await database();
  const state = async () => {
    await pool.query("SELECT pg_stat_force_next_flush()"); // counts come a second later otherwise
    const { rows } = await pool.query(
      `SELECT c.reltuples AS estimate, s.n_live_tup::int AS live, s.n_dead_tup::int AS dead
       FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid WHERE c.relname = 'context_item'`,
    );
    return rows[0];
  };
  const { id } = await createInitiative(caller, { title: "Grows" });
  const items = Array.from({ length: 100 }, (_, n) => ({
    label: "risk" as const,
    title: `Item ${n}`,
    content: "x",
  }));
  await createContextItems(caller, { id, items });
  const grown = await state();
  expect(grown.estimate).not.toBe(grown.live);
  await lookAfter(pool);
  expect(await state()).toMatchObject({ estimate: grown.live });
  await deleteInitiative(caller, { id });
  expect((await state()).dead).toBeGreaterThanOrEqual(100);
  await lookAfter(pool);
  expect(await state()).toMatchObject({ dead: 0 });
});
