import { parentPort } from "node:worker_threads";
import { Refusal } from "./refusal.mjs";

/** Loaded when needed: a thread reads one file and ends. */
const READERS = {
  pdf: async () => (await import("./pdf.mjs")).readPdf,
  docx: async () => (await import("./docx.mjs")).readDocx,
};

// A file may name addresses; nothing here may follow them.
for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]) {
  delete globalThis[name];
}

/** The thread that reads PDF and DOCX: answers the text, or what the file is refused for. */
parentPort.on("message", async ({ format, bytes, limits }) => {
  try {
    const read = await READERS[format]();
    parentPort.postMessage({ text: await read(bytes, limits) });
  } catch (error) {
    // Anything but a refusal is a fault of ours and ends the thread with its own words.
    if (!(error instanceof Refusal)) throw error;
    parentPort.postMessage({ refused: error.reason, found: error.found });
  }
});
parentPort.postMessage("ready");
