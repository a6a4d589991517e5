import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test, vi } from "vitest";
import { runInOtherFolder } from "@/lib/db/backup/other-folder";
import { checkBackup } from "@/lib/db/backup/read-backup";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { migrate, readMigrationFiles } from "@/lib/db/migrate";

// The settings are read once, by the first import.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const made = mkdtempSync("/tmp/groundwork-failed-migration-");
  vi.stubEnv("DATA_DIR", made);
  return made;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("failed migration: an update that fails names the earlier backup, and releases the database", {
  timeout: 120_000,
}, async () => {
  const pg = path.join(folder, "pg");
  const all = readMigrationFiles();
  await runInOtherFolder(pg, async (connection) => {
    await migrate(connection, all.slice(0, 2));
    await connection.query("CREATE TABLE installation_secret (id int PRIMARY KEY)"); // makes a later migration fail
  });
  const open = async () => PGlite.create(pg, { extensions: await loadEmbeddedExtensions() });

  const error = await migrateEmbedded(await open()).catch((thrown) => thrown);
  const [file = ""] = readdirSync(path.join(folder, "backups"));
  expect(error.message).toMatch(/^Migration \d+_\w+ failed and changed nothing: /);
  expect(error.message).toContain(`backup restore --file ${path.join(folder, "backups", file)}`);
  await checkBackup(path.join(folder, "backups", file));

  const lite = await open();
  await lite.exec("DROP TABLE installation_secret");
  const pool = await migrateEmbedded(lite);
  expect((await pool.query("SELECT * FROM installation_secret")).rows).toEqual([]);
  await pool.end();
});
