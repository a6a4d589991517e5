import { Socket } from "node:net";
import pg from "pg";
import { config } from "@/lib/config";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

/**
 * Time limit for a connection, and for the answer to a statement: a short stall of the database or the machine only
 * delays requests. A refused connection fails at once. A statement without an answer ends its connection, and with it
 * the statements queued behind it.
 */
export const PATIENCE_MS = 10_000;
const CONNECTING = { connectionTimeoutMillis: PATIENCE_MS, keepAlive: true };

/**
 * Limits that the server enforces, in ms, for abandoned statements and stalled transactions. The last one is the
 * interval of checks that the client of a running statement is still connected.
 */
const LIMITS = {
  statement_timeout: 9_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  client_connection_check_interval: 1_000,
};

/**
 * Uses statements, since poolers reject unknown startup parameters. A transaction-mode pooler shares sessions between
 * clients; there, the operator sets the limits for the role.
 */
async function limit(client: pg.ClientBase) {
  if (!config().DATABASE_PREPARED_STATEMENTS) return;
  const set = ([name, ms]: [string, number]) =>
    client.query(`SET ${name} = ${ms}`).catch((error) => {
      log.debug({ event: "database_setting_refused", name, ...errorFacts(error) }); // not every system supports the last
    });
  await Promise.all(Object.entries(LIMITS).map(set));
}

/**
 * Sends all writes of one turn of the event loop in one piece: statements that do not wait for each other then cost one
 * system call, and wake the database once. node-postgres corks the socket around each prepared statement; this delays
 * uncorking to the end of the turn. TLS uses a stream of its own and does not benefit.
 */
class BatchingSocket extends Socket {
  override uncork() {
    process.nextTick(() => super.uncork());
  }
}

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

/** Runs `work` on a separate connection without a statement timeout, past any pooler if `DIRECT_URL` is set. */
export async function onOwnConnection<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { DIRECT_URL, DATABASE_URL } = config();
  const client = new pg.Client({ connectionString: DIRECT_URL ?? DATABASE_URL, ...CONNECTING });
  client.on("error", () => {}); // the running statement reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
