import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { findMeant, KNOWN_WORDS } from "@/lib/mcp/calls/known-words";
import { BatchResult, ContextItem } from "@/lib/schemas/context-items";
import { EDIT_MODES } from "@/lib/schemas/documents";
import { AUDIENCES, CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { Goal } from "@/lib/schemas/goals";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { createContextItem, createGoal, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open, scene } from "@/tests/support/scene";

freshDatabase();

const Found = z.object({
  items: z.array(z.looseObject({ type: z.string(), open_with: z.string().nullable() })),
});

describe.each(ERAS)("MCP words for choices: in %s", (era) => {
  test("are taken as the nearest value, which the text says", async () => {
    const { assistant } = await open(era);
    const item = { scope: "workspace", label: "Risks", title: "x", content: "y" };
    const saved = await assistant.call("create_context_item", item);
    expect(saved.structuredContent).toMatchObject({ label: "risk" });
    expect(saved.content[1]?.text).toBe('label "Risks" was taken as risk.');
    const goal = { scope: "Workspace", goal_type: "kpi", title: "x" };
    const set = await assistant.call("create_goal", goal);
    expect(set.structuredContent).toMatchObject({ goal_type: "success_metric" });
    expect(set.content[1]?.text).toContain('goal_type "kpi" was taken as success_metric.');
  });

  test("are replaced inside of lists and items too", async () => {
    const { assistant, rest } = await open(era);
    const { id: initiative_id } = await createInitiative(rest);
    const items = [{ label: "Tech Stack", title: "x", content: "" }];
    await assistant.call("create_context_items", { initiative_id, items });
    const query = { q: "crews", types: "files, Notes" };
    const { content } = await assistant.call("search_workspace", query);
    expect(content[1]?.text).toBe(
      'types "files" was taken as upload. types "Notes" was taken as context_item. Nothing was found. Try fewer or other words, or without types; the list tools show all there is.',
    );
    const listed = await assistant.data(
      z.object({ items: z.array(ContextItem) }),
      "list_context_items",
      { initiative_id },
    );
    expect(listed.items).toMatchObject([{ label: "tech_stack" }]);
  });
});

test("MCP words for choices: a word outside of the table is refused, with the valid values", async () => {
  const { assistant } = await scene();
  const item = { scope: "workspace", label: "vibes", title: "x", content: "y" };
  const { error } = await assistant.refusal("create_context_item", item);
  for (const label of CONTEXT_LABELS) expect(error).toContain(label);
});

test.each([
  ["Risk", CONTEXT_LABELS, "risk"],
  ["user-feedback", CONTEXT_LABELS, "user_feedback"],
  ["competitors", CONTEXT_LABELS, "key_competitors"],
  ["KPIs", GOAL_TYPES, "success_metric"],
  ["executives", AUDIENCES, "executive"],
  ["Customer Success", AUDIENCES, "customer_success"],
  ["user", GOAL_TYPES, "user_outcome"],
  ["user", CONTEXT_LABELS, "target_users"],
  ["", CONTEXT_LABELS, undefined],
  ["a risk", CONTEXT_LABELS, "risk"],
  ["Risks (technical)", CONTEXT_LABELS, "risk"],
  ['"risk"', CONTEXT_LABELS, "risk"],
  ["risk or idea", CONTEXT_LABELS, undefined],
  ["Besluit", CONTEXT_LABELS, undefined],
  ["the leadership team", AUDIENCES, "executive"],
  ["guardrails", GOAL_TYPES, "constraint"],
  ["Product Requirements Document (PRD)", DOCUMENT_TYPES, "prd"],
  ["battle card", DOCUMENT_TYPES, "competitive_battlecard"],
  ["Exec Summary", DOCUMENT_TYPES, "executive_summary"],
  ["go-to-market", DOCUMENT_TYPES, "launch_plan"],
  ["GTM", DOCUMENT_TYPES, "launch_plan"],
  ["OKR", GOAL_TYPES, "general"],
  ["OKRs", DOCUMENT_TYPES, "okrs"],
  ["North Star", GOAL_TYPES, "success_metric"],
  ["the CEO", AUDIENCES, "executive"],
  ["battle", DOCUMENT_TYPES, undefined],
  ["star", GOAL_TYPES, undefined],
  ["overwrite", EDIT_MODES, "replace"],
  ["constructor", CONTEXT_LABELS, undefined],
  [`risk${" ".repeat(64)}`, CONTEXT_LABELS, undefined],
] as const)("MCP words for choices: %j", (word, choices, meant) => {
  expect(findMeant(word, choices)).toBe(meant);
});

test("MCP words for choices: docs/mcp.md has the table", () => {
  const rows = Object.entries(KNOWN_WORDS).map(
    ([value, words]) => `| \`${value}\` | ${words.join(", ")} |`,
  );
  const page = readFileSync("docs/mcp.md", "utf8");
  for (const row of rows) expect(page).toContain(row);
});

test("MCP ignored arguments: the text that the model reads names them, and _meta too", async () => {
  const { assistant } = await open();
  const args = { title: "x", owner: "Ada", due: "May" };
  const { content, _meta } = await assistant.call("create_initiative", args);
  expect(content[1]?.text).toBe(
    "Ignored, since the tool has no such argument: owner, due. It takes title, description.",
  );
  expect(_meta?.warnings).toHaveLength(2);
});

test("MCP create_goal: keeps baseline and timeframe", async () => {
  const { assistant } = await open();
  const figures = { baseline: "11 %", timeframe: "by the end of June" };
  const goal = { scope: "workspace", goal_type: "success_metric", title: "x", ...figures };
  expect(await assistant.data(Goal, "create_goal", goal)).toMatchObject(figures);
});

test("MCP context items: keep the address of their source, saved alone or with others", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const item = { label: "external_link", title: "x", content: "y" };
  const url = "https://example.com/a";
  const alone = { ...item, initiative_id, source_url: url };
  const saved = await assistant.data(ContextItem, "create_context_item", alone);
  expect(saved.source_url).toBe(url);
  const items = [
    { ...item, link: url },
    { ...item, link: "" },
    { ...item, source: "An interview" },
  ];
  await assistant.data(BatchResult, "create_context_items", { initiative_id, items });
  const listed = await assistant.data(
    z.object({ items: z.array(ContextItem) }),
    "list_context_items",
    { initiative_id },
  );
  expect(listed.items.map(({ source_url }) => source_url)).toEqual([null, null, url, url]);
});

