import { parentPort } from "node:worker_threads";
import { renderFull } from "./full.mjs";
import { renderSimple } from "./simple.mjs";

/** Longest HTML that is worth sending to a browser, in characters. */
const MAX_HTML = 5_000_000;

const RENDER = { full: renderFull, simple: renderSimple };

/** The thread that renders: answers each task with its rendering, or with what went wrong. */
parentPort.on("message", ({ tier, markdown }) => parentPort.postMessage(attempt(tier, markdown)));
parentPort.postMessage("ready");

function attempt(tier, markdown) {
  try {
    const rendered = RENDER[tier](markdown);
    return rendered.html.length > MAX_HTML ? { error: "The HTML is too long" } : rendered;
  } catch (error) {
    return { error: String(error) };
  }
}
