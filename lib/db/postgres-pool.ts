import { Socket } from "node:net";
import pg from "pg";
import { config } from "@/lib/config";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { logRepeated } from "@/lib/log-repeated";
import { endOutage } from "@/lib/outage";

/** Bounds connecting and answering: a shorter stall only delays requests. A late answer ends its connection. */
export const POOL_TIMEOUT_MS = 10_000;
const CONNECTING = { connectionTimeoutMillis: POOL_TIMEOUT_MS, keepAlive: true };

/** Limits are enforced by the server, in ms. The last is the interval of checks that the client is still connected. */
const SETTINGS = {
  timezone: "UTC", // Prisma sends and reads times without their zone.
  jit: "off", // Compiling takes 0.2 s where the planner overestimates a statement, as it does for the look-up of unknown words.
  statement_timeout: "9000",
  lock_timeout: "8000",
  idle_in_transaction_session_timeout: "30000",
  client_connection_check_interval: "1000",
};

/** Uses statements, because poolers refuse unknown startup parameters: there, the operator sets the role's. */
async function applySettings(client: pg.ClientBase) {
  if (!config().DATABASE_PREPARED_STATEMENTS) return;
  const set = ([name, value]: [string, string]) =>
    client.query(`SET ${name} = '${value}'`).catch((error) => {
      log.debug({ event: "database_setting_refused", name, ...describeError(error) }); // not every system supports the last
    });
  await Promise.all(Object.entries(SETTINGS).map(set));
}

/** Writes of one turn of the event loop leave in one piece: one system call, one wake-up of the database. Not under TLS. */
class BatchingSocket extends Socket {
  constructor() {
    super();
    // Connecting restores Node's own `write`. The driver corks a prepared statement itself, but not BEGIN.
    this.once("connect", () => {
      const send = this.write;
      this.write = (...message: unknown[]) => {
        this.cork();
        this.uncork(); // at the end of the turn
        return send.apply(this, message as Parameters<typeof send>); // as the type of `write` says
      };
    });
  }

  override uncork() {
    process.nextTick(() => super.uncork());
  }
}

const LOST = "database_connection_lost";
const LOST_NEXT =
  "PostgreSQL ended an idle connection; the next request opens another. Look into its log if this goes on.";

export function createPostgresPool(connectionString: string | undefined, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    query_timeout: POOL_TIMEOUT_MS,
    pipeline: true, // see `Transaction.send`
    stream: () => new BatchingSocket(),
    onConnect: applySettings,
    ...CONNECTING,
  });
  // An idle connection that breaks is dropped and replaced; without a listener it would end the process.
  pool.on("error", ({ message: reason }) =>
    logRepeated("warn", LOST, { event: LOST, reason, message: LOST_NEXT }),
  );
  pool.on("connect", () => endOutage("unreachable"));
  return pool;
}

/** Has no statement timeout, and bypasses any pooler if `DIRECT_URL` is set. */
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