test("MCP scope: is inferred from the initiative on create, and still asked for without one", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const item = { label: "risk", title: "x", content: "y" };
  for (const none of [{}, { scope: "" }, { scope: null }]) {
    const args = { ...item, initiative_id, ...none };
    const saved = await assistant.data(ContextItem, "create_context_item", args);
    expect(saved).toMatchObject({ scope: "initiative", initiative_id });
  }
  const refusal = await assistant.refusal("create_context_item", item);
  expect(refusal.details).toMatchObject([{ path: "scope" }]);
});

test("MCP scope: the id is enough to open or change an item of either scope", async () => {
  const { assistant, rest } = await open();
  const { id: initiativeId } = await createInitiative(rest);
  for (const place of [undefined, initiativeId]) {
    const { id } = await createContextItem(rest, place);
    const goal = await createGoal(rest, place);
    await assistant.data(ContextItem, "update_context_item", { id, title: "New" }, ALL_TOOLS);
    await assistant.data(Goal, "update_goal", { id: goal.id, title: "New" }, ALL_TOOLS);
    const opened = await assistant.data(ContextItem, "get_context_item", { id }, ALL_TOOLS);
    expect(opened).toMatchObject({ title: "New", initiative_id: place ?? null });
  }
});

test("MCP lists: say whose entries they are, and if there are none, where there are some", async () => {
  const { assistant, rest } = await open();
  const { id } = await createInitiative(rest, { title: "Offline visits" });
  const readText = async (tool: string, args = {}) =>
    (await assistant.call(tool, args)).content[1]?.text;
  expect(await readText("list_goals")).toBe(
    "Only the workspace's own were listed, and there are none.",
  );
  await createContextItem(rest, id);
  await createContextItem(rest, id);
  expect(await readText("list_context_items")).toBe(
    `Only the workspace's own were listed, and there are none. "Offline visits" has 2: send initiative_id ${id}.`,
  );
  await createGoal(rest);
  expect(await readText("list_goals")).toBe(
    "Only the workspace's own were listed. For those of an initiative, send its initiative_id.",
  );
  expect(await readText("list_context_items", { initiative_id: id })).toBeUndefined();
  expect(await readText("list_goals", { initiative_id: id })).toBe(
    "There are none on this initiative. The workspace itself has 1: send scope workspace alone.",
  );
});

