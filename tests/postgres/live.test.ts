import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { config } from "@/lib/config";
import { statement } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { CHANNEL, listenOnChannel } from "@/lib/live/channel";
import { liveArrival, watched } from "@/tests/support/live-arrival";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { query } from "@/tests/support/query";

const server = await openPostgres();
if (!server)
  console.warn("Skipped: live arrival over PostgreSQL needs one, and none can run here.");

const RENAME = statement(
  "UPDATE document SET title = 'By another process' WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
);
const NOTIFY = statement("SELECT pg_notify($1, $2)", ["text", "text"]);

describe.skipIf(!server)("live hints: on PostgreSQL", () => {
  postgresDatabase(server);
  beforeAll(() => {
    config().DATABASE_URL = server?.url; // for the connection that listens
  });
  afterAll(() => {
    config().DATABASE_URL = undefined;
  });

  test.each(Object.entries(liveArrival))("%s", async (_name, run) => run());

  test("another process hears of a change, and is heard", async () => {
    const { client, next, stop, path, id, workspaceId } = await watched();
    await next();
    await waitForBackground(); // earlier notifications
    const heard: string[] = [];
    const end = listenOnChannel({ hear: (message) => heard.push(message), begin: () => {} });
    await expect.poll(listeners, { timeout: 10_000 }).toBeGreaterThan(1); // its own, and that of the watcher
    const first = next();
    await client.call("PATCH", path, { body: { content_markdown: "2" } });
    expect((await first)?.version).toBe(2);
    await expect.poll(() => heard).toEqual([expect.stringMatching(`\n${workspaceId} ${id}$`)]);
    end();

    const second = next();
    await transaction(workspaceId, async (tx) => {
      tx.send(RENAME, [workspaceId, id]);
      tx.send(NOTIFY, [CHANNEL, `another\n${workspaceId} ${id}`]);
    });
    expect((await second)?.version).toBe(2);
    stop.abort();
  });

  test("a change that is missed while nothing listens arrives when listening resumes", async () => {
    const { next, stop, id, workspaceId } = await watched();
    await next();
    await expect.poll(listeners, { timeout: 10_000 }).toBe(1);
    const missed = next();
    await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
      [],
    );
    await transaction(workspaceId, async (tx) => tx.send(RENAME, [workspaceId, id]));
    expect((await missed)?.title).toBe("By another process");
    stop.abort();
  });
});

async function listeners() {
  const rows = await query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
    [],
  );
  return rows.length;
}
