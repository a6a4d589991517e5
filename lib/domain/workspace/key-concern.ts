import { DAY_MS } from "@/lib/clock";
import type { KeySummary } from "./keys";

const SOON_DAYS = 14;
export const UNUSED_DAYS = 90;
const OLD_DAYS = 365;

export type DatedKey = Pick<KeySummary, "status" | "created_at" | "last_used_at" | "expires_at">;
export type KeyConcern = "expires_soon" | "unused" | "old";

/** Why people should look at a working key again. */
export function findConcern(key: DatedKey, now: number): KeyConcern | undefined {
  const countDaysSince = (iso: string) => (now - Date.parse(iso)) / DAY_MS;
  if (key.status !== "active") return;
  if (key.expires_at && -countDaysSince(key.expires_at) < SOON_DAYS) return "expires_soon";
  if (countDaysSince(key.last_used_at ?? key.created_at) > UNUSED_DAYS) return "unused";
  return countDaysSince(key.created_at) > OLD_DAYS ? "old" : undefined;
}
