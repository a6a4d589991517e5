import keptTasks from "./kept-tasks.json";
import tasks from "./tasks.json";

/** A person's request to an assistant, and the call that fulfils it. `given` arguments may have any value; others are not judged. */
export type Task = {
  say: string;
  tool: string;
  args?: Record<string, unknown>;
  given?: readonly string[];
};

/** The descriptions were tuned on the first group alone; both are older than their last change. */
export const TASKS: Record<"tuned on" | "kept aside", readonly Task[]> = {
  "tuned on": tasks,
  "kept aside": keptTasks,
};
