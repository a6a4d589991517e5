import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "@/lib/log";
import type { Embedder } from "@/lib/search/embeddings/embedder";
import { createQueryEmbedder } from "@/lib/search/embeddings/query-embedder";

const VECTOR = new Float32Array(512).fill(1);
const fails = () => Promise.reject(new Error("secret words"));
const never = () => new Promise<never>(() => {});

/** A query embedder over a model with this behavior. */
function start(behavior: () => Promise<Float32Array[]>, limitMs?: number) {
  const embed = vi.fn<Embedder["embed"]>(behavior);
  const reads = (text: string) => text !== "неизвестно";
  const queries = createQueryEmbedder({ model: "test:one", reads, embed }, limitMs);
  return { embed, queries };
}

// Only the clock of the pauses is faked: limits run on real timers.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("query embedder: a query is embedded once, however it is spaced", async () => {
  const { queries, embed } = start(async () => [VECTOR]);
  expect(await queries.embed("money  back")).toBe(VECTOR);
  expect(await queries.embed(" money back\n")).toBe(VECTOR);
  expect(embed.mock.calls.map(([texts, as]) => [texts, as])).toEqual([[["money back"], "query"]]);
});

test("query embedder: only the last 500 queries are kept", async () => {
  const { queries, embed } = start(async () => [VECTOR]);
  for (let n = 0; n <= 500; n++) await queries.embed(`query ${n}`);
  await queries.embed("query 500");
  expect(embed).toHaveBeenCalledTimes(501);
  await queries.embed("query 0");
  expect(embed).toHaveBeenCalledTimes(502);
});

test("query embedder: a text that the model cannot read is no failure, and is not sent", async () => {
  const { queries, embed } = start(async () => [VECTOR]);
  expect(await queries.embed("неизвестно")).toBeUndefined();
  expect(embed).not.toHaveBeenCalled();
});

test("query embedder: a model that ignores its signal is not awaited, and its signal is aborted", async () => {
  const { queries, embed } = start(never, 5);
  expect(await queries.embed("slow")).toBeUndefined();
  expect(embed.mock.calls[0]?.[2]?.aborted).toBe(true);
});

describe("query embedder: after three failures in a row", () => {
  test("the model is not asked for 30 seconds, and known queries still have their vectors", async () => {
    const { queries, embed } = start(async () => [VECTOR]);
    await queries.embed("known");
    embed.mockImplementation(fails);
    for (const query of ["a", "b", "c"]) expect(await queries.embed(query)).toBeUndefined();
    expect(queries.isPaused()).toBe(true);
    expect(await queries.embed("known")).toBe(VECTOR);

    embed.mockImplementation(async () => [VECTOR]);
    embed.mockClear();
    wait(29_999);
    expect(await queries.embed("d")).toBeUndefined();
    expect(embed).not.toHaveBeenCalled();
    wait(1);
    expect(queries.isPaused()).toBe(false);
    expect(await queries.embed("d")).toBe(VECTOR);
  });

  test("one more failure is enough for the next pause, and a success resets the count", async () => {
    const { queries, embed } = start(fails);
    for (const query of ["a", "b", "c"]) await queries.embed(query);
    wait(30_000);
    await queries.embed("d");
    expect(queries.isPaused()).toBe(true);
    wait(30_000);
    embed.mockImplementationOnce(async () => [VECTOR]);
    await queries.embed("e");
    for (const query of ["f", "g"]) await queries.embed(query);
    expect(queries.isPaused()).toBe(false);
  });
});

test("query embedder: failures are logged once a minute, without foreign words", async () => {
  const warn = vi.spyOn(log, "warn");
  const { queries } = start(fails);
  for (const query of ["a", "b"]) await queries.embed(query);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("secret");
  wait(60_000);
  await queries.embed("c");
  expect(warn).toHaveBeenCalledTimes(2);
});
