import { isEmbedded } from "./config";
import { describeError } from "./describe-error";
import { log } from "./log";
import { forgetCause, logRepeated } from "./log-repeated";
import { OUTAGES, type Outage } from "./outage-words";

// Connection exceptions (08), too many connections, shutting down, starting up.
const SQLSTATE = /^(08...|53300|57P0[1-5])$/;
/** The server's timeouts of `postgres-pool.ts`: of statements, locks and idle transactions. */
const SLOW = /^(57014|55P03|25P03)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** Of Node, with the code ECONNRESET: the client of a request has left. */
const LEFT = "aborted";
/** Of a socket in the file system. Other missing files are faults of the installation. */
const NO_SOCKET = /^connect ENOENT /;
const PRISMA = /^(P1001|P1002|P1017|P2037)$/;
/** Prisma's own timeouts. PostgreSQL is then usually out of reach; the embedded database never is. */
const PRISMA_TIMEOUT = /^(P1008|P2024|P2028)$/;
/** Of Prisma's adapter for pg. */
const KIND = /^(DatabaseNotReachable|SocketTimeout|ConnectionClosed)$/;
/** Whole messages of pg, which have no code. Errors of parsers, which quote requests, have other names. */
const MESSAGE =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error and is not queryable)$/;

const DISK_FULL = /^(53100|ENOSPC)$/;

/** The disk may be that of the database, or of this process. */
export function findOutage(error: unknown): Outage | undefined {
  const found = new Set([...listCauses(error)].map(classify));
  const byWeight: Outage[] = ["disk full", "unreachable", "slow"];
  return byWeight.find((outage) => found.has(outage));
}

function classify(cause: object): Outage | undefined {
  const { code, originalCode, kind, name, message }: Record<string, unknown> = Object(cause);
  const isIn = (pattern: RegExp, ...values: unknown[]) =>
    values.some((value) => typeof value === "string" && pattern.test(value));
  if (isIn(DISK_FULL, code, originalCode)) return "disk full";
  if (isIn(SLOW, code, originalCode)) return "slow";
  if (isIn(PRISMA_TIMEOUT, code)) return isEmbedded() ? "slow" : "unreachable";
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

/**
 * One line for an outage, whatever and however much fails by it. A slow statement is a matter of its own, so that line has its
 * place and `facts`.
 */
export function logOutage(outage: Outage, error: unknown, facts: object = {}) {
  const { event, next } = OUTAGES[outage];
  const { message: reason, ...place } = describeError(error);
  const more = outage === "slow" ? { ...facts, ...place } : { code: place.code };
  logRepeated("error", event, { event, reason, ...more, message: next });
}

/** To be called where the database is seen to work again. */
export function endOutage(outage: Outage) {
  const { event, over } = OUTAGES[outage];
  const repeated = forgetCause(event);
  if (repeated !== undefined && over) log.info({ event: over, ...(repeated > 0 && { repeated }) });
}

/**
 * Logs that work failed which no caller waits for. During an outage that is news only if `facts` say what is left undone, and then
 * at most once a minute. If each failure leaves something to look after, log it without this.
 */
export function logFailure(event: string, error: unknown, facts?: object) {
  const outage = findOutage(error);
  if (!outage) return log.warn({ event, ...facts, ...describeError(error) });
  logOutage(outage, error);
  if (facts) logRepeated("warn", event, { event, ...facts, cause: OUTAGES[outage].event });
}
