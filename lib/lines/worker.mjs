import { parentPort } from "node:worker_threads";
import { comparedExcerpts } from "./compared-excerpts.mjs";
import { changedLines, comparedRows } from "./compared-rows.mjs";
import { mergeTexts } from "./merge.mjs";
import { unifiedDiff } from "./unified.mjs";

const TASKS = {
  merge: ({ base, sent, current }) => mergeTexts(base, sent, current),
  diff: ({ from, to, names }) => unifiedDiff({ from, to }, names),
  rows: ({ from, to, part }) => comparedRows(from, to, part),
  sizes: ({ texts }) => changedLines(texts),
  excerpts: ({ pairs }) => comparedExcerpts(pairs),
};

parentPort.on("message", ({ task, ...input }) => parentPort.postMessage(TASKS[task](input)));
parentPort.postMessage("ready");
