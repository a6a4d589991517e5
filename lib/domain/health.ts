import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { processWide } from "@/lib/process-wide";
import { waitAtMost } from "@/lib/time-limit";

/** Probes cost at most one statement a second. */
const KEPT_MS = 1000;
/** Less than requests wait for a stalled database. */
const TIMEOUT_MS = 2_000;

const PING = statement("SELECT true AS ready", [], { ready: "bool" });

const probe = processWide("health", (): { answer?: Promise<boolean> } => ({}));

export function isDatabaseReady(): Promise<boolean> {
  const kept = probe();
  kept.answer ??= waitAtMost(ping(), TIMEOUT_MS, () => false).finally(() =>
    setTimeout(() => delete kept.answer, KEPT_MS).unref(),
  );
  return kept.answer;
}

const ping = () =>
  query(PING, []).then(
    () => true,
    () => false,
  );
