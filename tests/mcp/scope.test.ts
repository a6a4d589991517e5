import { expect, test } from "vitest";
import * as z from "zod";
import { ContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

const Found = z.looseObject({ id: z.string() });
const Page = defineList(z.looseObject({ id: z.string() }));
const ITEM = { label: "risk", title: "Old phones", content: "No GPS" };

test.each(["list_goals", "list_context_items"])(
  "MCP scope: %s with an initiative and no scope means that initiative",
  async (tool) => {
    const { assistant, rest } = await open();
    const { id: initiative_id } = await createInitiative(rest);
    const place = { scope: "initiative", initiative_id };
    const make = tool === "list_goals" ? "create_goal" : "create_context_item";
    const own = tool === "list_goals" ? { goal_type: "general", title: "x" } : ITEM;
    const inside = await assistant.data(z.looseObject({ id: z.string() }), make, {
      ...place,
      ...own,
    });
    const outside = await assistant.data(z.looseObject({ id: z.string() }), make, {
      scope: "workspace",
      ...own,
    });
    const listIds = async (args: object) =>
      (await assistant.data(Page, tool, { ...args })).items.map(({ id }) => id);
    expect(await listIds({ initiative_id })).toEqual([inside.id]);
    expect(await listIds(place)).toEqual([inside.id]);
    expect(await listIds({})).toEqual([outside.id]);
  },
);

const NO_INITIATIVE = { scope: "initiative" };
const NOT_FOR_WORKSPACE = { scope: "workspace", initiative_id: ABSENT_ID };
test.each(
  [NO_INITIATIVE, NOT_FOR_WORKSPACE].flatMap((place) => [
    ["list_goals", place, {}] as const,
    ["list_context_items", place, {}] as const,
    ["create_goal", place, { goal_type: "general", title: "x" }] as const,
    ["create_context_item", place, ITEM] as const,
  ]),
)("MCP scope: %s %j is refused, naming initiative_id", async (tool, place, rest) => {
  const { assistant } = await open();
  const refusal = await assistant.refusal(tool, { ...place, ...rest });
  expect(refusal).toMatchObject({
    code: "VALIDATION_ERROR",
    details: [{ path: "initiative_id" }],
  });
});

test("MCP scope: an unknown initiative has empty lists", async () => {
  const { assistant } = await open();
  for (const tool of ["list_documents", "list_goals", "list_context_items"]) {
    const page = await assistant.data(Page, tool, { initiative_id: ABSENT_ID });
    expect(page).toMatchObject({ items: [], pagination: { has_more: false } });
  }
});

test("MCP scope: an item or a goal that is opened by its id is refused at the wrong scope", async () => {
  const { assistant } = await open();
  for (const [type, fields] of [
    ["context_item", ITEM],
    ["goal", { goal_type: "general", title: "x" }],
  ] as const) {
    const place = { scope: "workspace", ...fields };
    const { id } = await assistant.data(Found, `create_${type}`, place);
    for (const verb of ["get", "update"]) {
      const change = verb === "update" && { title: "y" };
      const refuse = (scope: string) =>
        assistant.refusal(`${verb}_${type}`, { id, scope, ...change }, ALL_TOOLS);
      const elsewhere = await refuse("initiative");
      expect(elsewhere).toMatchObject({ code: "NOT_FOUND" });
      expect(elsewhere.error).toContain("send scope=workspace.");
      expect(await refuse("nonsense")).toMatchObject({ code: "VALIDATION_ERROR" });
      const args = { id, scope: "workspace", ...change };
      const { failure, _meta } = await assistant.call(`${verb}_${type}`, args, ALL_TOOLS);
      expect({ failure, _meta }).toEqual({ failure: undefined, _meta: undefined });
    }
  }
});

test("MCP scope: an item of the other scope is not found, and relabelling reaches only items of initiatives", async () => {
  const { assistant } = await open();
  const { id } = await assistant.data(ContextItem, "create_context_item", {
    scope: "workspace",
    ...ITEM,
  });
  const moved = { id, scope: "initiative", title: "y" };
  const refusals = [
    await assistant.refusal("relabel_context_item", { item_id: id, label: "decision" }),
    await assistant.refusal("update_context_item", moved, ALL_TOOLS),
  ];
  for (const refusal of refusals) expect(refusal.code).toBe("NOT_FOUND");
  expect(refusals[0]?.error).toMatch(/belongs to the whole workspace.*Use update_context_item/);
});
