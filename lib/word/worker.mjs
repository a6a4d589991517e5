import { parentPort } from "node:worker_threads";

/** Loads them lazily: most servers never write a Word file. */
const WRITERS = {
  full: async ({ title, markdown }) => (await import("./document.mjs")).toWord(title, markdown),
  plain: async ({ title, markdown, notice }) =>
    (await import("./unformatted.mjs")).toPlainWord(title, markdown, notice),
};

parentPort.on("message", async ({ task, ...input }) => {
  try {
    parentPort.postMessage({ bytes: new Uint8Array(await WRITERS[task](input)) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
parentPort.postMessage("ready");
