import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EmbeddingError } from "@/lib/search/embeddings/embedder";
import { PROVIDERS } from "@/lib/search/embeddings/providers";
import { createRemoteEmbedder } from "@/lib/search/embeddings/remote";
import { type EmbeddingsApi, startEmbeddingsApi } from "@/tests/support/embeddings-api";

const KEY = "sk-very-secret";

let api: EmbeddingsApi;
beforeAll(async () => {
  api = await startEmbeddingsApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.mode("ok");
  api.requests.length = 0;
});

const start = (name: keyof typeof PROVIDERS, options: { model?: string; limitMs?: number } = {}) =>
  createRemoteEmbedder({
    provider: PROVIDERS[name],
    apiKey: KEY,
    model: options.model,
    baseUrl: `${api.url}/`,
    limitMs: options.limitMs ?? 10_000,
  });

test("remote embeddings: Voyage is asked for 512 numbers and told the kind of text", async () => {
  const embedder = start("voyage");
  expect(embedder.model).toBe("voyage:voyage-3.5");
  await embedder.embed(["money back"], "query");
  await embedder.embed(["refunds"], "document");
  expect(api.requests).toMatchObject([
    { path: "/v1/embeddings", headers: { authorization: `Bearer ${KEY}` } },
    { path: "/v1/embeddings" },
  ]);
  const common = { model: "voyage-3.5", output_dimension: 512 };
  expect(api.requests.map(({ body }) => body)).toEqual([
    { ...common, input: ["money back"], input_type: "query" },
    { ...common, input: ["refunds"], input_type: "document" },
  ]);
});

test("remote embeddings: OpenAI is asked for 512 numbers of the model in the settings", async () => {
  const embedder = start("openai", { model: "nomic" });
  expect(embedder.model).toBe("openai:nomic");
  await embedder.embed(["money back"], "query");
  expect(api.requests[0]?.body).toEqual({ model: "nomic", input: ["money back"], dimensions: 512 });
});

test("remote embeddings: a server without a key gets no header for one", async () => {
  const settings = { provider: PROVIDERS.openai, apiKey: undefined, model: "m", baseUrl: api.url };
  await createRemoteEmbedder(settings).embed(["a"], "query");
  expect(api.requests[0]?.headers).not.toHaveProperty("authorization");
});

test("remote embeddings: 150 documents go in three requests and come back in their order", async () => {
  const texts = Array.from({ length: 150 }, (_, place) => "x".repeat(place + 1));
  const vectors = await start("voyage").embed(texts, "document");
  expect(api.requests.map(({ body }) => body.input.length)).toEqual([64, 64, 22]);
  // The sample server's vectors have 1 and the length of the text.
  const lengths = vectors.map((vector) => Math.round((vector[1] ?? 0) / (vector[0] ?? 0)));
  expect(lengths).toEqual(texts.map((text) => text.length));
  expect(Math.hypot(...(vectors[9] ?? []))).toBeCloseTo(1, 5);
});

test("remote embeddings: no text, no request", async () => {
  expect(await start("voyage").embed([], "document")).toEqual([]);
  expect(api.requests).toEqual([]);
});

test("remote embeddings: empty and long texts are sent in a form that providers take", async () => {
  await start("openai").embed(["", "y".repeat(100_000)], "document");
  expect(api.requests[0]?.body.input.map((text) => text.length)).toEqual([1, 3000]);
});

describe("remote embeddings: sizes", () => {
  test("shorter vectors are padded with zeros", async () => {
    api.mode("short");
    const [vector] = await start("openai").embed(["abc"], "query");
    expect(vector).toHaveLength(512);
    expect(vector?.[1]).toBeGreaterThan(0);
  });

  test("a model that refuses a size is asked without one from then on", async () => {
    api.mode("rigid");
    const embedder = start("openai");
    await embedder.embed(["a"], "query");
    await embedder.embed(["b"], "query");
    const asked = api.requests.map(({ body }) => "dimensions" in body);
    expect(asked).toEqual([true, false, false]);
  });

  test("after a refusal without a size, the next request has a size again", async () => {
    api.mode(400);
    const embedder = start("openai");
    await expect(embedder.embed(["a"], "query")).rejects.toThrow("EMBEDDINGS_MODEL");
    api.mode("ok");
    await embedder.embed(["a"], "query");
    expect(api.requests.at(-1)?.body).toHaveProperty("dimensions", 512);
  });
});

describe("remote embeddings: failures", () => {
  test.each([
    ["long", "1024 numbers"],
    [401, "EMBEDDINGS_API_KEY"],
    [404, "EMBEDDINGS_BASE_URL"],
    [429, "throttles"],
    [500, "status 500"],
    ["dropped", "out of reach"],
    ["redirect", "another address (status 307)"],
    ["garbage", "cannot be used"],
    ["other", "cannot be used"],
    ["fewer", "cannot be used"],
    ["zeros", "without a direction"],
  ] as const)("%s is reported in a sentence without secrets", async (mode, sentence) => {
    api.mode(mode);
    const error = await start("voyage")
      .embed(["a secret plan"], "query")
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmbeddingError);
    expect(String(error)).toContain(sentence);
    for (const word of [KEY, "secret plan", "Words of the provider"]) {
      expect(String(error)).not.toContain(word);
    }
  });

  test("a redirect is not followed", async () => {
    api.mode("redirect");
    await expect(start("voyage").embed(["a"], "query")).rejects.toThrow();
    expect(api.requests.map(({ path }) => path)).toEqual(["/v1/embeddings"]);
  });

  test.each(["slow", "stalled"] as const)("a %s server is not awaited", async (mode) => {
    api.mode(mode);
    const failed = start("voyage", { limitMs: 50 }).embed(["a"], "query");
    await expect(failed).rejects.toThrow("took too long");
  });

  test("the caller can abort", async () => {
    api.mode("slow");
    const stop = new AbortController();
    const left = start("voyage").embed(["a"], "query", stop.signal);
    stop.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
  });

  test("a server that is down is an error", async () => {
    const baseUrl = "http://user:hunter2@127.0.0.1:1/v1";
    const provider = PROVIDERS.openai;
    for (const url of [baseUrl, "http://127.0.0.1:1/v1"]) {
      const embedder = createRemoteEmbedder({ provider, apiKey: KEY, model: "m", baseUrl: url });
      const error = await embedder.embed(["a"], "query").catch((thrown: unknown) => thrown);
      expect(String(error)).toContain("out of reach");
      expect(String(error)).not.toContain("hunter2");
    }
  });
});
