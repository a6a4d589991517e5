// Connection exceptions (08), too many connections, shutting down, starting up, and the timeouts of `postgres-pool.ts`.
const SQLSTATE = /^(08...|53300|57P0[1-5]|57014|55P03|25P03)$/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** Of a socket in the file system. Other missing files are faults of the installation. */
const NO_SOCKET = /^connect ENOENT /;
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|server closed the connection|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i;

const DISK_FULL = /^(53100|ENOSPC)$/;

const read = (error: object, field: string): unknown => Reflect.get(error, field);
const says = (error: object, pattern: RegExp, ...fields: string[]) =>
  fields.some((field) => pattern.test(String(read(error, field) ?? "")));

export const isDatabaseUnavailable = (error: unknown): boolean =>
  isCausedBy(
    error,
    (cause) =>
      [SQLSTATE, NETWORK, PRISMA].some((codes) => says(cause, codes, "code")) ||
      says(cause, SQLSTATE, "originalCode") ||
      says(cause, NO_SOCKET, "message") ||
      says(cause, MESSAGE, "message"),
  );

/** The disk of the database, or of this process. */
export const isDiskFull = (error: unknown): boolean =>
  isCausedBy(error, (cause) => says(cause, DISK_FULL, "code", "originalCode"));

/** Prisma nests PostgreSQL's code some levels down. */
function isCausedBy(error: unknown, test: (cause: object) => boolean): boolean {
  if (typeof error !== "object" || error === null) return false;
  if (test(error)) return true;
  if (error instanceof AggregateError) return error.errors.some((each) => isCausedBy(each, test));
  const { driverAdapterError } = Object(read(error, "meta"));
  return isCausedBy(driverAdapterError, test) || isCausedBy(read(error, "cause"), test);
}
