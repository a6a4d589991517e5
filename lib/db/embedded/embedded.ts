import { accessSync, chmodSync, constants, existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import type { ClientBase } from "pg";
import { writeBackup } from "@/lib/db/backup/write-backup";
import { migrate, readMigrationFiles } from "@/lib/db/migrate";
import { log } from "@/lib/log";
import {
  explainDamage,
  explainFolder,
  FolderUnusable,
  getDataFolder,
  keepFolderPrivate,
  lockFolder,
} from "./data-folder";
import { createDiskSpaceCheck, requireSpaceToOpen } from "./disk-space";
import { EmbeddedPool } from "./embedded-pool";
import { loadEmbeddedExtensions } from "./extensions";
import type { Holder } from "./folder-lock";
import { startFromTemplate, syncFolder } from "./template";
import { startUpkeep } from "./upkeep";

/** PGlite's default, which turns `fsync` off. */
const NO_SYNC = "-F";

/** The system's file cache backs the small buffers. Emscripten supports only this sync method. */
const SETTINGS = [
  "wal_sync_method=fsync",
  "shared_buffers=16MB",
  "maintenance_work_mem=16MB",
].flatMap((setting) => ["-c", setting]);

/**
 * V8 optimizes a function of WebAssembly after it has executed this many bytes, on Node 20 after 1.8 million, later after 13.
 * Starting PostgreSQL reached that in many functions, so that a command of two seconds spent another second on it. A
 * server keeps the default: it would be up to 8 % slower at first.
 */
const LATE_OPTIMIZATION = "--wasm-tiering-budget=100000000";

/** Opens and migrates the database. @throws {FolderInUse} when another process holds the folder, {DiskFull} without disk space */
export async function openEmbedded(role: Holder["role"]) {
  const folder = getDataFolder();
  requireSpaceToOpen(folder);
  const release = await lockFolder(role);
  try {
    keepFolderPrivate();
    const [{ PGlite }, { EmbeddedDisk }] = await Promise.all([
      import("@electric-sql/pglite"),
      import("./disk"),
    ]);
    const pg = path.join(folder, "pg");
    await startFromTemplate(pg);
    if (existsSync(pg)) accessSync(pg, constants.R_OK | constants.W_OK | constants.X_OK);
    const isNew = !existsSync(path.join(pg, "PG_VERSION"));
    const disk = new EmbeddedDisk(pg);
    const waitForDisk = () => disk.waitForSync();
    const startParams = [
      ...PGlite.defaultStartParams.filter((one) => one !== NO_SYNC),
      ...SETTINGS,
    ];
    const extensions = await loadEmbeddedExtensions();
    if (role === "command") setFlagsFromString(LATE_OPTIMIZATION);
    const lite = await PGlite.create({ fs: disk, extensions, startParams }).catch((error) => {
      throw isDamage(error) ? new FolderUnusable(explainDamage(pg)) : error;
    });
    disk.isOpen = true;
    chmodSync(pg, 0o700);
    const pool = await migrateEmbedded(lite);
    if (isNew) await syncFolder(pg); // PGlite created it without our disk
    if (role === "server") void startUpkeep(pool, () => disk.settle());
    return { pool, release, waitForDisk, requireDiskSpace: createDiskSpaceCheck(folder) };
  } catch (error) {
    release();
    throw explainFolder(error, folder);
  }
}

const isDamage = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || /failed to initialize/.test(String(error));

/** @throws an explanation that names the backup made before; the database is then closed */
export async function migrateEmbedded(lite: PGlite): Promise<EmbeddedPool> {
  const pool = new EmbeddedPool(lite);
  const connection = await pool.connect();
  let backup: string | undefined;
  try {
    await migrate(connection, readMigrationFiles(), async (next) => {
      backup = await backUpBefore(connection, path.join(getDataFolder(), "backups"), next);
    });
  } catch (error) {
    connection.release();
    await pool.end();
    if (!backup || !(error instanceof Error)) throw error;
    throw new Error(
      `${error.message} To go back, use the previous version again; if it does not start either, move ${path.join(getDataFolder(), "pg")} away and run \`backup restore --file ${backup}\` with that version.`,
    );
  }
  connection.release();
  return pool;
}

/** Backups made before a migration. */
const BACKUP_NAME = /^\d{8}T\d{6}\.\d{3}Z-before-.+\.backup$/;
const BACKUPS_KEPT = 3;

/** Keeps the last three of these backups and returns the file. @throws an explanation; do not migrate then */
export async function backUpBefore(connection: ClientBase, folder: string, migration: string) {
  const time = new Date().toISOString().replace(/[-:]/g, "");
  const file = path.join(folder, `${time}-before-${migration}.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup(connection, file);
    const old = (await readdir(folder))
      .filter((name) => BACKUP_NAME.test(name))
      .sort()
      .slice(0, -BACKUPS_KEPT);
    for (const name of old) await rm(path.join(folder, name));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database needs an update, and no backup could be made before it, so nothing was changed: ${why} Check that there is disk space and that ${folder} is writable, then start again.`,
    );
  }
  log.info({ event: "backup_written", file });
  return file;
}
