import { expect, test } from "vitest";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { chooseCall, type Listed } from "@/scripts/eval/assistants/choose-call";
import { judge } from "@/scripts/eval/assistants/judge";
import { TASKS } from "@/scripts/eval/assistants/tasks";

test("MCP descriptions: the words of a task lead to its tool and its arguments", () => {
  const tools = TOOLS.map(getListedTool) as Listed[];
  const outcomes = TASKS["tuned on"].map((task) => judge(task, chooseCall(tools, task.say)));
  expect(outcomes).toHaveLength(60);
  expect(outcomes.filter(({ isTool }) => isTool).length).toBeGreaterThanOrEqual(48);
  expect(outcomes.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(44);
});
