import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTables } from "@/lib/db/backup/backup-tables";
import { checkBackup } from "@/lib/db/backup/read-backup";
import { writeBackup } from "@/lib/db/backup/write-backup";
import { database } from "@/lib/db/database";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { schemaModels } from "@/tests/support/schema-models";

freshDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-backup-files-"));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function connected<Result>(
  work: (connection: Parameters<typeof writeBackup>[0]) => Promise<Result>,
) {
  const connection = await (await database()).pool.connect();
  return work(connection).finally(() => connection.release());
}

let lines: string[];
beforeAll(async () => {
  await makeWorkspace();
  await connected((connection) => writeBackup(connection, file("good")));
  lines = gunzipSync(readFileSync(file("good")))
    .toString()
    .split(/(?<=\n)/);
});

test("backup: a backup has every table of the schema, and the code knows the order and content of all", async () => {
  const tables = await connected(listTables);
  const models = schemaModels.map(({ table }) => table);
  expect(tables.map(({ table }) => table).sort()).toEqual(models.sort());
  const { pool } = await database();
  const { rows } = await pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(models.sort());
  // A restore would have to set sequences as well; there are none yet.
  const others =
    "SELECT 1 FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace";
  const triggers = "SELECT 1 FROM pg_trigger WHERE NOT tgisinternal";
  expect((await pool.query(`${others} UNION ALL ${triggers}`)).rowCount).toBe(0);
});

describe("backup: an incomplete or damaged file is refused with a sentence", () => {
  const DAMAGED = /^The backup \S+ is damaged: .*\. Use another one\.$/;
  const FOREIGN = /^The file \S+ is not a backup of Groundwork\.$/;
  const REFUSED =
    /^The (?:backup \S+ is damaged: .*\. Use another one\.|file \S+ is not a backup of Groundwork\.)$/;
  const check = (bytes: Uint8Array | string) => {
    writeFileSync(file("bad"), bytes);
    return checkBackup(file("bad"));
  };
  const packed = (changed: string[]) => check(gzipSync(changed.join("")));

  test("flipped or cut short anywhere", async () => {
    const bytes = readFileSync(file("good"));
    const { sums } = await checkBackup(file("good"));
    for (let n = 0; n < 80; n++) {
      const at = Math.floor((n * bytes.length) / 80);
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (n % 8)), at);
      // A few bits of a gzip header, like its time, mean nothing.
      const checked = check(flipped).then((whole) => expect(whole.sums).toEqual(sums));
      await checked.catch(({ message }) => expect(message).toMatch(REFUSED));
      await expect(check(bytes.subarray(0, at))).rejects.toThrow(REFUSED);
    }
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ["without its end", (all) => all.slice(0, -1)],
    ["with more after its end", (all) => [...all, "[]\n"]],
    ["with two ends", (all) => [...all, ...all.slice(-1)]],
    ["without a row", (all) => all.filter((line) => !line.includes('"Ada'))],
    ["with a changed row", (all) => all.map((line) => line.replace("Ada", "Eve"))],
    ["with a changed name of a table", (all) => all.map((line) => line.replace("jwks", "jwkz"))],
    ["with a longer row", (all) => all.map((line) => line.replace('["', '["",'))],
    ["with a row before any table", (all) => [...all.slice(0, 1), "[]\n", ...all.slice(1)]],
    [
      "with another time",
      (all) => all.map((line) => line.replace('"created_at":"2', '"created_at":"3')),
    ],
  ])("%s", async (_, change) => {
    await expect(packed(change(lines))).rejects.toThrow(DAMAGED);
  });

  test("of another kind", async () => {
    await expect(check("")).rejects.toThrow(REFUSED);
    await expect(check("PGDMP")).rejects.toThrow(FOREIGN);
    await expect(packed(["{}\n"])).rejects.toThrow(FOREIGN);
    await expect(packed(["\u0000"])).rejects.toThrow(FOREIGN);
    await expect(checkBackup(folder)).rejects.toThrow(/^\S+ is a folder\. Name a file in it: /);
    await expect(checkBackup(file("none"))).rejects.toThrow(/^There is no file/);
    const newer = lines.map((line) => line.replace('"version":1', '"version":2'));
    await expect(packed(newer)).rejects.toThrow(/newer version of Groundwork/);
  });
});

test("backup: an existing file is never overwritten, and old drafts of killed runs are removed", async () => {
  const write = (name: string) => connected((connection) => writeBackup(connection, file(name)));
  const before = readFileSync(file("good"));
  await expect(write("good")).rejects.toThrow(/^\S+ already exists\./);
  expect(readFileSync(file("good"))).toEqual(before);
  await expect(write("")).rejects.toThrow(/^\S+ is a folder\. Name a file in it: /);
  await expect(write("no/folder")).rejects.toThrow(/^There is no folder/);
  const draft = (hoursAgo: number) => {
    const name = `earlier.groundwork-${randomUUID()}.part`;
    writeFileSync(file(name), "half");
    const time = Date.now() / 1000 - hoursAgo * 3600;
    utimesSync(file(name), time, time);
    return name;
  };
  const [left, underWay] = [draft(1.1), draft(0.9)];
  await write("next");
  expect(readdirSync(folder)).not.toContain(left);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([underWay]);
});
