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

/** Written before the descriptions were changed. Every second one, from the second on, is kept aside from tuning. */
export const TASKS: readonly Task[] = tasks;
