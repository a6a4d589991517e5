// Connection exceptions (08), too many connections, shutting down, starting up, and the timeouts of `postgres-pool.ts`.
const SQLSTATE = /^(08...|53300|57P0[1-5]|57014|55P03|25P03)$/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ENOENT)$/;
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|server closed the connection|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i;

/** Prisma nests PostgreSQL's code some levels down. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const read = (field: string): unknown => Reflect.get(error, field);
  const says = (pattern: RegExp, field: string) => pattern.test(String(read(field) ?? ""));
  if ([SQLSTATE, NETWORK, PRISMA].some((codes) => says(codes, "code"))) return true;
  if (says(SQLSTATE, "originalCode") || says(MESSAGE, "message")) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { driverAdapterError } = Object(read("meta"));
  return isDatabaseUnavailable(driverAdapterError) || isDatabaseUnavailable(read("cause"));
}
