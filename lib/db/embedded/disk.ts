import { closeSync, fdatasync, fdatasyncSync, fstatSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { explainDamage } from "./data-folder";

type Open = { node: object; nfd: number };

/** The used part of emscripten's file system over Node's; PGlite has no types for it. */
type FileSystem = {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (file: Open) => number;
    write(file: Open, memory: Uint8Array, offset: number, length: number, at: number): number;
    setattr(file: Open, attributes: object): void;
  };
  node_ops: Record<"rename" | "unlink" | "setattr", (...named: unknown[]) => void> & {
    mknod(parent: object, name: string, mode: number, device: number): object;
  };
};
/** The used part of emscripten's file system over all others, which knows each file by a node. */
type Nodes = { lookupNode(parent: object, name: string): object; destroyNode(node: object): void };

/** Gives PGlite a working `fsync`, off the event loop. Other files change only after the log, so recovery works. */
export class EmbeddedDisk extends NodeFS {
  /** Until then, an abort comes from the files as they were found. */
  isOpen = false;
  /** Has a descriptor of our own, since PostgreSQL closes its own at any time. */
  #segment?: { file: string; fd: number };
  /** The segment has writes that no sync covers yet. */
  #isBehind = false;
  readonly #written = new Set<string>();
  #running?: Promise<void>;
  #next?: Promise<void>;

  override async init(...given: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...given);
    const attach = ({ NODEFS, FS }: { NODEFS: object; FS: object }) => {
      if (!isFileSystem(NODEFS) || !hasNodes(FS))
        throw new Error("PGlite's file system has an unexpected shape.");
      this.#attach(NODEFS);
      forgetUncreated(NODEFS, FS);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), attach],
        onAbort: () => this.#endAborted(),
      },
    };
  }

  waitForSync(): Promise<void> {
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

  /** Syncs the files written since the last call, without blocking. */
  async settle() {
    const files = [...this.#written];
    this.#written.clear();
    for (const file of files) {
      const handle = await open(file).catch(() => undefined); // removed in the meantime
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
        // Zeroed pages only extend a file, so they need no log on disk.
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
    void this.waitForSync(); // even if no caller waits for it
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

  /** After a panic of PostgreSQL, PGlite would run in an endless loop. The next process recovers from the log. */
  #endAborted() {
    if (!this.isOpen) process.stderr.write(`${explainDamage(this.rootDir)}\n`);
    else
      log.fatal({
        event: "database_aborted",
        message:
          "The embedded database stopped, most often because the disk is full. No answered change is lost. Free some disk space; `npm start` restarts by itself.",
      });
    process.exit(1);
  }

  #catchUp() {
    const fd = this.#segment?.fd;
    if (fd === undefined || !(this.#isBehind || this.#running)) return;
    this.#isBehind = false;
    sync(fdatasyncSync, fd);
  }
}

const isFileSystem = (given: object): given is FileSystem =>
  "realPath" in given && "stream_ops" in given && "node_ops" in given;

const hasNodes = (given: object): given is Nodes => "lookupNode" in given && "destroyNode" in given;

/** Emscripten keeps the node of a file that could not be created: without this, the next try finds that it exists. */
function forgetUncreated({ node_ops: named }: FileSystem, nodes: Nodes) {
  const { mknod } = named;
  named.mknod = (parent, name, mode, device) => {
    try {
      return mknod(parent, name, mode, device);
    } catch (error) {
      nodes.destroyNode(nodes.lookupNode(parent, name));
      throw error;
    }
  };
}

const isSegment = (file: string) => /\/pg_wal\/[0-9A-F]{24}$/.test(file);

function sync(how: (fd: number) => void, fd: number) {
  try {
    how(fd);
  } catch (error) {
    if (!fstatSync(fd).isDirectory()) fail(error); // not every file system can sync folders
  }
}

/** Ends the process, like PostgreSQL: after a failed sync, only recovery from the log on disk is reliable. */
function fail(error: unknown) {
  log.fatal({
    event: "database_sync_failed",
    ...describeError(error),
    message: "The disk failed to store data. Check the disk, then start again.",
  });
  process.exit(1);
}
