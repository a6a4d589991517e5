import { parentPort } from "node:worker_threads";

/** Loaded when needed: most servers never write a Word file. */
const WRITERS = {
  full: async ({ title, markdown }) => (await import("./document.mjs")).toWord(title, markdown),
  plain: async ({ title, markdown, notice }) =>
    (await import("./unformatted.mjs")).toPlainWord(title, markdown, notice),
};

/** The thread that writes Word files: answers the bytes, or what went wrong. */
parentPort.on("message", async ({ task, ...input }) => {
  try {
    parentPort.postMessage({ bytes: new Uint8Array(await WRITERS[task](input)) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
parentPort.postMessage("ready");
