import { expect, test } from "vitest";
import { chooseCall } from "@/scripts/eval/assistants/choose-call";
import { judge } from "@/scripts/eval/assistants/judge";
import { TASKS } from "@/scripts/eval/assistants/sample-tasks";
import { VERSIONS } from "@/scripts/eval/assistants/tool-lists";

test("MCP descriptions: the words of a task lead to its tool and its arguments", () => {
  const outcomes = TASKS["tuned on"].map((task) =>
    judge(task, chooseCall(VERSIONS.after, task.say)),
  );
  expect(outcomes).toHaveLength(80);
  expect(outcomes.filter(({ isTool }) => isTool).length).toBeGreaterThanOrEqual(66);
  expect(outcomes.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(62);
});
