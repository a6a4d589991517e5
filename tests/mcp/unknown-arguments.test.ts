import { expect, test } from "vitest";
import { defineList } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";
import { Initiative } from "@/lib/schemas/initiatives";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { ERAS } from "@/tests/support/mcp";
import { createInitiative } from "@/tests/support/samples";
import { open } from "@/tests/support/scene";

freshDatabase();

const ITEM = { label: "risk", title: "Old phones", content: "No GPS" };

test("MCP unknown arguments: are ignored and named, also inside items", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const { _meta } = await assistant.call("create_context_items", {
    initiative_id,
    items: [ITEM, { ...ITEM, source: "x" }],
    labels: ["risk"],
  });
  expect(_meta?.warnings).toEqual([
    "unknown field 'items.1.source' was ignored",
    "unknown field 'labels' was ignored",
  ]);
});

test("MCP unknown arguments: a call without any has no warnings", async () => {
  const { assistant } = await open();
  const { _meta } = await assistant.call("create_initiative", { title: "x", description: "y" });
  expect(_meta).toBeUndefined();
});

test("MCP unknown arguments: the id of a workspace is never honoured", async () => {
  const { assistant, rest, workspaceId } = await open();
  const theirs = await makeWorkspace();
  const NAMES = ["workspace_id", "workspaceId", "org_id", "organization_id"];
  const foreign = Object.fromEntries(NAMES.map((name) => [name, theirs.workspaceId]));
  const warnings = NAMES.map((name) => `unknown field '${name}' was ignored`);
  for (const [tool, args] of [
    ["create_initiative", { title: "x" }],
    ["create_goal", { scope: "workspace", goal_type: "general", title: "x" }],
    ["list_initiatives", {}],
  ] as const) {
    const { _meta } = await assistant.call(tool, { ...args, ...foreign });
    expect(_meta?.warnings).toEqual(warnings);
  }
  expect((await rest.data(defineList(Initiative), "GET", "/initiatives")).items).toHaveLength(1);
  const query = { scope: "workspace" };
  expect((await rest.data(defineList(Goal), "GET", "/goals", { query })).items).toHaveLength(1);
  expect(await listCalls(workspaceId)).toHaveLength(3);
  expect(await listCalls(theirs.workspaceId)).toEqual([]);
});

test.each(ERAS)("MCP unknown arguments: strange names have no effect, in %s", async (era) => {
  const { assistant } = await open(era);
  const strange = JSON.parse('{"__proto__":{"archived":true},"constructor":1,"toString":2,"":3}');
  const { structuredContent, _meta } = await assistant.call("create_initiative", {
    title: "x",
    ...strange,
  });
  expect(structuredContent).toMatchObject({ title: "x", archived: false });
  for (const name of ["constructor", "toString", ""]) {
    expect(_meta?.warnings).toContain(`unknown field '${name}' was ignored`);
  }
  expect(Object.hasOwn(Object.prototype, "archived")).toBe(false);
});

test("MCP unknown arguments: a required argument is not found on the prototype", async () => {
  const { assistant } = await open();
  const args = JSON.parse('{"__proto__":{"title":"x"},"constructor":{"title":"x"}}');
  const refusal = await assistant.refusal("create_initiative", args);
  expect(refusal).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "title" }] });
});
