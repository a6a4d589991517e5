import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { config } from "@/lib/config";
import { embedPending } from "@/lib/search/embed-pending";
import { createEmbeddings, embeddings } from "@/lib/search/embeddings/choose-embedder";
import { freshDatabase } from "@/tests/support/database";
import { type EmbeddingsApi, startEmbeddingsApi } from "@/tests/support/embeddings-api";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: by meaning", () => {
  let provider: EmbeddingsApi;
  beforeAll(async () => {
    provider = await startEmbeddingsApi();
    return () => provider.stop();
  });

  /** A workspace of twelve items, whose vectors are all alike. */
  async function embeddedWorkspace() {
    const at = { EMBEDDINGS_BASE_URL: provider.url, EMBEDDINGS_MODEL: "rules" };
    const model = createEmbeddings({ ...config(), EMBEDDINGS: "openai", ...at });
    onTestFinished(replaceProcessWide(embeddings, model));
    const workspace = await searchedWorkspace();
    for (let n = 0; n < 12; n++) await workspace.item(`Bird ${n}`);
    await workspace.item("Wheelhouse");
    await embedPending(workspace.workspaceId);
    return workspace;
  }

  test("nonsense finds nothing, also with a model", async () => {
    const { titles, item } = await embeddedWorkspace();
    await item("Plan 81", "7 of 93 are ready.");
    const words = ["zzqqxx", "qzxvkjwptbq", "zx81qq7", "x7f-93kd", "zzqqxx qzxvkjwptbq"];
    const sentences = ["blorfen snazzle quib trandlewick", "what do we tell the zzqqxx of qzxvkj"];
    for (const q of [...words, ...sentences]) expect(await titles(q), q).toEqual([]);
  });

  test("with one or two words found, meaning adds five results at the end", async () => {
    const { search } = await embeddedWorkspace();
    const { items } = await search("wheelhouse");
    expect(items.map(({ match }) => match)).toEqual(["both", ...Array(5).fill("meaning")]);
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("a name of several words is one word", async () => {
    const { search, item } = await embeddedWorkspace();
    await item("WheelHouseKeys");
    const { items } = await search("WheelHouseKeys");
    expect(items.map(({ match }) => match).slice(1)).toEqual(Array(5).fill("meaning"));
  });

  test("nonsense finds nothing, even if a title has the stop words around it", async () => {
    const { titles, item } = await embeddedWorkspace();
    await item("What about the weather in a tunnel");
    expect(await titles("the zzqqxx")).toEqual([]);
    expect(await titles("about the")).not.toEqual([]);
  });

  test("stop words and question words do not count as found", async () => {
    const { titles, item } = await embeddedWorkspace();
    await item("What about the weather", "They know and tell.");
    expect(await titles("what do they know about the wheelhouse")).toHaveLength(2 + 5);
  });

  test("a code turns search by meaning off in a short query, not in a long text", async () => {
    const { titles } = await embeddedWorkspace();
    expect(await titles("wheelhouse PLAN-77")).toHaveLength(1);
    const long = "we promised them a wheelhouse as PLAN-77 in spring";
    expect(await titles(long)).toHaveLength(1 + 5);
  });
});
