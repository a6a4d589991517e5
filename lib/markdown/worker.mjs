import { parentPort } from "node:worker_threads";
import { findAddresses } from "./find-addresses.mjs";
import { renderFull } from "./full.mjs";
import { readHeadingColumns } from "./outline-tokens.mjs";
import { renderSimple } from "./simple.mjs";

/** In characters of the HTML that is sent to a browser. */
const MAX_HTML = 5_000_000;

const TASKS = {
  full: (markdown, imageHosts) => requireShort(renderFull(markdown, imageHosts)),
  simple: (markdown, imageHosts) => requireShort(renderSimple(markdown, imageHosts)),
  addresses: (markdown) => findAddresses(markdown),
  headings: (markdown, _, bounds) => readHeadingColumns(markdown, bounds),
};

parentPort.on("message", ({ task, ...input }) => parentPort.postMessage(attempt(task, input)));
parentPort.postMessage("ready");

function attempt(task, { markdown, imageHosts, bounds }) {
  try {
    return TASKS[task](markdown, imageHosts, bounds);
  } catch (error) {
    return { error: String(error) };
  }
}

function requireShort(rendered) {
  if (rendered.html.length > MAX_HTML) throw new Error("The HTML is too long");
  return rendered;
}
