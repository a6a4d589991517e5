const [code, weights] = process.argv.slice(2);

/**
 * The process of the built-in model: says first whether there is one, and then answers each text with its vector
 * and with how much memory it holds by now. A failure ends it, and with it whatever the model would have lost.
 */
process.on("disconnect", () => process.exit()); // the server has ended
process.on("SIGINT", () => {}); // a Ctrl+C comes here too, and is meant for the server
try {
  const model = await load();
  process.on("message", async ({ text }) => {
    const [vector] = await model.embed([text]);
    process.send({ vector, bytes: process.memoryUsage.rss() });
  });
  process.send({ ready: true });
} catch (error) {
  process.send({ missing: String(error) });
}

async function load() {
  const [{ initModel }, { modelSource }] = await Promise.all([import(code), import(weights)]);
  const ready = await initModel(modelSource);
  // By now WebAssembly has the weights: the 28 MB that they were read from are of no use.
  if (ready.model) ready.model.artifacts = undefined;
  globalThis.gc();
  return ready;
}
