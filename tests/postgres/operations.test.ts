import { readdirSync } from "node:fs";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { MIGRATIONS_FOLDER, migrate } from "@/lib/db/migrate";
import { createDatabase, openPostgres } from "@/tests/support/postgres";

const server = await openPostgres();
if (!server)
  console.warn("Skipped: the migrator's tests need a PostgreSQL, and none can run here.");

/** Connections to a new, empty database. */
async function connect(count: number): Promise<pg.Client[]> {
  const database = await createDatabase(server?.url ?? "");
  const connection = { connectionString: database.url };
  const clients = Array.from({ length: count }, () => new pg.Client(connection));
  onTestFinished(async () => {
    for (const client of clients) await client.end();
    await database.stop();
  });
  for (const client of clients) await client.connect();
  return clients;
}

const applied = async (client: pg.Client | undefined) =>
  (await client?.query("SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1"))?.rows;

describe.skipIf(!server)("migrations: the migrator on PostgreSQL", () => {
  afterAll(() => server?.stop());

  test("when several deployers start together, one applies each migration and the others wait", async () => {
    const clients = await connect(4);
    const names = readdirSync(MIGRATIONS_FOLDER)
      .filter((name) => !name.includes("."))
      .sort();
    const results = await Promise.all(clients.map((client) => migrate(client)));
    expect(results.sort((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
    expect(await applied(clients[0])).toEqual(names.map((name) => ({ name })));
  });

  test("a migration that failed or was cut off leaves nothing, and is applied once it is right", async () => {
    const [client, doomed] = await connect(2);
    if (!client || !doomed) throw new Error("There is no connection.");
    const half = (sql: string) => [{ name: "1_half", sql, checksum: "x" }];
    const wrong = half("CREATE TABLE half (id int); SELECT missing_function();");
    await expect(migrate(client, wrong)).rejects.toThrow("missing_function");
    expect(await applied(client)).toEqual([]);

    doomed.on("error", () => {}); // its end is the test
    const deadly = half(
      "CREATE TABLE half (id int); SELECT pg_terminate_backend(pg_backend_pid());",
    );
    await expect(migrate(doomed, deadly)).rejects.toThrow();
    expect(await applied(client)).toEqual([]);

    // Earlier versions, and Prisma's engine, leave a row when they are cut off.
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '1_half')",
    );
    const again = migrate(client, half("SELECT missing_function();"));
    await expect(again).rejects.toThrow(
      /^Migration 1_half failed and changed nothing: .+ An earlier attempt/,
    );
    const right = half("CREATE TABLE half (id int);");
    expect(await migrate(client, right)).toEqual(["1_half"]);
    expect(await migrate(client, right)).toEqual([]);
  });
});
