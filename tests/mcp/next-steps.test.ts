import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { createContextItem } from "@/tests/support/samples";
import { ALL_TOOLS, open, scene } from "@/tests/support/scene";

freshDatabase();

const ITEM = { label: "risk", title: "x", content: "y" };
const GOAL = { scope: "workspace", goal_type: "general", title: "x" };

test.each([
  ["create_goal", { ...GOAL, priority: 5 }, "update_goal takes a priority"],
  ["list_context_items", { label: "risk" }, "with search_workspace"],
  ["list_documents", { status: "approved" }, "not narrowed"],
  ["list_documents", { document_type: "prd" }, "not narrowed"],
  ["list_initiatives", { query: "x" }, "not narrowed"],
  ["list_goals", { goal_type: "general" }, "with search_workspace"],
])("MCP next steps: %s %j says where the ignored argument belongs", async (tool, args, said) => {
  const { assistant } = await open();
  const { content } = await assistant.call(tool, args);
  expect(content[1]?.text).toContain("Ignored, since the tool has no such argument");
  expect(content[1]?.text).toContain(said);
});

test("MCP next steps: proposals are saved without noise, and guesses are asked about", async () => {
  const { assistant, initiative } = await scene();
  const classify = async (blob: string) =>
    (await assistant.call("classify_context", { initiative_id: initiative.id, blob })).content[1];
  const unreadable = "Blorp quiddles nemsha until grubs snarfle the vorpal mimsy.";
  const said = (await classify(`${unreadable}\n\nNext meeting on Monday at nine`))?.text;
  expect(said).toContain("keep: false (1)");
  expect(said).toContain("other_label is set (1)");
  expect(await classify("Decision: we start with iOS.")).toBeUndefined();
});

test("MCP next steps: an ignored argument without a value belongs nowhere", async () => {
  const { assistant } = await open();
  const { content } = await assistant.call("create_goal", { ...GOAL, priority: "" });
  expect(content[1]?.text).toMatch(/^Ignored.*: priority\./);
  expect(content[1]?.text).not.toContain("update_goal");
});

test("MCP next steps: a connection with all tools is not told to ask for them", async () => {
  const { assistant } = await open();
  const say = async (search: string) => {
    const sent = { ...GOAL, priority: 5 };
    return (await assistant.call("create_goal", sent, { search })).content[1]?.text;
  };
  expect(await say("")).toMatch(/takes a priority, in connections with \?toolsets=all\.$/);
  expect(await say("?toolsets=all")).toMatch(/takes a priority\.$/);
});

test("MCP next steps: a search that finds nothing says what to try", async () => {
  const { assistant, initiative } = await scene();
  const textFor = async (args: object, options: object = ALL_TOOLS) =>
    (await assistant.call("search_workspace", { q: "zzqqxx", ...args }, options)).content[1]?.text;
  expect(await textFor({})).toBe(
    "Nothing was found. Try fewer or other words; the list tools show all there is.",
  );
  expect(await textFor({ types: ["goal"], initiative_id: initiative.id })).toContain(
    "or without types and initiative_id",
  );
  expect(await textFor({ types: ["upload"] })).toContain("get_initiative lists the files");
  expect(await textFor({ types: ["upload"] }, {})).toContain("no tool lists files");
  expect(await textFor({ types: ["upload", "goal"] })).toContain("the list tools show");
  expect(await textFor({ q: "Planner" })).toBeUndefined();
});

test("MCP next steps: a search with more results says how to see them, since it takes no offset", async () => {
  const { assistant, rest } = await open();
  for (const title of ["Planner", "Planners"]) await createContextItem(rest, undefined, { title });
  const search = async (limit: number) =>
    (await assistant.call("search_workspace", { q: "Planner", limit }, ALL_TOOLS)).content[1]?.text;
  expect(await search(1)).toBe("There are more: raise `limit` (at most 50) or narrow the query.");
  expect(await search(50)).toBeUndefined();
});

test("MCP next steps: a tool that would delete is answered with archiving", async () => {
  const { assistant } = await open();
  for (const name of ["delete_goal", "delete_context_item", "remove_document"]) {
    const { body } = await assistant.rpc("tools/call", { name });
    expect(body?.error?.message).toMatch(/cannot delete.*status archived.*archived true/);
  }
  const { body } = await assistant.rpc("tools/call", { name: "deleted" });
  expect(body?.error?.message).not.toContain("cannot delete");
});

test.each([null, "", undefined])(
  "MCP next steps: create_context_items with initiative_id %j names the tool for the workspace",
  async (initiative_id) => {
    const { assistant } = await open();
    const refusal = await assistant.refusal("create_context_items", {
      initiative_id,
      items: [ITEM],
    });
    expect(refusal.error).toContain("for the workspace use create_context_item)");
  },
);

test.each(["update_goal", "update_context_item"])(
  "MCP next steps: %s with a scope alone says that nothing moves",
  async (tool) => {
    const { assistant, goal, item } = await scene();
    const { id } = tool === "update_goal" ? goal : item;
    const refusal = await assistant.refusal(tool, { id, scope: "workspace" }, ALL_TOOLS);
    expect(refusal.error).toContain("Nothing moves to another scope");
  },
);
