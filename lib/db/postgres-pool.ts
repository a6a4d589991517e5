import { Socket } from "node:net";
import pg from "pg";
import { config } from "@/lib/config";
import { log } from "@/lib/log";

/**
 * A statement without an answer so long after it was sent counts as a database out of reach: its connection ends,
 * and with it the statements behind it.
 */
const STATEMENT_MS = 10_000;
/** How long a connection may take. */
const CONNECTING = { connectionTimeoutMillis: 1500, keepAlive: true };

/**
 * A network socket that sends in one piece what is written in one turn of the event loop: statements that do
 * not wait for each other then cost one system call, and wake the database once. node-postgres corks
 * the socket around each prepared statement; here that ends with the turn. Not so over TLS, which has a
 * stream of its own.
 */
class BatchingSocket extends Socket {
  override uncork() {
    process.nextTick(() => super.uncork());
  }
}

/** Connections to a PostgreSQL. */
export function postgresPool(connectionString: string | undefined, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    query_timeout: STATEMENT_MS,
    pipeline: true, // see `Transaction.send`
    stream: () => new BatchingSocket(),
    ...CONNECTING,
  });
  // An idle connection that breaks is dropped and replaced; without a listener it would end the process.
  pool.on("error", (error) =>
    log.warn({ event: "database_connection_lost", message: error.message }),
  );
  return pool;
}

/** Runs `work` on a connection of its own, which is not cut off for being slow, and never a pooler's where `DIRECT_URL` is set. */
export async function onOwnConnection<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { DIRECT_URL, DATABASE_URL } = config();
  const client = new pg.Client({ connectionString: DIRECT_URL ?? DATABASE_URL, ...CONNECTING });
  client.on("error", () => {}); // the statement under way tells
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
