import { rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { afterAll, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/lib/db/database";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { statement } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { fullClient } from "@/tests/support/full-client";
import { watchDisk } from "@/tests/support/power-cut";

// The settings are read once, by the first import.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const folder = mkdtempSync("/tmp/groundwork-power-");
  vi.stubEnv("DATA_DIR", `${folder}/data`);
  return folder;
});
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

const INSERT = "INSERT INTO bird (name) VALUES ($1)";
const ADD = statement(INSERT, ["text"]);
const ROUNDS = 60;

/** Writes a row in every way that the application has, and adds the names of acknowledged rows to `done`. */
async function write(done: string[]) {
  const prisma = await fullClient();
  const ways = [
    (name: string) => transaction("", (tx) => tx.query(ADD, [name])),
    (name: string) => transaction("", async (tx) => tx.send(ADD, [name])),
    (name: string) => prisma.$executeRawUnsafe(INSERT, name),
    (name: string) => prisma.$queryRawUnsafe(`${INSERT} RETURNING id`, name),
    (name: string) => prisma.$transaction((tx) => tx.$executeRawUnsafe(INSERT, name)),
  ];
  const writer = async (way: (typeof ways)[number], index: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      await way(`${index}, ${round}`);
      done.push(`${index}, ${round}`);
    }
  };
  await Promise.all(ways.map(writer));
}

/** Opens a folder after the cut, checks that indexes agree with their tables, and returns the contents. */
async function recovered(to: string): Promise<string[]> {
  const extensions = { ...(await loadEmbeddedExtensions()), amcheck };
  const lite = await PGlite.create(path.join(to, "pg"), { extensions });
  const { rows } = await lite.query<{ name: string }>("SELECT name FROM bird");
  await lite.exec("CREATE EXTENSION amcheck");
  await lite.exec(
    "SELECT bt_index_check(indexrelid, true) FROM pg_index WHERE indrelid = 'bird'::regclass",
  );
  await lite.close();
  return rows.map(({ name }) => name);
}

test("embedded database: a power cut loses no acknowledged write, and leaves a database that opens", async () => {
  const { pool } = await database("command");
  await pool.query("CREATE TABLE bird (id serial PRIMARY KEY, name text UNIQUE)");
  await closeDatabase();

  const disk = watchDisk(data);
  const done: string[] = [];
  const cuts: { to: string; done: string[] }[] = [];
  const cut = (kept: Parameters<typeof disk.cut>[1]) => {
    const to = path.join(folder, String(cuts.length));
    disk.cut(to, kept);
    cuts.push({ to, done: [...done] });
  };
  await database("command");
  const written = write(done);
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(100), {
    timeout: 60_000,
    interval: 1,
  });
  cut("nothing");
  await (await database()).pool.query("CHECKPOINT");
  cut("all but the log");
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(200), {
    timeout: 60_000,
    interval: 1,
  });
  cut("nothing");
  cut("all but the log");
  await written;
  await closeDatabase();
  disk.end();

  for (const { to, done } of cuts) {
    expect(await recovered(to)).toEqual(expect.arrayContaining(done));
  }
  expect([...disk.ahead]).toEqual([]);
});
