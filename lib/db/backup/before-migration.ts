import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { ClientBase } from "pg";
import { log } from "@/lib/log";
import { writeBackup } from "./write-backup";

const KEPT = 3;
const OURS = /^\d{8}T\d{6}\.\d{3}Z-before-.+\.backup$/;

/** Keeps the last three of these backups and returns the file. @throws an explanation; do not migrate then */
export async function backUpBefore(connection: ClientBase, folder: string, migration: string) {
  const time = new Date().toISOString().replace(/[-:]/g, "");
  const file = path.join(folder, `${time}-before-${migration}.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup(connection, file);
    const old = (await readdir(folder))
      .filter((name) => OURS.test(name))
      .sort()
      .slice(0, -KEPT);
    for (const name of old) await rm(path.join(folder, name));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database needs an update, and no backup could be made before it, so nothing was changed: ${why} Check that there is room and that ${folder} is writable, then start again.`,
    );
  }
  log.info({ event: "backup_written", file });
  return file;
}
