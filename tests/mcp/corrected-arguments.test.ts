import { expect, test } from "vitest";
import { KNOWN_WORDS } from "@/lib/mcp/calls/known-words";
import { readArguments } from "@/lib/mcp/calls/read-arguments";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { isObject } from "@/lib/schemas/is-object";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ABSENT_ID } from "@/tests/support/samples";
import { ALL_TOOLS, scene } from "@/tests/support/scene";

freshDatabase();

const I = ABSENT_ID;
const OTHER = "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d";
const ITEM = { label: "risk", title: "x", content: "y" };
const PLACED = { initiative_id: I, ...ITEM };
const GOAL = { initiative_id: I, goal_type: "general", title: "x" };
const find = (name: string) => TOOLS.find((tool) => tool.name === name) ?? expect.fail("no tool");

test.each([
  ["create_context_item", { input: PLACED }, PLACED, "taken out of input"],
  ["create_context_item", { args: JSON.stringify(PLACED) }, PLACED, "taken out of args"],
  [
    "create_goal",
    { scope: "initiative", initiative_id: I, goal: { type: "kpi", title: "x" } },
    { initiative_id: I, goal_type: "success_metric", title: "x" },
    "taken out of goal. type was taken as goal_type",
  ],
  ["create_initiative", { initiative: { name: "x" } }, { title: "x" }, "name was taken as title"],
  ["list_goals", { initiativeId: I }, { initiative_id: I }, "initiativeId was taken"],
  ["search_workspace", { query: "x y" }, { q: "x y" }, "query was taken as q"],
  ["search_workspace", { q: "x y", type: "goal" }, { types: ["goal"] }, "type was taken as types"],
  ["classify_context", { initiative_id: I, text: "x" }, { blob: "x" }, "text was taken as blob"],
  ["get_document", { document_id: I }, { id: I }, "document_id was taken as id"],
  ["get_context_item", { itemId: I }, { id: I }, "itemId was taken as id"],
  ["advisor_prd_critic", { id: I }, { document_id: I }, "id was taken as document_id"],
  ["create_goal", { ...GOAL, deadline: "May" }, { timeframe: "May" }, "deadline was taken"],
  ["create_goal", { ...GOAL, goal_type: "KPI" }, { goal_type: "success_metric" }, '"KPI" was'],
  [
    "create_context_items",
    { initiative_id: I, items: [{ type: "Risks", name: "x", text: "y" }] },
    { items: [ITEM] },
    'type was taken as label. name was taken as title. text was taken as content. label "Risks"',
  ],
  ["get_document", { id: ` ${I}\n` }, { id: I }, ""],
  ["get_document", { id: `"${I}"` }, { id: I }, `was taken as ${I}`],
  ["get_document", { id: `workspace://documents/${I}` }, { id: I }, `was taken as ${I}`],
  ...[
    `The initiative ${I}`,
    `Offline visits (${I})`,
    `${I}.`,
    `id: ${I}`,
    `[Offline](https://a.b/w/${OTHER}/initiatives/${I})`,
    `[${I}](https://a.b/${I})`,
    `urn:uuid:${I}`,
    `https://a.b/documents/${I}/edit?of=${OTHER}#top`,
    `ドキュメント「${I}」`,
    I.replaceAll("-", ""),
  ].map((id) => ["get_document", { id }, { id: I }, `was taken as ${I}`] as const),
  ["get_document", { id: I.toUpperCase() }, { id: I }, ""],
  ["create_context_items", { initiative_id: I, items: ITEM }, { items: [ITEM] }, ""],
  [
    "create_context_items",
    { initiative_id: I, items: JSON.stringify(ITEM) },
    { items: [ITEM] },
    "",
  ],
  ["create_context_item", { ...PLACED, label: ["Risk"] }, { label: "risk" }, '"Risk" was taken'],
  ["search_workspace", { q: "x y", types: "all" }, { q: "x y" }, ""],
  [
    "advisor_stakeholder_update",
    { initiative_id: I, audience: ["executives"] },
    { audience: "executive" },
    "was taken",
  ],
  ["update_initiative", { id: I, status: "Archived" }, { archived: true }, "as archived: true"],
  ["update_initiative", { id: I, state: "active" }, { archived: false }, "as archived: false"],
  ["update_initiative", { id: I, archived: "yes" }, { archived: true }, ""],
  ["list_initiatives", { status: "archived" }, { archived: true }, "as archived: true"],
  ["list_initiatives", { status: "done" }, { archived: false }, "no such argument: status"],
  ["get_document", { id: `http://a.b/w/${OTHER}/documents/${I}?x=1` }, { id: I }, "was taken as"],
] as const)("MCP corrected arguments: corrects %s %j", (tool, sent, meant, said) => {
  const { input, notes } = readArguments(find(tool), sent);
  expect(input).toMatchObject(meant);
  expect(notes.join(" ")).toContain(said);
  if (said === "" && !("target" in sent)) expect(notes).toEqual([]);
});

