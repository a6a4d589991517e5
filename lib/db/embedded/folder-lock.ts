import cluster from "node:cluster";
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";

/** Who holds a data folder: a long-lived `server`, or an operator's `command` that is soon done. */
export type Holder = {
  pid: number;
  role: "server" | "command";
  host: string;
  /** Tells two machines of one name apart; empty where the system has none. */
  boot: string;
};

/**
 * Takes the lock file at `path`: a second process on one embedded database corrupts it silently. The lock is the
 * kernel's, on the open file: it ends with this process, however that ends, and holds between containers on one
 * volume. What the file says is for people alone.
 * @returns a function that lets go, or the holder; undefined when that has not said yet who it is
 * @throws a sentence where files cannot be locked
 */
export async function takeLock(
  path: string,
  role: Holder["role"],
): Promise<(() => void) | Holder | undefined> {
  const file = openSync(path, "a+", 0o600);
  try {
    const { tryLock } = await import("fs-native-extensions"); // not every platform has it, nor needs it on PostgreSQL
    if (!tryLock(file) || isReplaced(path, file) || isHeldByEarlierVersion(path)) {
      closeSync(file);
      return holderOf(path);
    }
  } catch (error) {
    closeSync(file);
    throw new Error(
      `The file ${path} cannot be locked (${codeOf(error)}), so nothing would keep a second server from the same database. Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL database.`,
    );
  }
  ftruncateSync(file);
  const pid = cluster.isWorker ? process.ppid : process.pid; // whom to stop: a worker alone is replaced
  writeSync(file, [pid, startOf(pid), role, bootId(), hostname()].join(":"));
  return () => {
    ftruncateSync(file);
    closeSync(file);
  };
}

/** Who the lock file names. */
function holderOf(path: string): Holder | undefined {
  const [pid, , role, boot = "", host = hostname()] = read(path).split(":");
  if (!pid || !role) return undefined;
  return { pid: Number(pid), role: role === "command" ? "command" : "server", boot, host };
}

/** How a message names the holder. */
export function nameOf(holder: Holder | undefined): string {
  if (!holder) return "another process";
  const { pid, host, boot } = holder;
  const isNamesake = host === hostname() && boot !== bootId();
  return `process ${pid} on ${isNamesake ? "another machine named " : ""}${host}`;
}

const isReplaced = (path: string, file: number) =>
  statSync(path, { throwIfNoEntry: false })?.ino !== fstatSync(file).ino;

/** In earlier versions the file itself was the lock, and said `pid:started:role`, which they still understand. */
function isHeldByEarlierVersion(path: string): boolean {
  const [pid, started, ...others] = read(path).split(":");
  if (others.length !== 1 || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  return startOf(Number(pid)) === started;
}

/** When a process started, in the kernel's words (Linux); empty where it has ended. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "" : (fields[18] ?? "");
}

const bootId = () => read("/proc/sys/kernel/random/boot_id").trim();

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
