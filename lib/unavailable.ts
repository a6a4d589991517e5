// PostgreSQL's own codes: connection exceptions (08), too many connections, shutting down, starting up.
const SQLSTATE = /^(08...|53300|57P0[1-5])$/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ENOENT)$/;
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|server closed the connection|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i;

/** Whether an error says that the database is out of reach for now, rather than that a statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (SQLSTATE.test(code) || NETWORK.test(code) || PRISMA.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (MESSAGE.test(error.message)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