test.each([
  ...[
    `${I}, ${OTHER}`,
    `${I},${OTHER}`,
    `${I} (of ${OTHER})`,
    `${I}0`,
    `x${I}`,
    `${I}-${I}`,
    `${I.replaceAll("-", "")}0`,
    `${"x".repeat(500)} ${I}`,
  ].map((id) => ["get_document", { id }, "must be an id (a UUID)"] as const),
  [
    "get_document",
    { initiative_id: I },
    "`id` is required. What to send: id (From list_documents)",
  ],
  ["create_context_item", { ...PLACED, label: ["risk", "decision"] }, "decision: what was decided"],
  ["create_context_item", { ...PLACED, content: ["a", "b"] }, "must be a string, not a list"],
  ["create_context_item", { label: "risk", text: "y" }, "text was taken as content."],
  ["create_context_item", { ...PLACED, label: "Besluit" }, "must be one of target_users"],
  ["create_context_items", { initiative_id: I, items: ["a"] }, "Each with label, title, content"],
  ["update_document", { id: I, body: "x" }, "`expected_version` is required"],
  [
    "update_document",
    { id: I, document: { document_id: OTHER, title: "x" } },
    "no such argument: document",
  ],
  [
    "update_document",
    { id: I, data: { title: "x" }, body: { content_markdown: "y" } },
    "no such argument: data",
  ],
] as const)(
  "MCP corrected arguments: %s %j is refused, with the arguments to send",
  (tool, sent, said) => {
    expect(() => readArguments(find(tool), sent)).toThrow(said);
  },
);

test("MCP corrected arguments: a wrapper without any argument of the tool stays, and is named", () => {
  const { input, notes } = readArguments(find("list_initiatives"), { input: { colour: "red" } });
  expect(input).toEqual({ archived: false, limit: 20, offset: 0 });
  expect(notes.join(" ")).toContain("no such argument: input.");
});

test.each([
  ["create_initiative", { title: "x", initiative: { title: "y" } }, { title: "x" }],
  ["create_initiative", { title: "x", body: '{"description":"y"}' }, { title: "x" }],
  ["create_initiative", { title: "x", data: { name: "y" } }, { title: "x" }],
  ["create_initiative", { name: "x", data: { title: "y" } }, { title: "x" }],
])(
  "MCP corrected arguments: %s %j keeps what was sent outside of the wrapper",
  (tool, sent, meant) => {
    expect(readArguments(find(tool), sent).input).toEqual(meant);
  },
);

test("MCP corrected arguments: an object of an unknown name is not a wrapper", () => {
  const goals = readArguments(find("list_goals"), { foo: { limit: 1 } });
  expect(goals.input).toMatchObject({ limit: 20 });
  expect(goals.notes.join(" ")).toContain("no such argument: foo.");
});

test("MCP corrected arguments: the wrapper is named in the warnings", async () => {
  const { assistant } = await scene();
  const { _meta } = await assistant.call("list_goals", { params: { limit: 1, colour: "red" } });
  expect(_meta?.warnings).toEqual([
    "the arguments were taken out of 'params'",
    "unknown field 'colour' was ignored",
  ]);
});

test("MCP corrected arguments: no word replaces an argument that was sent", () => {
  const { input, notes } = readArguments(find("create_initiative"), { title: "x", name: "y" });
  expect(input).toEqual({ title: "x" });
  expect(notes.join(" ")).toContain("no such argument: name.");
});

test("MCP corrected arguments: each word of the table is for a value or an argument of a tool", () => {
  const names = new Set<unknown>();
  const collect = ({ properties }: Record<string, unknown>) => {
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      names.add(name);
      if (!isObject(property)) continue;
      for (const value of [property.enum ?? []].flat()) names.add(value);
      if (!isObject(property.items)) continue;
      for (const value of [property.items.enum ?? []].flat()) names.add(value);
      collect(property.items);
    }
  };
  for (const tool of TOOLS) collect(getListedTool(tool).inputSchema);
  for (const meant of Object.keys(KNOWN_WORDS)) expect(names).toContain(meant);
});

test("MCP corrected arguments: the record has the corrected id", async () => {
  const { assistant, document, workspaceId } = await scene();
  await assistant.call("get_document", { document_id: `workspace://documents/${document.id}` });
  const records = await listCalls(workspaceId);
  expect(records.at(-1)).toMatchObject({ target_id: document.id, outcome: "success" });
});

test("MCP corrected arguments: a refusal by the verb also lists the corrections", async () => {
  const { assistant } = await scene();
  const { error } = await assistant.refusal("get_goal", { goal_id: I }, ALL_TOOLS);
  expect(error).toMatch(/not found.*goal_id was taken as id\./);
});
