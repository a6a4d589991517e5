import keptTasks from "./kept-tasks.json";
import tasks from "./tasks.json";

/** A person's request to an assistant, and the call that fulfills it. `given` arguments may have any value; others are not judged. */
export type Task = {
  say: string;
  tool: string;
  args?: Record<string, unknown>;
  given?: readonly string[];
};

/** The descriptions were tuned only on the first group. Both groups are older than the last change of a description. */
export const TASKS: Record<"tuned on" | "kept aside", readonly Task[]> = {
  "tuned on": tasks,
  "kept aside": keptTasks,
};
