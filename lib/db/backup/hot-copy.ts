import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Pool } from "pg";
import { requireSpaceFor } from "@/lib/db/embedded/disk-space";
import { runForRow, statement } from "@/lib/db/statement";

/** `pg_wal` is copied last and only as far as needed; the others belong to a running process. */
const SKIPPED = ["pg_wal", "postmaster.pid", "postmaster.opts"];
const DUPLICATE_OBJECT = "42710";

/** Copies the files, then the log since the start (an online backup). @throws an explanation during another copy, and without disk space */
export async function copyRunning(pool: Pool, folder: string, copy: string): Promise<void> {
  await requireSpaceToCopy(folder, path.dirname(copy));
  // A temporary replication slot keeps the log until it is copied.
  await pool
    .query("SELECT pg_create_physical_replication_slot('groundwork_backup', true, true)")
    .catch((error) => {
      if (error.code !== DUPLICATE_OBJECT) throw error;
      throw new Error("A backup is already being made. Try again when it is done.");
    });
  try {
    const { first, last, label } = await runOnlineBackup(pool, () =>
      copyFolder(folder, copy, SKIPPED),
    );
    await writeFile(path.join(copy, "backup_label"), label);
    await mkdir(path.join(copy, "pg_wal"));
    const segments = await readdir(path.join(folder, "pg_wal"));
    for (const name of segments.filter((name) => name >= first && name <= last)) {
      await copyFile(path.join(folder, "pg_wal", name), path.join(copy, "pg_wal", name));
    }
  } finally {
    await pool.query("SELECT pg_drop_replication_slot('groundwork_backup')");
  }
}

const START = statement(
  "SELECT pg_walfile_name(pg_backup_start('groundwork', true)) AS first",
  [],
  { first: "text" },
);
const STOP = statement(
  "SELECT pg_walfile_name(lsn) AS last, labelfile AS label FROM pg_backup_stop(false)",
  [],
  { last: "text", label: "text" },
);

/** Returns the first and last log file that recovery needs, and the backup label. */
async function runOnlineBackup(pool: Pool, copying: () => Promise<void>) {
  const { first } = await runForRow(pool, START);
  const stop = () => runForRow(pool, STOP);
  await copying().catch(async (error) => {
    await stop();
    throw error;
  });
  return { first, ...(await stop()) };
}

async function requireSpaceToCopy(folder: string, place: string): Promise<void> {
  if (await sharesBlocks(path.join(folder, "PG_VERSION"), path.join(place, "probe"))) return;
  try {
    requireSpaceFor(await measureFolder(folder), place);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(
      `${error.message}. A backup begins with a copy of the database there. To save the data on another disk, stop the server, copy its DATA_DIR to that disk (cp -a), and run \`backup create\` with DATA_DIR set to the copy.`,
    );
  }
}

/** Whether copies on this file system take no space of their own until they change. */
async function sharesBlocks(file: string, probe: string): Promise<boolean> {
  const isShared = await copyFile(file, probe, constants.COPYFILE_FICLONE_FORCE).then(
    () => true,
    () => false,
  );
  await rm(probe, { force: true });
  return isShared;
}

/** In bytes, without the log. */
async function measureFolder(folder: string, skipped = SKIPPED): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (skipped.includes(entry.name)) continue;
    bytes += entry.isDirectory() ? await measureFolder(file, []) : await measureFile(file);
  }
  return bytes;
}

const measureFile = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0, // removed in the meantime
  );

async function copyFolder(from: string, to: string, skipped: string[] = []): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target, constants.COPYFILE_FICLONE).catch(rethrowUnlessGone);
  }
}

/** Ignores the file of a table that was dropped in the meantime; the log has the drop. */
function rethrowUnlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}
