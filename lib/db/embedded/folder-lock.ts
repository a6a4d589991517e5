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

export type Holder = {
  pid: number;
  role: "server" | "command";
  host: string;
  /** Distinguishes machines of the same name; empty if the system has no boot id. */
  boot: string;
};

/** A second process would silently corrupt the database. The kernel's lock ends with this process and works across containers. */
export async function takeLock(
  path: string,
  role: Holder["role"],
): Promise<(() => void) | Holder | undefined> {
  const file = openSync(path, "a+", 0o600);
  try {
    const { tryLock } = await import("fs-native-extensions"); // missing on some platforms, and not needed with PostgreSQL
    if (!tryLock(file) || isReplaced(path, file)) {
      closeSync(file);
      return readHolder(path);
    }
  } catch (error) {
    closeSync(file);
    throw new Error(
      `The file ${path} cannot be locked (${getErrorCode(error)}), so a second server could open the same database. Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL database.`,
    );
  }
  ftruncateSync(file);
  const pid = cluster.isWorker ? process.ppid : process.pid; // the supervisor, since a worker that stops is replaced
  writeSync(file, [pid, role, readBootId(), hostname()].join(":"));
  return () => {
    ftruncateSync(file);
    closeSync(file);
  };
}

function readHolder(path: string): Holder | undefined {
  const [pid, role, boot = "", host = hostname()] = read(path).split(":");
  if (!pid || !role) return undefined;
  return { pid: Number(pid), role: role === "command" ? "command" : "server", boot, host };
}

export function nameHolder(holder: Holder | undefined): string {
  if (!holder) return "another process";
  const { pid, host, boot } = holder;
  const isNamesake = host === hostname() && boot !== readBootId();
  return `process ${pid} on ${isNamesake ? "another machine named " : ""}${host}`;
}

const isReplaced = (path: string, file: number) =>
  statSync(path, { throwIfNoEntry: false })?.ino !== fstatSync(file).ino;

const readBootId = () => read("/proc/sys/kernel/random/boot_id").trim();

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const getErrorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
