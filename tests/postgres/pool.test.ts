import { Socket } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import { openPostgres } from "@/tests/support/postgres";

const server = await openPostgres();
if (!server) console.warn("Skipped: connections to PostgreSQL need one, and none can run here.");

const pool = createPostgresPool(server?.url, 1);
afterAll(async () => {
  vi.restoreAllMocks();
  await pool.end();
  await server?.stop();
});

test.skipIf(!server)(
  "PostgreSQL connections: statements of one turn of the event loop leave in one piece",
  async () => {
    const client = await pool.connect();
    await client.query("SELECT 0");
    const pieces = [
      vi.spyOn(Socket.prototype, "_write"),
      vi.spyOn(Socket.prototype, "_writev" as "_write"), // always there in Node, though its types call it optional
    ];
    const begun = client.query("BEGIN"); // without parameters, the driver does not cork it
    const answers = [1, 2, 3].map((value) => client.query("SELECT $1::int AS value", [value]));
    const committed = client.query("COMMIT");
    client.release();
    expect((await Promise.all(answers)).map(({ rows }) => rows[0].value)).toEqual([1, 2, 3]);
    expect((await begun).command).toBe("BEGIN");
    expect((await committed).command).toBe("COMMIT");
    expect(pieces.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  },
);

test.skipIf(!server)(
  "PostgreSQL connections: statements are not compiled, which would cost more than it saves",
  async () => {
    const client = await pool.connect();
    const { rows } = await client.query("SHOW jit");
    client.release();
    expect(rows).toEqual([{ jit: "off" }]);
  },
);
