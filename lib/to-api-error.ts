import { describeError } from "./describe-error";
import { ApiError } from "./errors";
import { newRequestId } from "./ids";
import { log } from "./log";
import { findOutage, logOutage, type Outage } from "./outage";

export function toApiError(error: unknown, requestId = newRequestId()): ApiError {
  if (error instanceof ApiError) return error;
  const outage = findOutage(error);
  if (outage) {
    logOutage(outage, error); // once for all requests; their own lines have their ids
    return explainOutage(outage);
  }
  log.error({ event: "internal_error", requestId, ...describeError(error) });
  return new ApiError(
    "INTERNAL_ERROR",
    "Something went wrong on our side. Try again; if the problem persists, report the request id.",
  );
}

/** 503: another try makes sense after `Retry-After` seconds. */
export const explainOutage = (outage: Outage) =>
  outage === "disk full"
    ? refuseFor(
        "The server's disk is full, so nothing was changed. Whoever runs the server has to make room; then try again.",
        30,
      )
    : refuseFor("The database is unreachable or overloaded. Try again in a few seconds.", 2);

const refuseFor = (message: string, seconds: number) =>
  new ApiError("SERVICE_UNAVAILABLE", message, { headers: { "Retry-After": String(seconds) } });
