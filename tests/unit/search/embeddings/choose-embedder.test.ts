import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "@/lib/log";
import { createEmbeddings, embeddings } from "@/lib/search/embeddings/choose-embedder";
import { startEmbeddingsApi } from "@/tests/support/embeddings-api";
import { replaceProcessWide } from "@/tests/support/process-wide";

const at = (name: string) => path.join(import.meta.dirname, name);
const sample = { code: at("sample-model.mjs"), weights: at("sample-model.mjs") };
const none = {
  EMBEDDINGS_MODEL: undefined,
  EMBEDDINGS_API_KEY: undefined,
  EMBEDDINGS_BASE_URL: undefined,
};
const BUILTIN = { ...none, EMBEDDINGS: "builtin" as const };

beforeEach(() => replaceProcessWide(embeddings, createEmbeddings(BUILTIN, sample)));
afterEach(() => vi.restoreAllMocks());

test("choose embedder: a process has one embedder", () => {
  expect(embeddings().getEmbedder()).toBe(embeddings().getEmbedder());
  expect(embeddings().getEmbedder()).toMatchObject({ model: "builtin:use-lite-en-0.2.0" });
  expect(embeddings().getState()).toBe("builtin");
});

test("choose embedder: a query has a vector", async () => {
  // The thread may need longer to start than a query waits.
  await embeddings().getEmbedder()?.embed(["started"], "document");
  expect(await embeddings().embedQuery("refund")).toHaveLength(512);
});

test("choose embedder: off means no embedder and no vector", async () => {
  const embeddings = createEmbeddings({ ...none, EMBEDDINGS: "off" });
  expect(embeddings.getEmbedder()).toBeUndefined();
  expect(await embeddings.embedQuery("refund")).toBeUndefined();
  expect(embeddings.getState()).toBe("off");
});

test("choose embedder: absent packages are detected at once and logged once", async () => {
  const warn = vi.spyOn(log, "warn");
  const absent = { code: "@energetic-ai/absent", weights: "@energetic-ai/absent" };
  const embeddings = createEmbeddings(BUILTIN, absent);
  expect(embeddings.getState()).toBe("unavailable");
  expect(embeddings.getEmbedder()).toBeUndefined();
  for (const query of ["a", "b"]) expect(await embeddings.embedQuery(query)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

test("choose embedder: a model that cannot be loaded makes the leg unavailable with the first text", async () => {
  const embeddings = createEmbeddings(BUILTIN, { ...sample, code: at("broken-model.mjs") });
  expect(embeddings.getState()).toBe("builtin");
  await expect(embeddings.getEmbedder()?.embed(["refund"], "document")).rejects.toThrow();
  expect(await embeddings.embedQuery("refund")).toBeUndefined();
  expect(embeddings.getState()).toBe("unavailable");
  expect(embeddings.getEmbedder()).toBeUndefined();
});

test("choose embedder: a failing provider is unavailable to queries for a pause, but documents still try it", async () => {
  const api = await startEmbeddingsApi();
  const settings = { EMBEDDINGS: "voyage" as const, EMBEDDINGS_API_KEY: "key" };
  const embeddings = createEmbeddings({ ...none, ...settings, EMBEDDINGS_BASE_URL: api.url });
  expect(embeddings.getState()).toBe("voyage");
  api.mode(500);
  for (const query of ["a", "b", "c", "d"]) {
    expect(await embeddings.embedQuery(query)).toBeUndefined();
  }
  expect(api.requests).toHaveLength(3);
  expect(embeddings.getState()).toBe("unavailable");
  expect(embeddings.getEmbedder()?.model).toBe("voyage:voyage-3.5");
  await api.stop();
});
