import { parentPort } from "node:worker_threads";
import { findAddresses } from "./find-addresses.mjs";
import { renderFull } from "./full.mjs";
import { renderSimple } from "./simple.mjs";

/** Longest HTML that is worth sending to a browser, in characters. */
const MAX_HTML = 5_000_000;

const TASKS = {
  full: (markdown) => bounded(renderFull(markdown)),
  simple: (markdown) => bounded(renderSimple(markdown)),
  addresses: findAddresses,
};

/** The thread that reads Markdown: answers each task with its result, or with what went wrong. */
parentPort.on("message", ({ task, markdown }) => parentPort.postMessage(attempt(task, markdown)));
parentPort.postMessage("ready");

function attempt(task, markdown) {
  try {
    return TASKS[task](markdown);
  } catch (error) {
    return { error: String(error) };
  }
}

function bounded(rendered) {
  if (rendered.html.length > MAX_HTML) throw new Error("The HTML is too long");
  return rendered;
}
