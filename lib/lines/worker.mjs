import { parentPort } from "node:worker_threads";
import { compareRows, countChangedLines } from "./compare-rows.mjs";
import { compareExcerpts } from "./compare-words.mjs";
import { mergeTexts } from "./merge.mjs";
import { writeUnifiedDiff } from "./unified-diff.mjs";

const TASKS = {
  merge: ({ base, sent, current, keeps }) => mergeTexts(base, sent, current, keeps),
  diff: ({ from, to, names }) => writeUnifiedDiff({ from, to }, names),
  rows: ({ from, to, part }) => compareRows(from, to, part),
  sizes: ({ texts }) => countChangedLines(texts),
  excerpts: ({ pairs }) => compareExcerpts(pairs),
};

parentPort.on("message", ({ task, ...input }) => parentPort.postMessage(TASKS[task](input)));
parentPort.postMessage("ready");
