import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** Who holds a data folder: a long-lived `server`, or an operator's `command` that is soon done. */
export type Holder = { pid: number; started: string; role: "server" | "command" };

/** The start time of a process (Linux), since a container's process id is the same at every start. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return started === "" || startOf(pid) === started;
}

function parse(text: string): Holder | undefined {
  const [pid, started, role] = text.trim().split(":");
  if (!pid || !Number.isInteger(Number(pid))) return undefined;
  return {
    pid: Number(pid),
    started: started ?? "",
    role: role === "command" ? "command" : "server",
  };
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

/** The living holder of the lock file, if there is one. */
export function holderOf(path: string): Holder | undefined {
  const holder = parse(read(path) ?? "");
  return holder && isAlive(holder) ? holder : undefined;
}

/**
 * Takes the lock file at `path`: a second process on one embedded database corrupts it silently.
 * @returns a function that lets go, or the living holder when there is one.
 */
export function takeLock(path: string, role: Holder["role"]): (() => void) | Holder {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${process.pid}:${startOf(process.pid)}:${role}`;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (let attempt = 0; attempt < 500; attempt++) {
      try {
        linkSync(draft, path); // atomic: the file appears with its owner in it
        return () => {
          if (read(path) === mine) unlinkSync(path);
        };
      } catch {
        const text = read(path);
        if (text === undefined) continue;
        const holder = parse(text);
        if (holder && isAlive(holder) && holder.pid !== process.pid) return holder;
        if (!removeStale(path, text)) Atomics.wait(pause, 0, 0, 10);
      }
    }
    throw new Error(
      `The lock ${path} could not be taken. Stop other servers on this folder and try again.`,
    );
  } finally {
    unlinkSync(draft);
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));
const TURN_MS = 2000;

/**
 * Removes a dead process's lock. Processes take turns at this, so that none removes the lock that
 * another one has just taken over.
 * @returns false while it is another process's turn.
 */
function removeStale(path: string, stale: string): boolean {
  const turn = `${path}.turn`;
  try {
    mkdirSync(turn);
  } catch {
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TURN_MS) rmSync(turn, { recursive: true, force: true }); // died in its turn
    return false;
  }
  try {
    if (read(path) === stale) unlinkSync(path);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
  return true;
}
