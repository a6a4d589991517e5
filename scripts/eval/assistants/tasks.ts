import keptTasks from "./kept-tasks.json";
import tasks from "./tasks.json";

/**
 * A task in the words of a person who talks to an assistant, and the tool call that does it. Ids and free texts are not
 * judged: `args` must have these values, `given` must be there with any value.
 */
export type Task = {
  say: string;
  tool: string;
  args?: Record<string, unknown>;
  given?: readonly string[];
};

/** The descriptions were tuned on the first group alone; both are older than the descriptions. */
export const TASKS: Record<"tuned on" | "kept aside", readonly Task[]> = {
  "tuned on": tasks,
  "kept aside": keptTasks,
};
