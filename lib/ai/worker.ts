import { parentPort } from "node:worker_threads";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import { foreseeDraft } from "@/lib/ai/engines/builtin/plan-draft";
import type { Brief } from "./engine";
import * as inquiries from "./inquiries";
import type { Inquiry, Material } from "./inquiry";

/** A task for the thread of `rules-thread.ts`, and its reply; `undone` is the reason of a failure. */
export type RulesTask =
  | { task: "draft"; brief: Brief }
  | { task: "foresee"; brief: Brief }
  | { task: "rules"; name: string; material: Material<unknown> }
  | { task: "check"; name: string; material: Material<unknown>; answer: unknown };
export type RulesReply<Result> = { result: Result } | { undone: string };

const INQUIRIES: readonly Inquiry<unknown, unknown, unknown>[] = Object.values(inquiries);

async function run(task: RulesTask) {
  if (task.task === "draft") return assembleDraft(task.brief);
  if (task.task === "foresee") return foreseeDraft(task.brief);
  const inquiry = INQUIRIES.find(({ name }) => name === task.name);
  if (!inquiry) throw new Error(`There is no inquiry ${task.name}.`);
  if (task.task === "rules") return (await inquiry.rules()).applyRules(task.material);
  return (await inquiry.check()).checkAnswer(task.answer, task.material);
}

parentPort?.on("message", async (task: RulesTask) => {
  const reply: RulesReply<unknown> = await run(task).then(
    (result) => ({ result }),
    (error: unknown) => ({ undone: String(error) }),
  );
  parentPort?.postMessage(reply);
});
parentPort?.postMessage("ready");
