import { Socket } from "node:net";
import pg from "pg";
import { config } from "@/lib/config";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

/**
 * How long a caller waits for a connection, and for the answer to a statement: a database, or a machine, that
 * stands still for some seconds costs waiting and no more. One that refuses connections is known at once.
 * A statement without an answer ends its connection, and with it the statements behind it.
 */
export const PATIENCE_MS = 10_000;
const CONNECTING = { connectionTimeoutMillis: PATIENCE_MS, keepAlive: true };

/**
 * What the database itself ends, all in ms: work that nobody will wait for the end of, and a transaction whose
 * process stands still. The last one looks whether the client of a running statement is still there.
 */
const LIMITS = {
  statement_timeout: 9_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  client_connection_check_interval: 1_000,
};

/**
 * Set by statements, since poolers refuse parameters of a start that they do not know. A pooler in transaction mode
 * hands sessions on to others: there the operator sets them for the role.
 */
async function limit(client: pg.ClientBase) {
  if (!config().DATABASE_PREPARED_STATEMENTS) return;
  const set = ([name, ms]: [string, number]) =>
    client.query(`SET ${name} = ${ms}`).catch((error) => {
      log.debug({ event: "database_setting_refused", name, ...errorFacts(error) }); // not every system has the last
    });
  await Promise.all(Object.entries(LIMITS).map(set));
}

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
    query_timeout: PATIENCE_MS,
    pipeline: true, // see `Transaction.send`
    stream: () => new BatchingSocket(),
    onConnect: limit,
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
