// npm run bench                        requests a second, then the speed of search
// npm run bench -- requests            the first alone: on PostgreSQL, then on the embedded database
// npm run bench -- search              the second alone
// npm run bench -- growth              the cost of calls as tables, workspaces and initiatives grow
// npm run bench -- memory              the memory of a server on the embedded database
// npm run bench -- typing              the time of a key in a long document, in Chromium
// npm run bench -- collection FOLDER   the quality of search on a collection of texts, queries, judgments,
//                                      without the held-out queries; with "kept" after FOLDER, only on these
// In the environment, where wanted: BENCH_SECONDS of each load (4), BENCH_NODE, the path of another
// node whose figures are printed next to ours, and BENCH_GROWTH=all for a million documents (minutes more).
// Build first: an old build is refused. The tables show the goals; a missed goal is not an error.

const KNOWN = ["requests", "search", "growth", "memory", "typing", "collection"];
const [what, folder, half] = process.argv.slice(2);
if (what !== undefined && !KNOWN.includes(what)) {
  console.error(
    `Unknown: ${what}. Known: ${KNOWN.join(", ")}. Without a word: requests, then search.`,
  );
  process.exit(2);
}
if (what === "collection") {
  if (!folder) throw new Error("Name the folder: npm run bench -- collection FOLDER");
  const { measureSearchQuality } = await import("./search-quality");
  await measureSearchQuality(folder, half === "kept" ? "kept" : "tune");
} else if (what === "memory") {
  const { measureMemory } = await import("./memory");
  await measureMemory();
} else if (what === "typing") {
  const { measureTyping } = await import("./typing");
  await measureTyping();
} else if (what === "growth") {
  disableEmbeddings();
  const { printGrowth } = await import("./growth");
  await printGrowth();
} else {
  if (what !== "search") {
    const { measureRequestSpeed } = await import("./requests");
    await measureRequestSpeed();
    const { measureEmbeddedSpeed } = await import("./embedded-requests");
    await measureEmbeddedSpeed();
  }
  if (what !== "requests") {
    disableEmbeddings();
    const { measureSearchSpeed } = await import("./search-speed");
    await measureSearchSpeed();
  }
}
process.exit(0);

/** Vectors are computed in the background, which would disturb the measurement. */
function disableEmbeddings() {
  process.env.EMBEDDINGS = "off";
}

export {}; // a module, for its top-level await
