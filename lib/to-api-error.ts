import { errorFacts } from "@/lib/error-facts";
import { ApiError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { log } from "@/lib/log";
import { isDatabaseUnavailable } from "@/lib/unavailable";

/** The one map from anything thrown to what a caller may see; unknown errors are logged and hidden. */
export function toApiError(error: unknown, requestId = newRequestId()): ApiError {
  if (error instanceof ApiError) return error;
  const unavailable = isDatabaseUnavailable(error);
  const event = unavailable ? "database_unavailable" : "internal_error";
  log.error({ event, requestId, ...errorFacts(error) });
  return unavailable
    ? new ApiError(
        "SERVICE_UNAVAILABLE",
        "The database is out of reach or too busy. Try again in a few seconds.",
        {
          headers: { "Retry-After": "2" },
        },
      )
    : new ApiError(
        "INTERNAL_ERROR",
        "Something went wrong on our side. Try again; if it stays, report the request id.",
      );
}
