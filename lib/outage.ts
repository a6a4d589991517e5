import { isEmbedded } from "./config";
import { describeError } from "./describe-error";
import { log } from "./log";
import { forgetCause, logRepeated } from "./log-repeated";

/** States of the database that end without a restart. */
export type Outage = "unreachable" | "disk full";

// Connection exceptions (08), too many connections, shutting down, starting up, and the timeouts of `postgres-pool.ts`.
const SQLSTATE = /^(08...|53300|57P0[1-5]|57014|55P03|25P03)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** Of Node, with the code ECONNRESET: the client of a request has left. */
const LEFT = "aborted";
/** Of a socket in the file system. Other missing files are faults of the installation. */
const NO_SOCKET = /^connect ENOENT /;
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
/** Of Prisma's adapter for pg. */
const KIND = /^(DatabaseNotReachable|SocketTimeout|ConnectionClosed)$/;
/** Whole messages of pg, which have no code. Errors of parsers, which quote requests, have other names. */
const MESSAGE =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error and is not queryable)$/;

const DISK_FULL = /^(53100|ENOSPC)$/;

/** The disk may be that of the database, or of this process. */
export function findOutage(error: unknown): Outage | undefined {
  const found = new Set([...listCauses(error)].map(classify));
  const byWeight: Outage[] = ["disk full", "unreachable"];
  return byWeight.find((outage) => found.has(outage));
}

function classify(cause: object): Outage | undefined {
  const { code, originalCode, kind, name, message }: Record<string, unknown> = Object(cause);
  const isIn = (pattern: RegExp, ...values: unknown[]) =>
    values.some((value) => typeof value === "string" && pattern.test(value));
  if (isIn(DISK_FULL, code, originalCode)) return "disk full";
  const isUnreachable =
    isIn(SQLSTATE, code, originalCode) ||
    (isIn(NETWORK, code) && message !== LEFT) ||
    isIn(PRISMA, code) ||
    isIn(KIND, kind) ||
    isIn(NO_SOCKET, message) ||
    (name === "Error" && isIn(MESSAGE, message));
  return isUnreachable ? "unreachable" : undefined;
}

/** Prisma nests PostgreSQL's code some levels down. */
function* listCauses(error: unknown): Generator<object> {
  if (typeof error !== "object" || error === null) return;
  yield error;
  if (error instanceof AggregateError) for (const each of error.errors) yield* listCauses(each);
  const { driverAdapterError } = Object(Reflect.get(error, "meta"));
  yield* listCauses(driverAdapterError);
  yield* listCauses(Reflect.get(error, "cause"));
}

const EVENTS: Record<Outage, { begun: string; over: string }> = {
  unreachable: { begun: "database_unavailable", over: "database_available" },
  "disk full": { begun: "disk_full", over: "disk_has_room" },
};

function sayNext(outage: Outage): string {
  if (outage === "disk full")
    return "The disk of the database is full: changes get 503, reading goes on while the database is open. Make room; no restart is needed.";
  return isEmbedded()
    ? "The embedded database did not answer in time: requests get 503. If this lasts, the machine is overloaded."
    : "PostgreSQL cannot be reached or does not answer in time: requests get 503 until it does, and no restart is needed. Check that it runs and that DATABASE_URL names it.";
}

/** One line for an outage, whatever and however much fails by it. */
export function logOutage(outage: Outage, error: unknown) {
  const { begun: event } = EVENTS[outage];
  const { message: reason, code } = describeError(error);
  logRepeated("error", event, { event, reason, code, message: sayNext(outage) });
}

/** To be called where the database is seen to work again. */
export function endOutage(outage: Outage) {
  const { begun, over } = EVENTS[outage];
  if (forgetCause(begun)) log.info({ event: over });
}

/** Logs that work failed which no caller waits for. During an outage, that is not news. */
export function logFailure(event: string, error: unknown, facts: object = {}) {
  const outage = findOutage(error);
  if (outage) logOutage(outage, error);
  else log.warn({ event, ...facts, ...describeError(error) });
}
