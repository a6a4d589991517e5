import { afterEach, expect, test, vi } from "vitest";
import { warnOfSearch } from "@/lib/admin/service";
import { getSemanticSearch } from "@/lib/domain/search";
import { log } from "@/lib/log";
import { embeddings } from "@/lib/search/embeddings/choose-embedder";
import * as vectors from "@/lib/search/vectors";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();
afterEach(() => vi.restoreAllMocks());

test("search: a model and pgvector find by meaning", async () => {
  vi.spyOn(embeddings(), "getState").mockReturnValue("builtin");
  expect(await getSemanticSearch()).toBe("builtin");
});

test("search: without pgvector no model finds by meaning, and one that is off stays off", async () => {
  const state = vi.spyOn(embeddings(), "getState");
  vi.spyOn(vectors, "hasVectors").mockResolvedValue(false);
  for (const model of ["builtin", "voyage", "unavailable"] as const) {
    state.mockReturnValue(model);
    expect(await getSemanticSearch()).toBe("no pgvector");
  }
  state.mockReturnValue("off");
  expect(await getSemanticSearch()).toBe("off");
});

test("search: a start without pgvector says what to install, unless a search by meaning is not wanted", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const state = vi.spyOn(embeddings(), "getState").mockReturnValue("builtin");
  await warnOfSearch();
  vi.spyOn(vectors, "hasVectors").mockResolvedValue(false);
  state.mockReturnValue("off");
  await warnOfSearch();
  expect(warn).not.toHaveBeenCalled();
  state.mockReturnValue("builtin");
  await warnOfSearch();
  expect(warn.mock.calls).toEqual([
    [{ event: "search_by_words_only", message: expect.stringContaining("Install pgvector 0.7") }],
  ]);
});
