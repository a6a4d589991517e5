import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { config } from "@/lib/config";
import { embedPending, stopEmbedding } from "@/lib/search/embed-pending";
import { createEmbeddings, embeddings } from "@/lib/search/embeddings/choose-embedder";
import { freshDatabase } from "@/tests/support/database";
import { type EmbeddingsApi, startEmbeddingsApi } from "@/tests/support/embeddings-api";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { query } from "@/tests/support/query";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();
let provider: EmbeddingsApi;
beforeAll(async () => {
  provider = await startEmbeddingsApi();
});
afterAll(async () => {
  await provider.stop();
});

/** Lets search ask `model` at the test server, with fresh state. */
function withModel(model = "test-model") {
  provider.mode("ok");
  const at = { EMBEDDINGS_BASE_URL: provider.url, EMBEDDINGS_MODEL: model };
  const replacement = createEmbeddings({ ...config(), EMBEDDINGS: "openai", ...at });
  onTestFinished(replaceProcessWide(embeddings, replacement));
}

const listVectors = (workspaceId: string) =>
  query<{ model: string; count: number }>(
    `SELECT model, count(vector)::int AS count FROM search.embedding
     WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1`,
    [workspaceId],
  );

test("search: new texts get their vectors after the commit, and are found by meaning", async () => {
  withModel();
  const { item, workspaceId, titles } = await searchedWorkspace();
  await item("Wheelhouse");
  await embedPending(workspaceId);
  expect(await listVectors(workspaceId)).toEqual([{ model: "openai:test-model", count: 2 }]);
  expect(await titles("visits in words that differ")).toContain("Wheelhouse");
});

test("search: a new model replaces all vectors, and old ones are never compared", async () => {
  withModel("first");
  const { item, workspaceId } = await searchedWorkspace();
  await item("Wheelhouse");
  await embedPending(workspaceId);
  withModel("second");
  await embedPending(workspaceId);
  expect(await listVectors(workspaceId)).toEqual([{ model: "openai:second", count: 2 }]);
});

test.each(["picky", "brittle"] as const)(
  "search: a text at which a %s provider fails does not keep the others from their vectors",
  async (mode) => {
    withModel();
    const { item, workspaceId } = await searchedWorkspace();
    provider.mode(mode);
    for (const title of ["One", "A cormorant", "Two", "Three"]) await item(title);
    await embedPending(workspaceId);
    await embedPending(workspaceId);
    expect(await listVectors(workspaceId)).toEqual([{ model: "openai:test-model", count: 4 }]);
  },
);

test.each([500, 429, 400, "dropped"] as const)(
  "search: an outage (%s) leaves no text without its vector for good",
  async (mode) => {
    withModel();
    const { item, workspaceId } = await searchedWorkspace();
    provider.mode(mode);
    await item("One");
    await item("Two");
    await embedPending(workspaceId);
    provider.mode("ok");
    await embedPending(workspaceId);
    expect(await listVectors(workspaceId)).toEqual([{ model: "openai:test-model", count: 3 }]);
  },
);

test("search: deleting a resource deletes its vectors", async () => {
  withModel();
  const { item, workspaceId, client } = await searchedWorkspace();
  const { id } = await item("Wheelhouse");
  await embedPending(workspaceId);
  await client.call("DELETE", `/context-items/${id}`, { query: { scope: "initiative" } });
  expect(await listVectors(workspaceId)).toMatchObject([{ count: 1 }]);
});

test.each(["slow", "stalled", "dropped", 429, 500, "garbage", "zeros", "redirect"] as const)(
  "search: with a provider that is %s, writes go on and resources are found by their words",
  async (mode) => {
    withModel();
    const { item, titles } = await searchedWorkspace();
    provider.mode(mode);
    await item("Wheelhouse");
    expect(await titles("wheelhouse")).toEqual(["Wheelhouse"]);
    stopEmbedding();
  },
);

test("search: a provider that keeps failing is not asked for a while", async () => {
  withModel();
  const { titles } = await searchedWorkspace();
  provider.mode(500);
  for (const q of [
    "is it one visit",
    "is it another visit",
    "is it a third visit",
    "are visits more",
  ])
    await titles(q);
  expect(embeddings().getState()).toBe("unavailable");
  const asked = provider.requests.length;
  await titles("and one visit more");
  expect(provider.requests.length).toBe(asked);
});
