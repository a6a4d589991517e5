import { parentPort } from "node:worker_threads";
import { mergeTexts } from "./merge.mjs";
import { unifiedDiff } from "./unified.mjs";

const TASKS = {
  merge: ({ base, sent, current }) => mergeTexts(base, sent, current),
  diff: ({ from, to, names }) => unifiedDiff({ from, to }, names),
};

/** The thread that compares texts. */
parentPort.on("message", ({ task, ...input }) => parentPort.postMessage(TASKS[task](input)));
parentPort.postMessage("ready");
