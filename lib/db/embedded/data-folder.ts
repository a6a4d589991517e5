import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { config } from "@/lib/config";
import { log } from "@/lib/log";
import { type Holder, nameHolder, takeLock } from "./folder-lock";

/** Commands of an operator take seconds; a server may be stopping. */
const MAX_WAIT_MS = { command: 60_000, server: 10_000 };
const TURN_MS = 100;

export function getDataFolder(): string {
  const folder = path.resolve(/*turbopackIgnore: true*/ config().DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const hasDatabase = () => existsSync(path.join(getDataFolder(), "pg", "PG_VERSION"));

const lockPath = () => path.join(getDataFolder(), "pg.lock");

export class FolderInUse extends Error {
  constructor(holder: Holder | undefined) {
    super(
      `The data folder ${getDataFolder()} is in use by ${nameHolder(holder)}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/** A server waits for a holder that will soon end; a command can run in the holder. @throws {FolderInUse} */
export async function lockFolder(role: Holder["role"]): Promise<() => void> {
  for (let waited = 0; ; waited += TURN_MS) {
    const lock = await takeLock(lockPath(), role);
    if (typeof lock === "function") return lock;
    const maxWaitMs = role === "server" ? MAX_WAIT_MS[lock?.role ?? "server"] : 0;
    if (waited >= maxWaitMs) throw new FolderInUse(lock);
    await sleep(TURN_MS);
  }
}

export async function isFolderInUse(): Promise<boolean> {
  const lock = await takeLock(lockPath(), "command");
  if (typeof lock !== "function") return true;
  lock();
  return false;
}

/** Protects the secrets in a folder that the operator made, for example as a volume. */
export function keepFolderPrivate() {
  const folder = getDataFolder();
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  try {
    chmodSync(folder, 0o700);
    log.info({ event: "data_folder_made_private", folder, was: (mode & 0o7777).toString(8) });
  } catch {
    log.warn({
      event: "data_folder_open_to_others",
      message: `Other users of this machine can list ${folder}, and its file system does not support preventing that. Set DATA_DIR to a folder on a local disk.`,
    });
  }
}
