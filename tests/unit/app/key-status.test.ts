import { expect, test } from "vitest";
import { describeStatus } from "@/app/w/[workspace]/settings/api-keys/key-table";

const NOW = Date.parse("2026-11-22T00:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const used = { status: "active", created_at: daysAgo(30), last_used_at: daysAgo(1) } as const;

test.each([
  ["Active", { ...used, expires_at: null }],
  ["Active", { ...used, created_at: daysAgo(364), expires_at: daysAgo(-15) }],
  ["Over a year old", { ...used, created_at: daysAgo(366), expires_at: null }],
  ["Not used for 90 days", { ...used, last_used_at: daysAgo(91), expires_at: null }],
  [
    "Not used for 90 days",
    { ...used, created_at: daysAgo(400), last_used_at: null, expires_at: null },
  ],
  ["Active", { ...used, created_at: daysAgo(89), last_used_at: null, expires_at: null }],
  ["Expires soon", { ...used, created_at: daysAgo(400), expires_at: daysAgo(-13) }],
  ["Expired", { ...used, status: "expired" as const, expires_at: daysAgo(1) }],
  [
    "Revoked",
    { ...used, status: "revoked" as const, last_used_at: daysAgo(400), expires_at: null },
  ],
])("key status: a key is shown as: %s", (label, key) => {
  expect(describeStatus(key, NOW).label).toBe(label);
});
