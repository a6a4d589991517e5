import fs, { type PathLike } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

/** The content of a file before its first write, and the writes since: on disk, or not yet. */
type File = { base: Buffer; onDisk: Write[]; pending: Write[] };
type Write = { at: number; bytes: Buffer };
type WriteArguments = [fd: number, from: Uint8Array, offset: number, length: number, at: number];

const isLog = (file: string) => path.basename(path.dirname(file)) === "pg_wal";

/**
 * Records, from now on, this process's writes to files in `folder`, and which of them are synced.
 * Names of files count as synced at once.
 */
export function watchDisk(folder: string) {
  const files = new Map<number, File>();
  const { writeSync, fsyncSync, fdatasyncSync, fdatasync, unlinkSync } = fs;
  const real = { writeSync, fsyncSync, fdatasyncSync, fdatasync, unlinkSync };
  /** The files other than the log that changed while the log was not on disk. */
  const ahead = new Set<string>();
  let log: File | undefined;

  const readName = (fd: number) => fs.readlinkSync(`/proc/self/fd/${fd}`);
  const noted = (fd: number): File | undefined => {
    if (!readName(fd).startsWith(folder) || !fs.fstatSync(fd).isFile()) return undefined;
    const { ino } = fs.fstatSync(fd);
    const file = files.get(ino) ?? { base: fs.readFileSync(readName(fd)), onDisk: [], pending: [] };
    files.set(ino, file);
    return file;
  };
  /** Begins a sync. @returns a function to call when it has ended */
  const syncing = (fd: number) => {
    const file = noted(fd);
    const count = file?.pending.length;
    return () => void file?.onDisk.push(...file.pending.splice(0, count));
  };
  const synced = (how: (fd: number) => void) => (fd: number) => {
    const end = syncing(fd);
    how(fd);
    end();
  };

  Object.assign(fs, {
    writeSync(...given: WriteArguments) {
      const [fd, from, offset, length, at] = given;
      const file = noted(fd);
      const bytes = Buffer.from(from.slice(offset, offset + length));
      if (file && isLog(readName(fd))) log = file;
      else if (file && log?.pending.length && bytes.some(Boolean)) ahead.add(readName(fd));
      file?.pending.push({ at, bytes });
      return real.writeSync(...given);
    },
    fsyncSync: synced(real.fsyncSync),
    fdatasyncSync: synced(real.fdatasyncSync),
    fdatasync(fd: number, done: (error: Error | null) => void) {
      const end = syncing(fd);
      real.fdatasync(fd, (error) => {
        end();
        done(error);
      });
    },
    unlinkSync(file: PathLike) {
      files.delete(fs.statSync(file).ino); // another file may get this inode number
      real.unlinkSync(file);
    },
  });
  syncBuiltinESMExports();

  return {
    ahead,
    /** Copies the folder to `to` as a power cut would leave it: without unsynced writes, or only without those of the log. */
    cut(to: string, kept: "nothing" | "all but the log") {
      fs.cpSync(folder, to, { recursive: true });
      for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = files.get(fs.statSync(path.join(folder, name)).ino);
        if (!file || (kept !== "nothing" && !isLog(name))) continue;
        const ends = file.onDisk.map(({ at, bytes }) => at + bytes.length);
        const content = Buffer.alloc(Math.max(file.base.length, ...ends));
        file.base.copy(content);
        for (const { at, bytes } of file.onDisk) bytes.copy(content, at);
        fs.writeFileSync(path.join(to, name), content);
      }
    },
    end() {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}
