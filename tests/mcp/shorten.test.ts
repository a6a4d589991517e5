import { describe, expect, test } from "vitest";
import { newId } from "@/lib/ids";
import { shorten } from "@/lib/mcp/calls/shorten";
import { ContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { createContextItem, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, type Opened, open } from "@/tests/support/scene";

freshDatabase();

const MAX_BYTES = 60_000;
const countBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** Characters that take many bytes, in UTF-8 or through JSON's escapes. */
const CHARACTERS = ["x", "ü", "漢", "🚀", "\u0001", '"'];

/** Rows as large as their bounds allow, 100 of a kind, in one initiative. */
async function hugeLists({ rest, workspaceId, userId }: Opened, character: string) {
  const { id: initiativeId } = await createInitiative(rest);
  const prisma = await fullClient();
  const text = (length: number) => character.repeat(length);
  const row = () => ({ id: newId(), workspaceId, initiativeId, createdById: userId });
  const hundred = Array.from({ length: 100 });
  await prisma.contextItem.createMany({
    data: hundred.map(() => ({
      ...row(),
      label: "compliance_requirements" as const,
      title: text(200),
      content: text(2000),
      sourceUrl: text(2000),
    })),
  });
  await prisma.goal.createMany({
    data: hundred.map(() => ({
      ...row(),
      goalType: "business_outcome" as const,
      title: text(200),
      description: text(2000),
      keyResult: text(2000),
      baseline: text(2000),
      timeframe: text(200),
      priority: 1000,
    })),
  });
  return { initiative_id: initiativeId, limit: 100 };
}

test.each(CHARACTERS)(
  "MCP results: a list of 100 rows full of %j fits, says where it was cut, and keeps its ids",
  async (character) => {
    const opened = await open();
    const { assistant, rest } = opened;
    const args = await hugeLists(opened, character);
    const { initiative_id } = args;
    for (const [tool, path, schema] of [
      ["list_context_items", "/context-items", defineList(ContextItem)],
      ["list_goals", "/goals", defineList(Goal)],
    ] as const) {
      const whole = await rest.data(schema, "GET", path, { query: args });
      expect(countBytes(whole)).toBeGreaterThan(MAX_BYTES);
      const short = await assistant.data(schema, tool, args);
      expect(countBytes(short)).toBeLessThanOrEqual(MAX_BYTES);
      expect(short.pagination).toEqual(whole.pagination);
      expect(short.items.map(({ id, created_at }) => [id, created_at])).toEqual(
        whole.items.map(({ id, created_at }) => [id, created_at]),
      );
      for (const item of short.items) {
        expect(item).toMatchObject({ initiative_id });
        const texts = "goal_type" in item ? [item.description, item.baseline] : [item.content];
        for (const text of texts) {
          expect(text).toMatch(/^(.+)… \[cut/su);
          expect(text?.startsWith(character)).toBe(true);
          expect(text).not.toContain("\uFFFD");
        }
      }
    }
  },
);

test("MCP results: only the large text among small ones is cut", async () => {
  const { assistant, rest } = await open();
  const small = await createContextItem(rest);
  await createContextItem(rest, undefined, { content: "x".repeat(100_000) });
  const { items } = await assistant.data(defineList(ContextItem), "list_context_items");
  expect(items[1]).toEqual(small);
  expect(items[0]?.content).toMatch(/^x{20000,} … \[cut: too long for one answer\]$/);
});

test("MCP results: the second text says what was cut, and how to read it whole", async () => {
  const { assistant } = await open();
  const item = { scope: "workspace", label: "risk", title: "x", content: "x".repeat(100_000) };
  const say = async (tool: string, args: object, options = {}) => {
    const { content, failure } = await assistant.call(tool, { ...args }, options);
    expect(failure).toBeUndefined();
    return content[1]?.text;
  };
  const stored = "The whole text is stored; this answer shows only a part of it.";
  expect(await say("create_context_item", item)).toBe(stored);
  expect(await say("create_context_item", { ...item, content: "x" })).toBeUndefined();
  const list = await say("list_context_items", {});
  expect(list).toMatch(/^Long texts are cut.*with limit\. .*get_context_item.*toolsets=all\. Only/);
  expect(await say("list_context_items", {}, ALL_TOOLS)).toMatch(/use get_context_item\. Only/);
  expect(await say("list_context_items", { limit: 1 })).toMatch(/^Only the workspace's own/);
});

describe("MCP results: a result within the bound", () => {
  test.each([
    [{}],
    [{ items: [], pagination: { limit: 1 } }],
    [{ text: "x".repeat(MAX_BYTES - 11) }],
    [{ text: "\ud83d\ude80 … [cut]", more: [null, 1, true, { deep: "" }] }],
  ])("is unchanged", (result) => {
    expect(countBytes(result)).toBeLessThanOrEqual(MAX_BYTES);
    expect(shorten(result)).toBe(result);
  });

  test("comes byte for byte as REST gives it", async () => {
    const { assistant, rest } = await open();
    const content = `${"ü\n\u0001🚀".repeat(3000)} `;
    await createContextItem(rest, undefined, { content });
    const query = { scope: "workspace" };
    const { body } = await rest.call("GET", "/context-items", { query });
    const { content: blocks } = await assistant.call("list_context_items");
    expect(blocks[0]?.text).toBe(JSON.stringify(body.data));
  });
});

test("MCP results: ids and times stay whole, even if the result stays too large", () => {
  const row = { id: newId(), created_at: new Date().toISOString() };
  const items = Array.from({ length: 2000 }, () => row);
  expect(shorten({ items, text: "x".repeat(1000) })).toEqual({
    items,
    text: `${"x".repeat(40)}… [cut]`,
  });
});

test("MCP results: one byte too many is cut", () => {
  const result = { text: "x".repeat(MAX_BYTES - 10) };
  expect(countBytes(result)).toBe(MAX_BYTES + 1);
  expect(countBytes(shorten(result))).toBeLessThanOrEqual(MAX_BYTES);
});

test("MCP results: a text is never cut inside of a character", () => {
  for (let start = 0; start < 40; start++) {
    const { text } = shorten({ text: "x".repeat(start) + "🚀".repeat(20_000) });
    expect(text.isWellFormed()).toBe(true);
    expect(text).toMatch(/^x*(?:🚀)+ … \[cut/u);
  }
});
