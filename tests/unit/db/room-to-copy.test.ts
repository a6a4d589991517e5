import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MIB } from "@/lib/bytes";
import { copyRunning } from "@/lib/db/backup/hot-copy";

const { statfsSync } = fs;
const { copyFile } = fs.promises;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "groundwork-room-to-copy-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Object.assign(fs, { statfsSync });
  Object.assign(fs.promises, { copyFile });
  syncBuiltinESMExports();
});

test("backup: a copy of the database is refused before it fills the disk, with another way", async () => {
  const place = path.join(folder, "backup");
  const database = path.join(folder, "pg");
  for (const made of [place, path.join(database, "base"), path.join(database, "pg_wal")])
    mkdirSync(made, { recursive: true });
  writeFileSync(path.join(database, "PG_VERSION"), "17");
  writeFileSync(path.join(database, "base/table"), Buffer.alloc(10 * MIB));
  writeFileSync(path.join(database, "pg_wal/log"), Buffer.alloc(16 * MIB)); // only the end of it is copied
  const blocks = (57 * MIB) / 4096;
  Object.assign(fs, { statfsSync: () => ({ blocks, bavail: blocks, bfree: blocks, bsize: 4096 }) });
  const refuseClone = vi.fn().mockRejectedValue(new Error("not supported"));
  Object.assign(fs.promises, { copyFile: refuseClone });
  syncBuiltinESMExports();
  const pool = new pg.Pool();
  const query = vi.spyOn(pool, "query");

  const copying = copyRunning(pool, database, path.join(place, "pg"));
  await expect(copying).rejects.toThrow(
    /57 MiB free, 58 MiB needed.*stop the server, copy its DATA_DIR/,
  );
  expect(query).not.toHaveBeenCalled();
  expect(existsSync(path.join(place, "pg"))).toBe(false);
  expect(readdirSync(place)).toEqual([]);
});
