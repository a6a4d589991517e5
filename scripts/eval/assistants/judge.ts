import type { Call } from "./choose-call";
import type { Task } from "./sample-tasks";

export type Outcome = { task: Task; call: Call | undefined; isTool: boolean; isWhole: boolean };

export function judge(task: Task, call: Call | undefined): Outcome {
  const isTool = call?.tool === task.tool;
  return { task, call, isTool, isWhole: isTool && call !== undefined && hasArguments(task, call) };
}

const hasArguments = ({ args = {}, given = [] }: Task, call: Call) =>
  given.every((name) => call.args[name] !== undefined) &&
  Object.entries(args).every(
    ([name, wanted]) => JSON.stringify(call.args[name]) === JSON.stringify(wanted),
  );
