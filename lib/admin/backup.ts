import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { isEmbedded } from "@/lib/config";
import { type Contents, summarizeContents } from "@/lib/db/backup/format";
import { getDataFolder, hasDatabase } from "@/lib/db/embedded/data-folder";
import type { AtDatabase, Command } from "./commands";

const File = z.object({ file: z.string().min(1) });
const Restore = File.extend({ force: z.boolean().default(false) });
const Nothing = z.object({});

const COPY = "pg";
const BACKUP = "whole.backup";

const Answer = z.object({
  ok: z.literal(true),
  created_at: z.string(),
  rows: z.record(z.string(), z.int()),
});

/** Runs in the operator's own process, since it reads or writes files there. */
const onFile = <Input extends z.ZodObject>(
  input: Input,
  run: (input: z.output<Input>, atDatabase: AtDatabase) => Promise<Contents>,
): Command => ({
  place: "operator",
  input,
  run: async (values, atDatabase) =>
    Answer.parse({ ok: true, ...(await run(input.parse(values), atDatabase)) }),
});

const step = <Input extends z.ZodObject>(
  input: Input,
  run: (input: z.output<Input>) => Promise<unknown>,
): Command => ({ place: "step", input, run: (values) => run(input.parse(values)) });

export const BACKUP_COMMANDS = {
  "backup create": onFile(File, create),
  "backup verify": onFile(File, verify),
  "backup restore": onFile(Restore, restore),
  "backup copy": step(Nothing, copy),
  "backup load": step(Restore, load),
};

async function create({ file }: z.output<typeof File>, atDatabase: AtDatabase): Promise<Contents> {
  const { refuseExisting } = await import("@/lib/db/backup/new-file");
  const { writeBackup } = await import("@/lib/db/backup/write-backup");
  const target = path.resolve(file);
  refuseExisting(target);
  if (!isEmbedded()) {
    const { onOwnConnection } = await import("@/lib/db/postgres-pool");
    return onOwnConnection((connection) => writeBackup(connection, target));
  }
  if (!hasDatabase()) {
    throw new Error(
      `There is no database in ${getDataFolder()}. Set DATA_DIR to the folder of the server whose data you want.`,
    );
  }
  const { withScratch } = await import("@/lib/db/backup/scratch");
  const { runInOtherFolder } = await import("@/lib/db/backup/other-folder");
  return withScratch(async (scratch) => {
    await atDatabase(["backup", "copy"]);
    return runInOtherFolder(path.join(scratch, COPY), (connection) =>
      writeBackup(connection, target),
    );
  });
}

async function verify({ file }: z.output<typeof File>): Promise<Contents> {
  const { checkBackup } = await import("@/lib/db/backup/read-backup");
  const { header, sums } = await checkBackup(path.resolve(file));
  return summarizeContents(header, sums);
}

async function restore({ file, force }: z.output<typeof Restore>, atDatabase: AtDatabase) {
  const { checkBackup } = await import("@/lib/db/backup/read-backup");
  const { withScratch } = await import("@/lib/db/backup/scratch");
  const { upgradeBackup } = await import("@/lib/db/backup/upgrade");
  const source = path.resolve(file);
  const { header, sums } = await checkBackup(source);
  return withScratch(async (scratch) => {
    let fitting = await upgradeBackup(source, header, scratch);
    if (isEmbedded()) {
      // A server in another container shares only the data folder with this process.
      const inside = path.join(scratch, BACKUP);
      await copyFile(fitting, inside, constants.COPYFILE_FICLONE);
      fitting = BACKUP;
    }
    await atDatabase(["backup", "load", "--file", fitting, ...(force ? ["--force"] : [])]);
    return summarizeContents(header, sums);
  });
}

async function copy() {
  const { copyRunning } = await import("@/lib/db/backup/hot-copy");
  const { getScratchFolder } = await import("@/lib/db/backup/scratch");
  const { database } = await import("@/lib/db/database");
  const { pool } = await database();
  await copyRunning(pool, path.join(getDataFolder(), "pg"), path.join(getScratchFolder(), COPY));
  return {};
}

async function load({ file, force }: z.output<typeof Restore>) {
  const { database, renewClient } = await import("@/lib/db/database");
  const { loadBackup } = await import("@/lib/db/backup/load-backup");
  const { onOwnConnection } = await import("@/lib/db/postgres-pool");
  const { indexMissing } = await import("@/lib/search/reindex");
  if (isEmbedded()) {
    const { getScratchFolder } = await import("@/lib/db/backup/scratch");
    const { pool, waitForDisk } = await database();
    const connection = await pool.connect();
    const backup = path.join(getScratchFolder(), file);
    await loadBackup(connection, backup, { force }).finally(() => connection.release());
    await waitForDisk();
    await renewClient(); // the restored database has its own session secret
  } else {
    await onOwnConnection((connection) => loadBackup(connection, file, { force }));
  }
  await indexMissing();
  return {};
}
