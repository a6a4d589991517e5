import { expect, test } from "vitest";
import { MONTHLY_GENERATIONS } from "@/lib/access/plans";
import { reserveGeneration, returnGeneration } from "@/lib/domain/generation/quota";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { intent, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";

freshDatabase();

const QUOTAS = { pro: 100, team: 500, consultant: 1000, internal: 10_000 } as const;

test.each(["pro", "team", "consultant", "internal"] as const)(
  "me: names the %s workspace, the key and the month's quota",
  async (tier) => {
    const { workspaceId, key, keyId } = await makeWorkspace({ tier });
    const { usage, ...me } = await api(key).data(Me, "GET", "/me");
    expect(me).toEqual({
      organization: { id: workspaceId, name: "Field planning", tier },
      key: { id: keyId, name: "Test key", prefix: key.slice(0, 16), scope: "full" },
    });
    const limit = QUOTAS[tier];
    expect(usage).toEqual({ current: 0, limit, remaining: limit, period_end: nextMonth() });
  },
);

/** The first instant of the next calendar month in UTC. */
function nextMonth() {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}

test("me: the quotas of all plans are those of the contract", () => {
  expect(MONTHLY_GENERATIONS).toEqual({ free: 5, ...QUOTAS });
});

test("me: the answer never holds the key itself", async () => {
  const { key } = await makeWorkspace();
  const reply = await api(key).call("GET", "/me");
  expect(JSON.stringify(reply.body)).not.toContain(key.slice(16));
});

test("me: each key of a workspace describes itself", async () => {
  const { caller } = await makeWorkspace();
  const { id, key } = await makeKey(caller, { name: "CI", scope: "read_only" });
  const me = await api(key).data(Me, "GET", "/me");
  expect(me.key).toEqual({ id, name: "CI", prefix: key.slice(0, 16), scope: "read_only" });
});

test("me: usage counts reserved generations and those given back", async () => {
  const { key, caller } = await makeWorkspace({ tier: "pro" });
  const usage = async () => (await api(key).data(Me, "GET", "/me")).usage;
  const first = await reserveGeneration(caller, intent());
  await reserveGeneration(caller, intent());
  expect(await usage()).toMatchObject({ current: 2, limit: 100, remaining: 98 });
  await returnGeneration(caller, first, "AI_TIMEOUT");
  expect(await usage()).toMatchObject({ current: 1, remaining: 99 });
});

test("me: a quota below the used units leaves 0, not a negative number", async () => {
  const { key, caller, workspaceId } = await makeWorkspace({ tier: "pro" });
  await reserveGeneration(caller, intent());
  await reserveGeneration(caller, intent());
  const prisma = await fullClient();
  for (const quotaLimit of [1, 0]) {
    await prisma.workspace.update({ where: { id: workspaceId }, data: { quotaLimit } });
    const { usage } = await api(key).data(Me, "GET", "/me");
    expect(usage).toMatchObject({ current: 2, limit: quotaLimit, remaining: 0 });
  }
});
