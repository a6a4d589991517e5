import { parentPort } from "node:worker_threads";
import { Refusal } from "./refusal.mjs";

const READERS = {
  pdf: async () => (await import("./pdf.mjs")).readPdf,
  docx: async () => (await import("./docx.mjs")).readDocx,
};

// Files may contain addresses; nothing here may request them.
for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]) {
  delete globalThis[name];
}

parentPort.on("message", async ({ format, bytes, limits }) => {
  try {
    const read = await READERS[format]();
    parentPort.postMessage({ text: await read(bytes, limits) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parentPort.postMessage({ refused: error.reason, found: error.found });
  }
});
parentPort.postMessage("ready");
