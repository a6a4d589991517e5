import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { makeActivityRow } from "@/lib/access/activity-rows";
import { type Caller, extendRequest } from "@/lib/access/caller";
import { database } from "@/lib/db/database";
import { listActivity, listActors, listCalledTools } from "@/lib/domain/activity/activity-log";
import { findFirstToolCall } from "@/lib/domain/workspace/first-call";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();

const NOON = new Date("2026-11-21T12:00:00.000Z");
const after = (ms: number) => new Date(NOON.getTime() + ms);
const PAGE = { limit: 100, offset: 0 };

type Call = { tool: string; at: number; keyId?: string; outcome?: string; client?: string };

/** Records of calls over MCP, `at` ms after noon. */
async function called(caller: Caller, calls: Call[]) {
  const prisma = await fullClient();
  const data = calls.map(({ tool, at, outcome, client = "claude-code 2.1.3", ...by }) => {
    const toolCall = { tool, client, ids: {} };
    const actor = { ...extendRequest(caller, { origin: "mcp", toolCall }), ...by };
    const row = makeActivityRow(actor, { action: "tool.called", outcome });
    return { ...row, durationMs: 1, createdAt: after(at) };
  });
  await prisma.activity.createMany({ data });
}

let ours: Awaited<ReturnType<typeof makeWorkspace>>;
let ci: { id: string };
beforeAll(async () => {
  ours = await makeWorkspace();
  ci = await makeKey(ours.caller, { name: "CI", revokedAt: new Date() });
  const colleague = await joinWorkspace(ours.workspaceId);
  await called(ours.caller, [
    { tool: "list_initiatives", at: 1000, keyId: ci.id },
    { tool: "get_document", at: 2000, outcome: "NOT_FOUND" },
    { tool: "list_initiatives", at: 3000 },
  ]);
  await called(ours.caller, [{ tool: "", at: 500, outcome: "VALIDATION_ERROR" }]);
  await called({ ...colleague.caller, keyId: undefined }, [{ tool: "list_goals", at: 4000 }]);
  const theirs = await makeWorkspace();
  await called(theirs.caller, [{ tool: "create_goal", at: 500 }]);
});

test("tool activity: the choices of the filter are the tools and people of this workspace’s records, each once", async () => {
  expect(await listCalledTools(ours.caller)).toEqual([
    "get_document",
    "list_goals",
    "list_initiatives",
  ]);
  expect(await listActors(ours.caller)).toHaveLength(2);
  const quiet = await makeWorkspace();
  expect([await listCalledTools(quiet.caller), await listActors(quiet.caller)]).toEqual([[], []]);
});

test("tool activity: records are narrowed to a tool and to a key, also a revoked key", async () => {
  const byTool = await listActivity(ours.caller, { tool: "list_initiatives", ...PAGE });
  expect(byTool.items.map(({ tool }) => tool)).toEqual(["list_initiatives", "list_initiatives"]);
  const byKey = await listActivity(ours.caller, { key_id: ci.id, ...PAGE });
  expect(byKey.items).toMatchObject([{ tool: "list_initiatives", key_name: "CI" }]);
});

test("tool activity: names that a client invents neither fill the choice nor push tools out of it", async () => {
  const { caller } = await makeWorkspace();
  const names = Array.from({ length: 120 }, (_, i) => `invented_${i}`);
  await called(
    caller,
    names.map((tool) => ({ tool, at: 0, outcome: "UNKNOWN_TOOL" })),
  );
  expect(await listCalledTools(caller)).toEqual([]);
  await called(caller, [
    { tool: "list_goals", at: 0 },
    { tool: "list_goals", at: 1, outcome: "UNKNOWN_TOOL" },
    { tool: "update_goal", at: 0, outcome: "READ_ONLY_KEY" },
    { tool: "resources/read", at: 0 },
  ]);
  expect(await listCalledTools(caller)).toEqual(["list_goals", "resources/read", "update_goal"]);
});

test("tool activity: a tool name that clients invent repeatedly costs a bounded search", async () => {
  const { caller } = await makeWorkspace();
  const unknown = (tool: string, from: number, count: number) =>
    called(
      caller,
      Array.from({ length: count }, (_, i) => ({ tool, at: from + i, outcome: "UNKNOWN_TOOL" })),
    );
  await called(caller, [{ tool: "update_goal", at: 0 }]);
  await unknown("update_goal", 1, 999);
  expect(await listCalledTools(caller)).toEqual(["update_goal"]);
  await unknown("update_goal", 1000, 1);
  expect(await listCalledTools(caller)).toEqual([]);
});

test("tool activity: the choices cost as many looks into an index as there are tools, however many the records", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  await called(
    caller,
    Array.from({ length: 2000 }, (_, i) => ({ tool: `tool_${i % 4}`, at: i })),
  );
  const { pool } = await database();
  await pool.query("ANALYZE activity");
  const spy = vi.spyOn(pool, "query");
  expect(await listCalledTools(caller)).toHaveLength(4);
  const { text } = z.object({ text: z.string() }).parse(spy.mock.calls[0]?.[0]);
  spy.mockRestore();
  const plan = await pool.query({
    text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values: [workspaceId],
  });
  const nodes = JSON.stringify(plan.rows);
  expect(nodes).toContain("activity_workspace_id_tool_created_at_id_idx");
  const read = [...nodes.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)];
  expect(read.length).toBeGreaterThan(2);
  expect(Math.max(...read.map(([, rows]) => Number(rows)))).toBeLessThanOrEqual(5);
});

test("tool activity: the first call is the oldest one since the page was opened, by any caller and with any outcome", async () => {
  const first = (since: number) => findFirstToolCall(ours.caller, { since: after(since) });
  expect(await first(0)).toEqual({
    tool: "list_initiatives",
    client: "claude-code 2.1.3",
    key_name: "CI",
    outcome: "success",
    created_at: after(1000).toISOString(),
  });
  expect(await first(1000)).toMatchObject({ tool: "list_initiatives" });
  expect(await first(1001)).toMatchObject({ tool: "get_document", outcome: "NOT_FOUND" });
  expect(await first(3500)).toMatchObject({ tool: "list_goals", key_name: null });
  expect(await first(4001)).toBeNull();
});

test("tool activity: a change in the app or over REST is not a first call", async () => {
  const { caller } = await makeWorkspace();
  const prisma = await fullClient();
  await prisma.activity.create({ data: makeActivityRow(caller, { action: "initiative.created" }) });
  expect(await findFirstToolCall(caller, { since: NOON })).toBeNull();
});
