import { parentPort } from "node:worker_threads";

let model;

/**
 * The thread of the built-in model: answers each text with its vector, or with why there is no model.
 * A failure ends the thread, and with it whatever memory the model would have lost.
 */
parentPort.on("message", async ({ packages, text }) => {
  model ??= load(packages);
  parentPort.postMessage(await model.then((ready) => embed(ready, text), missing));
});
parentPort.postMessage("ready");

async function load({ code, weights }) {
  const [{ initModel }, { modelSource }] = await Promise.all([import(code), import(weights)]);
  return initModel(modelSource);
}

async function embed(ready, text) {
  const [vector] = await ready.embed([text]);
  return { vector };
}

const missing = (error) => ({ missing: String(error) });
