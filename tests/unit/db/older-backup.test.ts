import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadBackup } from "@/lib/db/backup/load-backup";
import { runInOtherFolder } from "@/lib/db/backup/other-folder";
import { checkBackup } from "@/lib/db/backup/read-backup";
import { upgradeBackup } from "@/lib/db/backup/upgrade";
import { database } from "@/lib/db/database";
import { backUpBefore } from "@/lib/db/embedded/embedded";
import { migrate, readMigrationFiles } from "@/lib/db/migrate";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-older-"));
const inFolder = (...names: string[]) => path.join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true }));

const all = readMigrationFiles();
const ADA = "00000000-0000-4000-8000-000000000001";

test("older backup: before a migration a backup is made, the last three stay, and one of them still restores", {
  timeout: 180_000,
}, async () => {
  const backups = inFolder("backups");
  await runInOtherFolder(inFolder("pg"), async (connection) => {
    const update = (upTo: number) =>
      migrate(connection, all.slice(0, upTo), (next) => backUpBefore(connection, backups, next));
    await update(1);
    await connection.query(
      'INSERT INTO "user" (id, name, email, updated_at) VALUES ($1, $2, $2, now())',
      [ADA, "ada"],
    );
    expect(() => readdirSync(backups)).toThrow(); // there was nothing to lose
    mkdirSync(inFolder("blocked"), { mode: 0o700 });
    writeFileSync(inFolder("blocked", "backups"), "a file where the folder should be");
    const blocked = migrate(connection, all.slice(0, 2), (next) =>
      backUpBefore(connection, inFolder("blocked", "backups"), next),
    );
    await expect(blocked).rejects.toThrow(
      /no backup could be made before it, so nothing was changed/,
    );
    for (const upTo of [2, 2, 3, 4, 5]) await update(upTo);
  });
  const names = readdirSync(backups).sort();
  expect(names.map((name) => name.replace(/^[\dTZ.]+-before-/, ""))).toEqual(
    [2, 3, 4].map((index) => `${all[index]?.name}.backup`),
  );

  const [oldest = ""] = names;
  const file = path.join(backups, oldest);
  const { header } = await checkBackup(file);
  expect(header.migrations.map(({ name }) => name)).toEqual(
    all.slice(0, 2).map(({ name }) => name),
  );
  mkdirSync(inFolder("scratch"));
  const current = await upgradeBackup(file, header, inFolder("scratch"));
  const connection = await (await database()).pool.connect();
  await expect(loadBackup(connection, file, { force: true })).rejects.toThrow(/another version/);
  await loadBackup(connection, current, { force: true }).finally(() => connection.release());
  const { rows } = await (await database()).pool.query('SELECT name, disabled_at FROM "user"');
  expect(rows).toEqual([{ name: "ada", disabled_at: null }]);

  const newer = { ...header, migrations: [...header.migrations, { name: "2", checksum: "3" }] };
  await expect(upgradeBackup(file, newer, inFolder("scratch"))).rejects.toThrow(/newer version/);
});
