import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { config } from "@/lib/config";
import { type Holder, takeLock } from "@/lib/db/folder-lock";
import { migrate } from "@/lib/db/migrate";
import { PGlitePool } from "@/lib/db/pglite-pool";

/** The folder of the embedded database, its lock, its secrets and its command socket. */
export function dataFolder(): string {
  const folder = path.resolve(/*turbopackIgnore: true*/ config().DATA_DIR);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const lockPath = () => path.join(dataFolder(), "pg.lock");

/**
 * Opens the embedded database in the data folder and brings its schema up to date.
 * @throws when another server holds the folder; its process id is in the message.
 */
export async function openEmbedded(role: Holder["role"]) {
  const folder = dataFolder();
  const release = await lockFolder(role);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const lite = await PGlite.create(path.join(folder, "pg"));
    chmodSync(path.join(folder, "pg"), 0o700);
    return { pool: await migrated(lite), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** A pool over an open PGlite database whose schema is up to date. */
export async function migrated(lite: PGlite): Promise<PGlitePool> {
  const pool = new PGlitePool(lite);
  const connection = await pool.connect();
  try {
    const applied = await migrate(connection);
    if (applied.length === 0) await connection.query("VACUUM ANALYZE"); // nothing else vacuums here
  } finally {
    connection.release();
  }
  return pool;
}

async function lockFolder(role: Holder["role"]): Promise<() => void> {
  for (let waited = 0; ; waited += 100) {
    const lock = takeLock(lockPath(), role);
    if (typeof lock === "function") return lock;
    // An operator's command is done in seconds; a server is there to stay.
    if (lock.role === "server" || waited >= 20_000) {
      throw new Error(
        `The data folder ${dataFolder()} is in use by process ${lock.pid}. Stop that process, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(100);
  }
}
