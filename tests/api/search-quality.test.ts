import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { searchWorkspace } from "@/lib/domain/search";
import { fillSample } from "@/lib/domain/workspace/fill-sample";
import { embedPending } from "@/lib/search/embed-pending";
import { createEmbeddings, embeddings } from "@/lib/search/embeddings/choose-embedder";
import { sampleWorkspace } from "@/prisma/sample";
import { readCollection } from "@/scripts/search/collection";
import { loadCollection } from "@/scripts/search/load-collection";
import { scoreByGroup } from "@/scripts/search/ndcg";
import { measureDivision, scoreQueries } from "@/scripts/search/rank-queries";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";

freshDatabase();
const planning = readCollection("tests/fixtures/search/planning");
const queries = planning.queries.filter(({ half }) => half === "tune");
/** Fifty queries of made-up words, with and without words that name nothing. */
const nonsense = readFileSync("tests/fixtures/search/nonsense.txt", "utf8").trim().split("\n");
/** The bars of the planning set, by group; `paraphrase` needs meaning and has none of its own. */
const BARS = { typo: 0.93, prefix: 0.95, identifier: 0.96, label: 0.9, division: 0.8 };

/** Measures the search in a workspace that holds the planning set. */
async function measure(legs: string): Promise<Record<string, number>> {
  const { caller, workspaceId, userId, key } = await makeWorkspace();
  const { id: initiativeId } = await createInitiative(api(key), { title: "Plinth" });
  const ids = await loadCollection(planning, { workspaceId, userId, initiativeId });
  await embedPending(workspaceId);
  const results = await scoreQueries(queries, ids, workspaceId);
  const rankings = new Map([...results].map(([id, ranked]) => [id, ranked.map(({ doc }) => doc)]));
  const division = measureDivision(planning, results);
  const scores = scoreByGroup({ ...planning, queries }, rankings);
  const table = scores.map(
    ({ group, queries: count, ndcg }) => `${group} ${ndcg.toFixed(3)} (${count})`,
  );
  console.log(`nDCG@10, ${legs}: ${table.join(", ")}`);
  console.log(`Balanced accuracy of a score of 0.5, ${legs}: ${division.toFixed(3)}`);
  const falseFinds = await countFound(caller);
  console.log(`False finds of ${nonsense.length} made-up queries, ${legs}: ${falseFinds}`);
  const byGroup = Object.fromEntries(scores.map(({ group, ndcg }) => [group, ndcg]));
  return { ...byGroup, division, falseFinds };
}

async function countFound(caller: Caller): Promise<number> {
  let count = 0;
  for (const q of nonsense) {
    const { items } = await searchWorkspace(caller, { q, limit: 1, offset: 0 });
    if (items.length > 0) count++;
  }
  return count;
}

test("search quality: search by words reaches its bars", async () => {
  const scores = await measure("by words");
  for (const [group, bar] of Object.entries({ ...BARS, all: 0.84 })) {
    expect(scores[group], group).toBeGreaterThanOrEqual(bar);
  }
  expect(scores.falseFinds).toBe(0);
});

test("search quality: made-up words find almost nothing in the demo", async () => {
  const { caller } = await makeWorkspace();
  await fillSample(caller, sampleWorkspace);
  expect(await countFound(caller)).toBeLessThanOrEqual(1); // `tring` is taken for a typing error
});

test("search quality: search by words and meaning reaches its bars", { timeout: 180_000 }, async ({
  skip,
}) => {
  const model = createEmbeddings({ ...config(), EMBEDDINGS: "builtin" });
  onTestFinished(replaceProcessWide(embeddings, model));
  skip(embeddings().getState() !== "builtin", "the built-in model is not installed");
  const scores = await measure("by words and meaning");
  for (const [group, bar] of Object.entries({ ...BARS, all: 0.85 })) {
    expect(scores[group], group).toBeGreaterThanOrEqual(bar);
  }
  expect(scores.falseFinds).toBe(0);
});
