import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, readAnswer } from "@/tests/support/mcp";
import { ABSENT_ID, createGoal, createInitiative } from "@/tests/support/samples";
import { open } from "@/tests/support/scene";

freshDatabase();

const Page = defineList(z.looseObject({ id: z.string() }));
const ITEM = { label: "risk", title: "Old phones", content: "No GPS" };

describe.each(ERAS)("MCP arguments: as models really send them, in %s", (era) => {
  test("lists and objects as JSON text", async () => {
    const { assistant, rest } = await open(era);
    const { id: initiative_id } = await createInitiative(rest);
    for (const items of [
      JSON.stringify([ITEM, ITEM]),
      [JSON.stringify(ITEM), ITEM],
      JSON.stringify([JSON.stringify(ITEM), JSON.stringify(ITEM)]),
    ]) {
      const { structuredContent } = await assistant.call("create_context_items", {
        initiative_id,
        items,
      });
      expect(structuredContent).toMatchObject({ created: 2 });
    }
    const query = { initiative_id };
    const { items } = await rest.data(defineList(ContextItem), "GET", "/context-items", { query });
    expect(items).toHaveLength(6);
    for (const item of items) expect(item).toMatchObject(ITEM);
  });

  test("numbers and booleans as text", async () => {
    const { assistant, rest } = await open(era);
    const { id } = await createInitiative(rest);
    await rest.call("PATCH", `/initiatives/${id}`, { body: { archived: true } });
    const args = { limit: "1", offset: "0", archived: "true" };
    const page = await assistant.data(Page, "list_initiatives", args);
    expect(page).toMatchObject({ items: [{ id }], pagination: { limit: 1, offset: 0 } });
  });

  test.each(["", "null", null])("%j for values that can be left out", async (none) => {
    const { assistant, rest } = await open(era);
    const { id } = await createGoal(rest);
    const created = await assistant.data(Initiative, "create_initiative", {
      title: "x",
      description: none,
    });
    expect(created.description).toBeNull();
    const listed = await assistant.data(Page, "list_goals", {
      scope: none,
      initiative_id: none,
      limit: none,
      offset: none,
    });
    expect(listed).toMatchObject({ items: [{ id }], pagination: { limit: 20, offset: 0 } });
  });

  test.each([{}, { initiative_id: null }, { initiative_id: "" }, { initiative_id: "null" }])(
    "%o for the initiative of a workspace's item",
    async (none) => {
      const { assistant } = await open(era);
      const args = { scope: "workspace", ...ITEM, ...none };
      const stored = await assistant.data(ContextItem, "create_context_item", args);
      expect(stored).toMatchObject({ scope: "workspace", initiative_id: null });
    },
  );

  test.each([null, "", "{}"])("%j for no arguments at all", async (args) => {
    const { assistant } = await open(era);
    const params = { name: "list_initiatives", arguments: args };
    const { body } = await assistant.rpc("tools/call", params);
    expect(body?.result).toMatchObject({ structuredContent: { items: [] } });
  });

  test("all arguments as one JSON text", async () => {
    const { assistant } = await open(era);
    const params = { name: "create_initiative", arguments: '{"title":"Spare parts"}' };
    const { body } = await assistant.rpc("tools/call", params);
    expect(body?.result).toMatchObject({ structuredContent: { title: "Spare parts" } });
  });
});

describe("MCP arguments: values that are not corrected", () => {
  test("a required title of the word null stays", async () => {
    const { assistant } = await open();
    const created = await assistant.data(Initiative, "create_initiative", { title: "null" });
    expect(created.title).toBe("null");
  });

  test.each([
    ["list_initiatives", { limit: "many" }, "limit"],
    ["list_initiatives", { limit: "1.5" }, "limit"],
    ["list_initiatives", { archived: "maybe" }, "archived"],
    ["create_initiative", { title: 5 }, "title"],
    ["create_initiative", { title: null }, "title"],
    ["create_initiative", { title: "" }, "title"],
    ["create_initiative", { title: "x", description: ["y"] }, "description"],
    ["create_context_items", { initiative_id: ABSENT_ID, items: "risk" }, "items"],
    ["create_context_items", { initiative_id: ABSENT_ID, items: ["risk"] }, "items.0"],
    [
      "create_context_items",
      { initiative_id: ABSENT_ID, items: { ...ITEM, label: "bug" } },
      "items.0.label",
    ],
  ])("%s %j is refused, naming %s", async (tool, args, path) => {
    const { assistant } = await open();
    const refusal = await assistant.refusal(tool, args);
    expect(refusal).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path }] });
  });

  test.each(ERAS)(
    "arguments that are not an object are refused in the result, in %s",
    async (era) => {
      const { assistant, workspaceId } = await open(era);
      const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, 1]));
      for (const args of [[], [1], 5, "x", '["title"]', true, many]) {
        const params = { name: "create_initiative", arguments: args };
        const reply = await assistant.rpc("tools/call", params);
        expect(reply.body?.result).toMatchObject({ isError: true });
        expect(readAnswer(reply)).toMatchObject({
          code: "VALIDATION_ERROR",
          details: [{ path: "arguments" }],
        });
      }
      const records = (await listCalls(workspaceId)).map(({ tool, outcome }) => [tool, outcome]);
      expect(records).toEqual(Array(7).fill(["create_initiative", "VALIDATION_ERROR"]));
    },
  );

  test.each(ERAS)("the arguments of an unknown tool are not read, in %s", async (era) => {
    const { assistant } = await open(era);
    const { body } = await assistant.rpc("tools/call", { name: "no_tool", arguments: [1] });
    expect(body?.error).toMatchObject({ code: -32602, data: { code: "NOT_FOUND" } });
  });
});
