import { expect, test, vi } from "vitest";
import * as z from "zod";
import { database } from "@/lib/db/database";
import { at, record } from "@/tests/support/activity-records";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api, type Call } from "@/tests/support/request";

freshDatabase();

test.each<[string, Call["query"], string]>([
  ["an action", { action: "passkey.copied" }, "activity_workspace_id_action_created_at_id_idx"],
  ["a time", { since: at(100), until: at(101) }, "activity_workspace_id_created_at_id_idx"],
  [
    "a door and a time",
    { origin: "api", since: at(500), until: at(502) },
    "activity_workspace_id_",
  ],
])("activity: a page by %s reads only its own records, from an index", async (_, query, index) => {
  const ours = await makeWorkspace();
  await record(
    ours,
    Array.from({ length: 3000 }, (_, second) => ({ second })),
  );
  await record(ours, [{ second: 1, action: "passkey.copied" }]);
  const { pool } = await database();
  await pool.query("ANALYZE activity");
  const spy = vi.spyOn(pool, "query");
  await api(ours.key).call("GET", "/activity", { query });
  const Asked = z.object({ text: z.string(), values: z.array(z.unknown()) });
  const asked = spy.mock.calls.map(([call]) => Asked.safeParse(call).data);
  spy.mockRestore();
  const listing = asked.find((each) => each?.text.includes('FROM "activity" t WHERE'));
  const { rows } = await pool.query({
    text: `EXPLAIN (ANALYZE, FORMAT JSON) ${listing?.text}`,
    values: [...(listing?.values ?? [])],
  });
  const plan = JSON.stringify(rows);
  expect(plan).toContain(index);
  const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)];
  expect(read.length).toBeGreaterThan(2);
  expect(Math.max(...read.map(([, count]) => Number(count)))).toBeLessThanOrEqual(5);
});
