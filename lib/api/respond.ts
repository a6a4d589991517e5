import { isDatabaseUnavailable } from "@/lib/db/unavailable";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";

/** What every response of one request shares. */
export type Exchange = { requestId: string; headers: Headers };

/** The success envelope of the contract; the status is always 200. */
export function success(data: unknown, { requestId, headers }: Exchange, warnings: string[] = []) {
  const meta = {
    requestId,
    timestamp: new Date().toISOString(),
    ...(warnings.length > 0 && { warnings }),
  };
  return Response.json({ success: true, data, meta }, { headers });
}

/** The error envelope of the contract. */
export function failure(error: ApiError, { requestId, headers }: Exchange) {
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
  const body = {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    requestId,
    timestamp: new Date().toISOString(),
  };
  return Response.json(body, { status: error.status, headers });
}

/** The one map from anything thrown to what a caller may see; unknown errors are logged and hidden. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const unavailable = isDatabaseUnavailable(error);
  log.error({
    event: unavailable ? "database_unavailable" : "internal_error",
    requestId,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error && !unavailable ? error.stack : undefined,
  });
  return unavailable
    ? new ApiError(
        "SERVICE_UNAVAILABLE",
        "The database is out of reach. Try again in a few seconds.",
        {
          headers: { "Retry-After": "2" },
        },
      )
    : new ApiError(
        "INTERNAL_ERROR",
        "Something went wrong on our side. Try again; if it stays, report the request id.",
      );
}
