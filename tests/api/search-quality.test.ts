import { expect, onTestFinished, test } from "vitest";
import { config } from "@/lib/config";
import { embedPending } from "@/lib/search/embed-pending";
import {
  createEmbeddings,
  embeddings,
  semanticState,
} from "@/lib/search/embeddings/choose-embedder";
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
/** The bars of the planning set, by group; `paraphrase` needs meaning and has none of its own. */
const BARS = { typo: 0.92, prefix: 0.94, identifier: 0.95, division: 0.8 };

/** How good the search of a workspace is that holds the planning set. */
async function measure(legs: string): Promise<Record<string, number>> {
  const { workspaceId, userId, key } = await makeWorkspace();
  const { id: initiativeId } = await createInitiative(api(key), { title: "Zzz" });
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
  return { ...Object.fromEntries(scores.map(({ group, ndcg }) => [group, ndcg])), division };
}

test("search quality: by words alone", async () => {
  const scores = await measure("by words");
  for (const [group, bar] of Object.entries({ ...BARS, all: 0.83 })) {
    expect(scores[group], group).toBeGreaterThanOrEqual(bar);
  }
});

test("search quality: by words and by meaning", { timeout: 120_000 }, async ({ skip }) => {
  const model = createEmbeddings({ ...config(), EMBEDDINGS: "builtin" });
  onTestFinished(replaceProcessWide(embeddings, model));
  skip(semanticState() !== "builtin", "the built-in model is not installed");
  const scores = await measure("by words and meaning");
  for (const [group, bar] of Object.entries({ ...BARS, all: 0.84 })) {
    expect(scores[group], group).toBeGreaterThanOrEqual(bar);
  }
});
