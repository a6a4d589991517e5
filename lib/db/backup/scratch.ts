import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isEmbedded } from "@/lib/config";
import { isRunning } from "@/lib/db/backup/new-file";
import { dataFolder } from "@/lib/db/data-folder";

const NAME = /^groundwork-backup-(\d+)$/;
const parent = () => (isEmbedded() ? dataFolder() : tmpdir());

/** The folder in which the command of process `pid` works; it is made by who needs it first. */
export const scratchOf = (pid: number) => path.join(parent(), `groundwork-backup-${pid}`);

/** Runs `work`, and removes the folder in which it worked; and those of commands that were killed first. */
export async function withScratch<Result>(work: (folder: string) => Promise<Result>) {
  for (const name of readdirSync(parent())) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) await remove(scratchOf(pid));
  }
  const folder = scratchOf(process.pid);
  try {
    return await work(folder);
  } finally {
    await remove(folder);
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
