import { describeError } from "./describe-error";
import { ApiError } from "./errors";
import { newRequestId } from "./ids";
import { log } from "./log";
import { findOutage, logOutage } from "./outage";
import { OUTAGES, type Outage } from "./outage-words";

export function toApiError(error: unknown, requestId = newRequestId()): ApiError {
  if (error instanceof ApiError) return error;
  const outage = findOutage(error);
  if (outage) {
    logOutage(outage, error, { requestId }); // once for all requests; their own lines have their ids
    return explainOutage(outage);
  }
  log.error({ event: "internal_error", requestId, ...describeError(error) });
  return new ApiError(
    "INTERNAL_ERROR",
    "Something went wrong on our side. Try again; if the problem persists, report the request id.",
  );
}

/** 503: another try makes sense after `Retry-After` seconds. */
export function explainOutage(outage: Outage): ApiError {
  const { refusal, retryAfterS } = OUTAGES[outage];
  const headers = { "Retry-After": String(retryAfterS) };
  return new ApiError("SERVICE_UNAVAILABLE", refusal, { headers });
}
