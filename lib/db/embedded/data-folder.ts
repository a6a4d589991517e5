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
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainFolder(error, folder);
  }
  return folder;
}

/** Its message is a whole sentence for the operator. */
export class FolderUnusable extends Error {}

/** The last one is of PostgreSQL. */
const NOT_PERMITTED = new Set(["EACCES", "EPERM", "EROFS", "42501"]);

/** An error of the file system becomes what to do about the data folder; other errors stay. */
export function explainFolder(error: unknown, folder: string): unknown {
  const { code, path: at = folder } = Object(error);
  const there = findExisting(folder);
  if (statSync(there).isFile()) {
    return new FolderUnusable(`DATA_DIR names a file, ${there}. Set it to a folder.`);
  }
  if (!NOT_PERMITTED.has(code)) return error;
  const next = "Change its owner or permissions, or set DATA_DIR to another folder.";
  if (there !== folder) {
    return new FolderUnusable(
      `The data folder ${folder} cannot be made: this user may not write in ${there}. ${next}`,
    );
  }
  const owned = findExisting(at);
  if (statSync(owned).uid === process.getuid?.()) {
    return new FolderUnusable(`This user may not read and write all of ${owned}. ${next}`);
  }
  const what = owned === folder ? `The data folder ${folder}` : `${owned} in the data folder`;
  return new FolderUnusable(
    `${what} belongs to another user. Run the command as the user that runs the server.`,
  );
}

export const explainDamage = (pg: string) =>
  `The database in ${pg} is damaged or of another version. Restore a backup into an empty folder (docs/operations.md#backups).`;

const findExisting = (file: string): string =>
  existsSync(file) ? file : findExisting(path.dirname(file));

export const hasDatabase = () => existsSync(path.join(getDataFolder(), "pg", "PG_VERSION"));

async function take(role: Holder["role"]) {
  const folder = getDataFolder();
  try {
    return await takeLock(path.join(folder, "pg.lock"), role);
  } catch (error) {
    throw explainFolder(error, folder);
  }
}

export class FolderInUse extends FolderUnusable {
  constructor(holder: Holder | undefined) {
    super(
      `The data folder ${getDataFolder()} is in use by ${nameHolder(holder)}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/** A server waits for a holder that will soon end; a command can run in the holder. @throws {FolderInUse} */
export async function lockFolder(role: Holder["role"]): Promise<() => void> {
  for (let waited = 0; ; waited += TURN_MS) {
    const lock = await take(role);
    if (typeof lock === "function") return lock;
    const maxWaitMs = role === "server" ? MAX_WAIT_MS[lock?.role ?? "server"] : 0;
    if (waited >= maxWaitMs) throw new FolderInUse(lock);
    if (waited === 0) {
      log.info({
        event: "data_folder_in_use",
        message: `The data folder ${getDataFolder()} is in use by ${nameHolder(lock)}. Waiting up to ${maxWaitMs / 1000} s for it to end.`,
      });
    }
    await sleep(TURN_MS);
  }
}

export async function isFolderInUse(): Promise<boolean> {
  const lock = await take("command");
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
