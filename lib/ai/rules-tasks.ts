import { parentPort } from "node:worker_threads";
import { assumptionMap } from "@/lib/ai/advisors/assumption-map";
import { competitiveBattlecard } from "@/lib/ai/advisors/competitive-battlecard";
import { launchReadiness } from "@/lib/ai/advisors/launch-readiness";
import { prdCritic } from "@/lib/ai/advisors/prd-critic";
import { prioritization } from "@/lib/ai/advisors/prioritization";
import { stakeholderUpdate } from "@/lib/ai/advisors/stakeholder-update";
import { classifier } from "@/lib/ai/classifier";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import type { Brief } from "./engine";
import type { Inquiry, Material } from "./inquiry";

/** What the thread of `rules-thread.ts` is asked, and its answer: `undone` says why there is none. */
export type RulesTask =
  | { task: "draft"; brief: Brief }
  | { task: "rules"; name: string; material: Material<unknown> }
  | { task: "check"; name: string; material: Material<unknown>; answer: unknown };
export type RulesReply<Result> = { result: Result } | { undone: string };

const INQUIRIES: readonly Inquiry<unknown, unknown, unknown>[] = [
  assumptionMap,
  classifier,
  competitiveBattlecard,
  launchReadiness,
  prdCritic,
  prioritization,
  stakeholderUpdate,
];

function inquiryNamed(name: string) {
  const inquiry = INQUIRIES.find((each) => each.name === name);
  if (!inquiry) throw new Error(`There is no inquiry ${name}.`);
  return inquiry;
}

function resultOf(task: RulesTask) {
  if (task.task === "draft") return assembleDraft(task.brief);
  const { rules, check } = inquiryNamed(task.name);
  return task.task === "rules" ? rules(task.material) : check(task.answer, task.material);
}

parentPort?.on("message", async (task: RulesTask) => {
  let reply: RulesReply<unknown>;
  try {
    reply = { result: await resultOf(task) };
  } catch (error) {
    reply = { undone: String(error) };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage("ready");
