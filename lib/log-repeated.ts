import { log } from "./log";
import { processWide } from "./process-wide";

const EVERY_MS = 60_000;

type Cause = { loggedAt: number; repeated: number };
const causes = processWide("loggedCauses", () => new Map<string, Cause>());

/**
 * Logs a cause at its first occurrence, then at most once a minute, with `repeated`: the occurrences since the last line.
 * `cause` is one of a few fixed texts, since it is kept.
 */
export function logRepeated(level: "warn" | "error", cause: string, fields: object) {
  const now = performance.now(); // the clock may be set back
  const known = causes().get(cause);
  if (known && now < known.loggedAt + EVERY_MS) {
    known.repeated += 1;
    return;
  }
  causes().set(cause, { loggedAt: now, repeated: 0 });
  log[level]({ ...fields, ...(known?.repeated && { repeated: known.repeated }) });
}

/** Ends a cause: its next occurrence is logged at once. @returns its occurrences since its last line, undefined if it had none */
export function forgetCause(cause: string): number | undefined {
  const known = causes().get(cause);
  causes().delete(cause);
  return known?.repeated;
}