test("MCP generate_document: says that it stored an outline, and how to have it written", async () => {
  const { assistant, initiative } = await scene();
  const args = { initiative_id: initiative.id, document_type: "prd", title: "x", instructions: "" };
  const here = await assistant.call("generate_document", args);
  expect(here.content[1]?.text).toMatch(/outline.*cannot write.*toolsets=all/);
  const all = await assistant.call("generate_document", args, ALL_TOOLS);
  expect(all.content[1]?.text).toContain(`update_document with id ${all.structuredContent?.id}`);
  expect(all.content[1]?.text).toContain("write_document");
});

test("MCP check_context_coverage: says how a type was read, and that an unknown one has no checklist", async () => {
  const { assistant, initiative } = await scene();
  const textFor = async (document_type: string) => {
    const args = { initiative_id: initiative.id, document_type };
    return (await assistant.call("check_context_coverage", args)).content[1]?.text;
  };
  expect(await textFor("prd")).toBeUndefined();
  expect(await textFor("Requirements")).toBe('document_type "Requirements" was taken as prd.');
  expect(await textFor(" prd ")).toBeUndefined();
  expect(await textFor(" ")).toMatch(/^There is no checklist/);
  expect(await textFor("pitch_deck")).toMatch(/no checklist.*adequate says nothing.*risk_register/);
});

test("MCP search: each result names the tool of this connection that opens it", async () => {
  const { assistant } = await scene();
  const openers = async (options = {}) => {
    const { items } = await assistant.data(Found, "search_workspace", { q: "Planner" }, options);
    return new Map(items.map(({ type, open_with }) => [type, open_with]));
  };
  const byDefault = await openers();
  expect(byDefault.get("document")).toBe("get_document");
  expect(byDefault.get("context_item")).toBe("list_context_items");
  expect(byDefault.get("goal")).toBe("list_goals");
  for (const [type, tool] of await openers(ALL_TOOLS)) expect(tool).toBe(`get_${type}`);
  const readText = async (options = {}) =>
    (await assistant.call("search_workspace", { q: "Planner" }, options)).content[1]?.text;
  expect(await readText()).toMatch(/lacks .*get_context_item.*\?toolsets=all.*Settings, Connect/);
  expect(await readText(ALL_TOOLS)).toBeUndefined();
});

test("MCP get_context_item: a long text comes in parts that make up the whole", async () => {
  const { assistant, rest } = await open();
  const content = "Tüchtig. ".repeat(10_000).trim();
  const { id } = await createContextItem(rest, undefined, { content });
  const Part = ContextItem.extend({ next_offset: z.number().nullable() });
  let read = "";
  for (let offset: number | null | undefined; offset !== null; ) {
    const args = { id, ...(offset !== undefined && { offset }) };
    const part: z.output<typeof Part> = await assistant.data(
      Part,
      "get_context_item",
      args,
      ALL_TOOLS,
    );
    read += part.content;
    offset = part.next_offset;
  }
  expect(read).toBe(content);
});
