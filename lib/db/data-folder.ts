import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { config } from "@/lib/config";
import { type Holder, takeLock } from "@/lib/db/folder-lock";

/** How long a server waits for operator's commands, which are done in seconds. */
const PATIENCE_MS = 60_000;

/** The folder of the embedded database, its lock, its secrets and its command socket. */
export function dataFolder(): string {
  const folder = path.resolve(/*turbopackIgnore: true*/ config().DATA_DIR);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const lockPath = () => path.join(dataFolder(), "pg.lock");

/** The data folder belongs to another living process. */
export class FolderInUse extends Error {
  constructor({ pid }: Holder) {
    super(
      `The data folder ${dataFolder()} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the data folder for this process. A server waits for a command that holds it; a command
 * never waits, since whoever holds the folder can run it.
 * @returns a function that lets go
 * @throws {FolderInUse}
 */
export async function lockFolder(role: Holder["role"]): Promise<() => void> {
  for (let waited = 0; ; waited += 100) {
    const lock = takeLock(lockPath(), role);
    if (typeof lock === "function") return lock;
    const soonFree = role === "server" && lock.role === "command";
    if (!soonFree || waited >= PATIENCE_MS) throw new FolderInUse(lock);
    await sleep(100);
  }
}
