const [code, weights] = process.argv.slice(2);

/** Says whether the model is installed, then answers each text with its vector and the memory used. Any failure ends it. */
process.on("disconnect", () => process.exit()); // the server has ended
process.on("SIGINT", () => {}); // Ctrl+C reaches this process too, but is meant for the server
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
  // WebAssembly has its own copy by now; this frees 28 MB.
  if (ready.model) ready.model.artifacts = undefined;
  globalThis.gc();
  return ready;
}
