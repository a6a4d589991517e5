import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { log } from "@/lib/log";

/** AuthenticationOk, then ReadyForQuery. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;

/** Passes the bytes of PostgreSQL's protocol between node-postgres and PGlite. */
class PGliteSocket extends Duplex {
  #isOpen = false;

  constructor(private readonly lite: PGlite) {
    super();
  }

  connect() {
    setImmediate(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(bytes: Buffer, _: string, done: (error?: Error) => void) {
    this.#exchange(bytes).then(() => done(), done);
  }

  override _writev(parts: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#exchange(Buffer.concat(parts.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #exchange(bytes: Buffer) {
    // PGlite blocks this thread, so other work runs between two statements.
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.#isOpen) {
      await this.#open();
      this.push(WELCOME);
    } else if (bytes[0] === TERMINATE) {
      this.push(null);
    } else {
      // Not `execProtocolRaw`, which also parses every answer and keeps it forever.
      const onRawData = (answer: Uint8Array) => void this.push(Buffer.from(answer));
      await this.lite.execProtocolRawStream(bytes, { onRawData });
    }
  }

  /** Resets the session, which all clients use in turn. */
  async #open() {
    this.#isOpen = true;
    await this.lite.exec("ROLLBACK");
    await this.lite.exec("DISCARD ALL");
  }
}

/** A pool of one connection: a client holds the only session until `release`. Ending the pool closes the database. */
export class EmbeddedPool extends pg.Pool {
  constructor(private readonly lite: PGlite) {
    super({ max: 1, pipeline: true, idleTimeoutMillis: 0, stream: () => new PGliteSocket(lite) });
    // Without a listener, an error of the idle client would end the process.
    this.on("error", ({ message }) => log.warn({ event: "database_connection_lost", message }));
  }

  override async end(): Promise<void> {
    await super.end();
    await this.lite.close();
  }
}
