import { describeError } from "./describe-error";
import { ApiError } from "./errors";
import { newRequestId } from "./ids";
import { isDatabaseUnavailable } from "./is-database-unavailable";
import { log } from "./log";

export function toApiError(error: unknown, requestId = newRequestId()): ApiError {
  if (error instanceof ApiError) return error;
  const unavailable = isDatabaseUnavailable(error);
  const event = unavailable ? "database_unavailable" : "internal_error";
  log.error({ event, requestId, ...describeError(error) });
  return unavailable
    ? new ApiError(
        "SERVICE_UNAVAILABLE",
        "The database is unreachable or overloaded. Try again in a few seconds.",
        {
          headers: { "Retry-After": "2" },
        },
      )
    : new ApiError(
        "INTERNAL_ERROR",
        "Something went wrong on our side. Try again; if the problem persists, report the request id.",
      );
}
