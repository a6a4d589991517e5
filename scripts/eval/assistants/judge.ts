import { normalizeArguments } from "@/lib/mcp/calls/read-arguments";
import { findTool } from "@/lib/mcp/tools/registry";
import type { Call } from "./choose-call";
import type { Task } from "./sample-tasks";

export type Outcome = { task: Task; call: Call | undefined; isTool: boolean; isWhole: boolean };

/** Judges the arguments as the server would read them: `"Risk"` is the label `risk`. */
export function judge(task: Task, call: Call | undefined): Outcome {
  const isTool = call?.tool === task.tool;
  return { task, call, isTool, isWhole: isTool && call !== undefined && hasArguments(task, call) };
}

/** The arguments of a list of items are those of its first. */
function readArguments({ tool: name, args }: Call): Record<string, unknown> {
  const tool = findTool(name);
  const read = tool ? normalizeArguments(tool, args).args : args;
  const [item] = [read.items].flat();
  return { ...read, ...(typeof item === "object" && item) };
}

function hasArguments({ args = {}, given = [] }: Task, call: Call): boolean {
  const read = readArguments(call);
  return (
    given.every((name) => read[name] !== undefined) &&
    Object.entries(args).every(
      ([name, wanted]) => JSON.stringify(read[name]) === JSON.stringify(wanted),
    )
  );
}
