import { setTimeout as sleep } from "node:timers/promises";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** How long an answer holds: however often it is asked for, it costs one statement a second. */
const KEPT_MS = 1000;
/** A balancer is told sooner than a request, which waits for a database that stands still for a while. */
const PATIENCE_MS = 2_000;

const PING = statement("SELECT true AS ready", [], { ready: "bool" });

let asked: Promise<boolean> | undefined;

/** Whether the database answers. Nothing else is told: whoever may reach this may be anybody. */
export function isDatabaseReady(): Promise<boolean> {
  asked ??= answersInTime().finally(() => setTimeout(() => (asked = undefined), KEPT_MS).unref());
  return asked;
}

const answersInTime = () =>
  Promise.race([
    query(PING, []).then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE_MS, false, { ref: false }),
  ]);
