import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isEmbedded } from "@/lib/config";
import { getDataFolder } from "@/lib/db/embedded/data-folder";
import { nameHolder, takeLock } from "@/lib/db/embedded/folder-lock";

/** Is in the data folder, so that a server in another container sees it too. */
export const getScratchFolder = () => path.join(getDataFolder(), "backup");

/** @throws an explanation while another command uses the folder */
export async function withScratch<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (!isEmbedded()) {
    const folder = await mkdtemp(path.join(tmpdir(), "groundwork-backup-"));
    return work(folder).finally(() => remove(folder));
  }
  const folder = getScratchFolder();
  const lock = await takeLock(`${folder}.lock`, "command");
  if (typeof lock !== "function") {
    throw new Error(
      `A backup is being made or restored by ${nameHolder(lock)}. Try again when that is done.`,
    );
  }
  try {
    await remove(folder); // left by a command that was killed
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    await remove(folder);
    lock();
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
