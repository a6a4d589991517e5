import heldOutTasks from "./held-out-tasks.json";
import tasks from "./tasks.json";

/** A person's request to an assistant, and the call that fulfills it. `given` arguments may have any value; others are not judged. */
export type Task = {
  say: string;
  tool: string;
  args?: Record<string, unknown>;
  given?: readonly string[];
};

/** The descriptions were tuned only on the first group, except for its last five tasks. */
export const TASKS: Record<"tuned on" | "held out", readonly Task[]> = {
  "tuned on": tasks,
  "held out": heldOutTasks,
};
