import { describe, expect, test, vi } from "vitest";
import { getAccountRule, spendBudget } from "@/lib/limits/rate-limit";
import { freshDatabase } from "@/tests/support/database";
import { postMcp } from "@/tests/support/mcp";
import { open } from "@/tests/support/scene";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();

describe("MCP large bodies: a large body that is refused is never parsed, but its id is echoed", () => {
  const params = { _: "x".repeat(70_000), id: 3, deep: { id: 4 } };
  const bodies: [string, unknown, string][] = [
    ["first", 7, JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/call", params })],
    ["last", "a-1", JSON.stringify({ method: "tools/call", params, jsonrpc: "2.0", id: "a-1" })],
    ["after the method", 77, JSON.stringify({ jsonrpc: "2.0", method: "ping", id: 77, params })],
    ["before the method", 78, JSON.stringify({ params, id: 78, method: "ping", jsonrpc: "2.0" })],
    ["any text", 'é "1" \\', JSON.stringify({ jsonrpc: "2.0", id: 'é "1" \\', params })],
    ["inside of params only", null, JSON.stringify({ params: { ...params, id: 5, method: "x" } })],
    ["of a wrong escape", null, `{"id":"\\q","params":${JSON.stringify(params)}}`],
    ["last, with spaces", 8, JSON.stringify({ params, id: 8 }, null, 2)],
    ["not there", null, JSON.stringify({ jsonrpc: "2.0", method: "tools/call", params })],
    ["not to be echoed", null, JSON.stringify({ id: 2 ** 53, params })],
  ];

  async function sendUnparsed(key: string, body: string) {
    const parse = vi.spyOn(JSON, "parse");
    try {
      const reply = await postMcp(key, body);
      const large = parse.mock.calls.filter(([text]) => `${text}`.length > 60_000);
      expect(large).toEqual([]);
      return reply;
    } finally {
      parse.mockRestore();
    }
  }

  test.each(bodies)("%s", async (_, id, body) => {
    stopClock();
    const spent = await open();
    const { userId, tier } = spent.caller;
    for (let spent = 0; spent < getAccountRule("ai", tier).limit; spent++)
      await spendBudget({ userId, tier }, "ai", new Headers());
    const error = { data: { code: "RATE_LIMIT_EXCEEDED" } };
    expect(await sendUnparsed(spent.key, body)).toMatchObject({ status: 429, body: { id, error } });
    const free = await open(undefined, { tier: "free" });
    const reply = await sendUnparsed(free.key, body);
    expect(reply).toMatchObject({ status: 403, body: { id } });
    expect(reply.headers.get("x-ratelimit-remaining")).toBe("30");
  });
});

test("MCP large bodies: JSON texts inside of arguments share one bound of values", async () => {
  const { assistant, workspaceId } = await open();
  const list = `[${"{},".repeat(15_000)}{}]`;
  const args = { initiative_id: workspaceId, items: Array(50).fill(list) };
  const parse = vi.spyOn(JSON, "parse");
  try {
    await assistant.refusal("create_context_items", args);
    const apart = parse.mock.calls.filter(([text]) => text === list);
    expect(apart).toHaveLength(1);
  } finally {
    parse.mockRestore();
  }
});

describe("MCP large bodies: a body that takes long to parse is refused in less than half of that time", () => {
  const keys = Array.from({ length: 250_000 }, (_, n) => `"key_${n}":0`);
  test.each([
    ["lists in lists", "[".repeat(2_000_000) + "]".repeat(2_000_000)],
    ["empty objects", `[${"{},".repeat(1_300_000)}{}]`],
    ["keys that are all different", `{${keys.join()}}`],
  ])("%s", async (_, body) => {
    const { key } = await open();
    await postMcp(key, "{}"); // loads the modules
    const timed = async (work: () => unknown) => {
      const startedAt = performance.now();
      await work();
      return performance.now() - startedAt;
    };
    const parsing: number[] = [];
    const refusing: number[] = [];
    for (let round = 0; round < 3; round++) {
      parsing.push(await timed(() => JSON.parse(body)));
      refusing.push(await timed(async () => expect((await postMcp(key, body)).status).toBe(400)));
    }
    expect(Math.min(...refusing)).toBeLessThan(Math.min(...parsing) / 2);
  });
});
