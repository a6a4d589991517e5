import { parentPort } from "node:worker_threads";

parentPort.on("message", async ({ task, title, markdown, language, notice }) => {
  try {
    // Loaded lazily: most servers never write a Word file.
    const { toPlainWord, toWord } = await import("./document.mjs");
    const written =
      task === "full" ? toWord(title, markdown, language) : toPlainWord(title, markdown, notice);
    parentPort.postMessage({ bytes: new Uint8Array(await written) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
parentPort.postMessage("ready");
