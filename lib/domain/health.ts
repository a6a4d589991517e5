import { PATIENCE_MS, query } from "@/lib/db/read";

/** How long an answer holds: however often it is asked for, it costs one statement a second. */
const KEPT_MS = 1000;

let asked: Promise<boolean> | undefined;

/** Whether the database answers. Nothing else is told: whoever may reach this may be anybody. */
export function isDatabaseReady(): Promise<boolean> {
  asked ??= query("SELECT 1", [], { timeoutMs: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    )
    .finally(() => setTimeout(() => (asked = undefined), KEPT_MS).unref());
  return asked;
}
