import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { log } from "@/lib/log";

/** What a server answers to a client that it lets in: authenticated, and ready for a query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;

/**
 * The connection of a node-postgres client to PGlite: what is written goes to the database as it is,
 * in the protocol of PostgreSQL, and its answer is read from here.
 */
class PGliteSocket extends Duplex {
  #isOpen = false;

  constructor(private readonly lite: PGlite) {
    super();
  }

  /** As of a network socket, like the methods below. */
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
    // PGlite works on this thread: others have their turn between two statements.
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.#isOpen) {
      await this.#open();
      this.push(WELCOME);
    } else if (bytes[0] === TERMINATE) {
      this.push(null);
    } else {
      // Not `execProtocolRaw`, which keeps every answer for ever, parsed once more.
      const onRawData = (answer: Uint8Array) => void this.push(Buffer.from(answer));
      await this.lite.execProtocolRawStream(bytes, { onRawData });
    }
  }

  /** There is one session for all clients, one after the other: nothing of the last one stays. */
  async #open() {
    this.#isOpen = true;
    await this.lite.exec("ROLLBACK");
    await this.lite.exec("DISCARD ALL");
  }
}

/**
 * The embedded PGlite database as a `pg.Pool` of one connection: whoever connects holds the one
 * session until `release`, everybody else queues. Ending it closes the database.
 */
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
