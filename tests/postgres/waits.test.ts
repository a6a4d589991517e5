import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import { joinAs, makeWorkspace } from "@/tests/support/factories";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { query } from "@/tests/support/query";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

const server = await openPostgres();
if (!server) console.warn("Skipped: waits for locks need a PostgreSQL, and none can run here.");

/** Runs `run` in its own transaction, which stays open until it ends. */
async function meanwhile(run: (client: PoolClient) => Promise<void>) {
  const client = await (await database()).pool.connect();
  await client.query("BEGIN");
  await run(client);
  await client.query("COMMIT");
  client.release();
}

describe.skipIf(!server)("waits on PostgreSQL: a change that waits for another", () => {
  postgresDatabase(server);

  test("has the wait in the duration of its record", async () => {
    const { key, workspaceId } = await makeWorkspace();
    const client = api(key);
    const { id } = await createInitiative(client, { title: "Held" });
    let made: Promise<unknown> | undefined;
    await meanwhile(async (other) => {
      await other.query("SELECT 1 FROM initiative WHERE id = $1 FOR UPDATE", [id]);
      made = createDocument(client, id, { title: "Waits" });
      await sleep(400);
    });
    await made;
    const [record] = await query<{ ms: number }>(
      "SELECT duration_ms AS ms FROM activity WHERE workspace_id = $1 AND action = 'document.created'",
      [workspaceId],
    );
    expect(record?.ms).toBeGreaterThanOrEqual(350);
  });

  test("deletes an initiative while vectors of its resources are stored", async () => {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { id } = await createInitiative(client, { title: "Goes" });
    const { id: documentId } = await createDocument(client, id, { title: "Goes too" });
    const lock = "SELECT 1 FROM search.chunk WHERE id = $1 FOR KEY SHARE";
    let deleted: Promise<{ status: number }> | undefined;
    await meanwhile(async (other) => {
      await other.query(lock, [documentId]);
      deleted = client.call("DELETE", `/initiatives/${id}`);
      await sleep(200);
      await other.query(lock, [id]);
    });
    expect((await deleted)?.status).toBe(200);
  });

  test("copies an initiative either way while both workspaces are being locked in order", async () => {
    const { caller: first, key } = await makeWorkspace();
    const { key: otherKey, workspaceId } = await makeWorkspace();
    const second = await joinAs(workspaceId, first.userId, "member");
    const [there, back] = [
      await createInitiative(api(key), { title: "Goes there" }),
      await createInitiative(api(otherKey), { title: "Goes back" }),
    ];
    const [lower, higher] = [first.workspaceId, second.workspaceId].sort();
    const lock = "SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE";
    let copied: Promise<unknown> | undefined;
    await meanwhile(async (other) => {
      await other.query(lock, [lower]);
      copied = Promise.all([
        copyInitiative(first, second, there),
        copyInitiative(second, first, back),
      ]);
      copied.catch(() => {}); // is awaited below
      await sleep(400);
      await other.query(lock, [higher]);
    });
    expect(await copied).toMatchObject([{ title: "Goes there" }, { title: "Goes back" }]);
  });
});
