import { isEmbedded } from "./config";
import { describeError } from "./describe-error";
import { isDatabaseUnavailable, isDiskFull } from "./is-database-unavailable";
import { log } from "./log";
import { forgetCause, logRepeated } from "./log-repeated";

/** States of the database that end without a restart. */
export type Outage = "unreachable" | "disk full";

export function findOutage(error: unknown): Outage | undefined {
  if (isDiskFull(error)) return "disk full";
  return isDatabaseUnavailable(error) ? "unreachable" : undefined;
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
