import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { statement } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { query } from "@/tests/support/query";

const server = await openPostgres();
if (!server) console.warn("Skipped: these tests need a PostgreSQL, and none can run here.");

const ADD = statement("INSERT INTO note (workspace_id, text) VALUES ($1, $2)", ["uuid", "text"]);
const FAIL = statement("SELECT 1 / (length($1::uuid::text) - length($1::uuid::text))", ["uuid"]);
const OWN = statement("SELECT pg_backend_pid() AS pid", [], { pid: "int4" });
const place = newId();
const notes = () => query("SELECT text FROM note WHERE workspace_id = $1", [place]);

describe.skipIf(!server)("transactions: a transaction", () => {
  postgresDatabase(server);
  beforeAll(async () => {
    await query("CREATE TABLE note (workspace_id uuid, text text)", []);
  });

  test("fails if a statement fails that nobody awaited, and leaves nothing", async () => {
    const failed = transaction(place, async (tx) => {
      await tx.query(ADD, [place, "one"]);
      tx.send(FAIL, [place]);
      tx.send(ADD, [place, "two"]);
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
    expect(await notes()).toEqual([]);
  });

  test("names the first failure, though a later statement was refused because of it", async () => {
    const failed = transaction(place, async (tx) => {
      tx.send(FAIL, [place]);
      await tx.query(ADD, [place, "one"]);
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
    expect(await notes()).toEqual([]);
  });

  test("whose connection is lost fails, and the others go on", async () => {
    const failed = transaction(place, async (tx) => {
      await tx.query(ADD, [place, "one"]);
      const [own] = await tx.query(OWN, []);
      await query("SELECT pg_terminate_backend($1)", [own?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 200)); // the connection is idle when it is lost
      await tx.query(ADD, [place, "two"]);
    });
    await expect(failed).rejects.toThrow();
    const { pool } = await database();
    expect(await Promise.all(Array.from({ length: 6 }, notes))).toEqual(Array(6).fill([]));
    expect(pool.idleCount).toBe(pool.totalCount); // the lost connection is released
  });
});
