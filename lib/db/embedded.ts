import { chmodSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { backUpBefore } from "@/lib/db/backup/before-migration";
import { dataFolder, keepFolderPrivate, lockFolder } from "@/lib/db/data-folder";
import { embeddedExtensions } from "@/lib/db/embedded-extensions";
import { EmbeddedPool } from "@/lib/db/embedded-pool";
import { startUpkeep } from "@/lib/db/embedded-upkeep";
import type { Holder } from "@/lib/db/folder-lock";
import { migrate, migrationFiles } from "@/lib/db/migrate";

/**
 * Opens the embedded database in the data folder and brings its schema up to date.
 * @throws {FolderInUse} when another server holds the folder; its process id is in the message.
 */
export async function openEmbedded(role: Holder["role"]) {
  const folder = dataFolder();
  const release = await lockFolder(role);
  try {
    keepFolderPrivate();
    const { PGlite } = await import("@electric-sql/pglite");
    const extensions = await embeddedExtensions();
    const lite = await PGlite.create(path.join(folder, "pg"), { extensions });
    chmodSync(path.join(folder, "pg"), 0o700);
    const pool = await migrated(lite);
    void startUpkeep(pool);
    return { pool, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** A pool over an open PGlite database whose schema is up to date. */
export async function migrated(lite: PGlite): Promise<EmbeddedPool> {
  const pool = new EmbeddedPool(lite);
  const connection = await pool.connect();
  try {
    const applied = await migrate(connection, migrationFiles(), (next) =>
      backUpBefore(connection, path.join(dataFolder(), "backups"), next),
    );
    if (applied.length === 0) await connection.query("VACUUM ANALYZE"); // its counts of changes end with the process
  } finally {
    connection.release();
  }
  return pool;
}
