import { expect, test } from "vitest";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { CONTEXT_LABELS, GOAL_TYPES } from "@/lib/schemas/enums";
import { chooseCall } from "@/scripts/eval/assistants/choose-call";
import { judge } from "@/scripts/eval/assistants/judge";
import { TASKS } from "@/scripts/eval/assistants/sample-tasks";
import { VERSIONS } from "@/scripts/eval/assistants/tool-lists";

test("MCP descriptions: the words of a task lead to its tool and its arguments", () => {
  const outcomes = TASKS["tuned on"].map((task) =>
    judge(task, chooseCall(VERSIONS.after, task.say)),
  );
  expect(outcomes).toHaveLength(85);
  expect(outcomes.filter(({ isTool }) => isTool).length).toBeGreaterThanOrEqual(67);
  expect(outcomes.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(63);
});

test("MCP descriptions: there is a task for every label, goal type and tool", () => {
  const wanted = TASKS["tuned on"].map(({ args }) => args?.label);
  for (const label of CONTEXT_LABELS) expect(wanted).toContain(label);
  const types = TASKS["tuned on"].map(({ args }) => args?.goal_type);
  for (const type of GOAL_TYPES) expect(types).toContain(type);
  const tools = new Set(TASKS["tuned on"].map(({ tool }) => tool));
  expect(TOOLS.map(({ name }) => name).filter((name) => !tools.has(name))).toEqual([]);
});

test.each([
  [{ label: "Risk" }, true],
  [{ items: [{ label: "risks", title: "x", content: "y" }] }, true],
  [{ items: { label: "risk" } }, true],
  [{ label: "decision" }, false],
  [{}, false],
])("MCP descriptions: %j is judged as the server reads it", (args, isWhole) => {
  const tool = "items" in args ? "create_context_items" : "create_context_item";
  const task = { say: "Save this risk.", tool, args: { label: "risk" } };
  expect(judge(task, { tool, args })).toMatchObject({ isTool: true, isWhole });
});
