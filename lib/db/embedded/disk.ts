import { closeSync, fdatasync, fdatasyncSync, fstatSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

/** A file that PostgreSQL has open. */
type Open = { node: object; nfd: number };

/** What of emscripten's file system over Node's is needed here; PGlite has no types for it. */
type FileSystem = {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (file: Open) => number;
    write(file: Open, memory: Uint8Array, offset: number, length: number, at: number): number;
    setattr(file: Open, attributes: object): void;
  };
  node_ops: Record<"rename" | "unlink" | "setattr", (...named: unknown[]) => void>;
};

/**
 * The folder of the embedded database, where `fsync` does what it says: PGlite's own does nothing. PostgreSQL goes on
 * once a file is on disk, with one exception: the log of a commit is synced beside the event loop, one sync for all
 * commits that came meanwhile, and `durable` tells when. Nothing else in the folder changes before that log is on
 * disk, so that recovery finds in it whatever the other files hold.
 */
export class EmbeddedDisk extends NodeFS {
  /** The segment of the log written last; the descriptor is ours, PostgreSQL closes its own when it likes. */
  #segment?: { file: string; fd: number };
  /** Whether PostgreSQL has written to it what is not being synced yet. */
  #isBehind = false;
  /** The other files that were written. */
  readonly #written = new Set<string>();
  #running?: Promise<void>;
  #next?: Promise<void>;

  override async init(...given: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...given);
    const attach = ({ NODEFS }: { NODEFS: object }) => {
      if (!isFileSystem(NODEFS)) throw new Error("PGlite's file system has an unexpected shape.");
      this.#attach(NODEFS);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attach] },
    };
  }

  /** Resolves when all that was committed before the call is on disk. */
  durable(): Promise<void> {
    if (!this.#isBehind) return this.#running ?? Promise.resolve();
    this.#next ??= (this.#running ?? Promise.resolve()).then(() => {
      this.#next = undefined;
      this.#running = this.#sync().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    });
    return this.#next;
  }

  /** Syncs what was written since the last time, without holding anybody up. */
  async settle() {
    const files = [...this.#written];
    this.#written.clear();
    for (const file of files) {
      const handle = await open(file).catch(() => undefined); // removed meanwhile
      await handle?.sync().catch(fail);
      await handle?.close();
    }
  }

  #attach({ realPath, stream_ops: opened, node_ops: named }: FileSystem) {
    const { write, setattr } = opened;
    opened.fsync = (file) => {
      if (isSegment(realPath(file.node))) this.#logWritten(realPath(file.node));
      else sync(fsyncSync, file.nfd);
      return 0;
    };
    opened.write = (file, memory, offset, length, at) => {
      const name = realPath(file.node);
      if (!name.includes("/pg_wal/")) {
        this.#written.add(name);
        // Empty pages make a file longer and tell nothing.
        if (memory.subarray(offset, offset + length).some(Boolean)) this.#catchUp();
      }
      return write(file, memory, offset, length, at);
    };
    opened.setattr = (file, attributes) => {
      this.#catchUp();
      setattr(file, attributes);
    };
    for (const name of ["rename", "unlink", "setattr"] as const) {
      const change = named[name];
      named[name] = (...what) => {
        this.#catchUp();
        change(...what);
      };
    }
  }

  #logWritten(file: string) {
    if (this.#segment?.file !== file) {
      this.#catchUp();
      const old = this.#segment?.fd;
      if (old !== undefined) void (this.#running ?? Promise.resolve()).then(() => closeSync(old));
      this.#segment = { file, fd: openSync(file, "r+") };
    }
    this.#isBehind = true;
    void this.durable(); // also where nobody waits
  }

  #sync(): Promise<void> {
    const fd = this.#segment?.fd;
    if (!this.#isBehind || fd === undefined) return Promise.resolve();
    this.#isBehind = false;
    return new Promise((resolve) => {
      fdatasync(fd, (error) => {
        if (error) fail(error);
        resolve();
      });
    });
  }

  /** The same at once, for what must not wait its turn. */
  #catchUp() {
    const fd = this.#segment?.fd;
    if (fd === undefined || !(this.#isBehind || this.#running)) return;
    this.#isBehind = false;
    sync(fdatasyncSync, fd);
  }
}

const isFileSystem = (given: object): given is FileSystem =>
  "realPath" in given && "stream_ops" in given && "node_ops" in given;

const isSegment = (file: string) => /\/pg_wal\/[0-9A-F]{24}$/.test(file);

function sync(how: (fd: number) => void, fd: number) {
  try {
    how(fd);
  } catch (error) {
    if (!fstatSync(fd).isDirectory()) fail(error); // not every file system syncs those
  }
}

/** As PostgreSQL does: after a sync that failed, only the log as it is on disk tells what is true. */
function fail(error: unknown) {
  log.fatal({
    event: "database_sync_failed",
    ...errorFacts(error),
    message: "The disk did not keep what it was given. See to it, then start again.",
  });
  process.exit(1);
}
