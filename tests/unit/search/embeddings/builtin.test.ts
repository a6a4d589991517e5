import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createBuiltinEmbedder, PACKAGES } from "@/lib/search/embeddings/builtin";
import { EmbeddingError } from "@/lib/search/embeddings/embedder";
import { createModelProcess, type ModelTimes } from "@/lib/search/embeddings/model-process";
import { cosine } from "./cosine";

const at = (name: string) => path.join(import.meta.dirname, name);
const sample = { code: at("sample-model.mjs"), weights: at("sample-model.mjs") };

function start(packages = sample, times?: ModelTimes) {
  const onMissing = vi.fn();
  const embedder = createBuiltinEmbedder({ packages, onMissing, ...(times && { times }) });
  return { embedder, onMissing };
}

describe("built-in embeddings: the real model", () => {
  const { embedder } = start(PACKAGES);

  test("a paraphrase is closer than another subject", async () => {
    const [question, answer, other] = await embedder.embed(
      [
        "How do customers get their money back?",
        "Our refund policy: buyers are reimbursed within two weeks.",
        "The office in Lisbon gets new chairs.",
      ],
      "document",
    );
    expect(cosine(question, answer)).toBeGreaterThan(cosine(question, other) + 0.1);
    expect(question).toHaveLength(512);
    expect(cosine(question, question)).toBeCloseTo(1, 4);
  });

  test("hostile texts have vectors too", async () => {
    const texts = ["", "\ud800", "\u0000", "x".repeat(500_000), "漢字".repeat(5000), "__proto__"];
    const vectors = await embedder.embed(texts, "document");
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  });

  test("it reads only Latin script", () => {
    expect(embedder.reads("Refund policy für Käufer")).toBe(true);
    expect(embedder.reads("返金ポリシー")).toBe(false);
    expect(embedder.reads("Политика возврата for EU")).toBe(false);
    expect(embedder.reads("1432 !?")).toBe(false);
  });
});

describe("built-in embeddings: texts in a row", () => {
  test.each([
    ["throw", "failed"],
    ["end", "failed"],
    ["hang", "took too long"],
    ["zeros", "without a direction"],
  ])("goes on after a text that makes the model %s", async (text, sentence) => {
    const { embedder, onMissing } = start(sample, { limitMs: 1000, idleMs: 1000 });
    const failed = embedder.embed([text], "document");
    const next = embedder.embed(["four"], "document");
    const error = await failed.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmbeddingError);
    expect(String(error)).toContain(sentence);
    expect(String(error)).not.toContain("The text was");
    expect((await next)[0]?.[1]).toBeCloseTo(4 / Math.hypot(1, 4));
    expect(onMissing).not.toHaveBeenCalled();
  });

  test("takes a query before the rest of the documents", async () => {
    const { embedder } = start();
    const done: string[] = [];
    const documents = embedder.embed(new Array(50).fill("text"), "document");
    const query = embedder.embed(["query"], "query");
    await Promise.all([
      documents.then(() => done.push("documents")),
      query.then(() => done.push("query")),
    ]);
    expect(done).toEqual(["query", "documents"]);
  });

  test("gives no text the vector of the one before it, if that text was abandoned", async () => {
    const { embedder } = start();
    await embedder.embed(["first"], "document"); // the process has to start once
    const stop = new AbortController();
    const abandoned = embedder.embed(["a"], "document", stop.signal).catch(() => {});
    const next = embedder.embed(["four"], "document");
    await setImmediate();
    stop.abort();
    expect((await next)[0]?.[1]).toBeCloseTo(4 / Math.hypot(1, 4));
    await abandoned;
  });

  test("skips the remaining documents once nobody waits", async () => {
    const { embedder } = start();
    const stop = new AbortController();
    const documents = embedder.embed(["a", "hang"], "document", stop.signal);
    stop.abort(new Error("gone"));
    await expect(documents).rejects.toThrow("gone");
    expect(await embedder.embed(["four"], "document")).toHaveLength(1);
  });
});

describe("built-in embeddings: the process", () => {
  const LONG = { limitMs: 20_000, idleMs: 20_000 };
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const findPid = async (embed: ReturnType<typeof createModelProcess>) =>
    (await embed("pid"))[0] ?? 0;

  test("is not the server's, and serves one text after another", async () => {
    const embed = createModelProcess(sample, LONG);
    const pid = await findPid(embed);
    expect(pid).not.toBe(process.pid);
    expect(await findPid(embed)).toBe(pid);
  });

  test("ends when it is idle, and starts again with the next text", async () => {
    const embed = createModelProcess(sample, { ...LONG, idleMs: 50 });
    const pid = await findPid(embed);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await findPid(embed)).not.toBe(pid);
  });

  test("is replaced if it is killed from outside", async () => {
    const embed = createModelProcess(sample, LONG);
    const pid = await findPid(embed);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await findPid(embed)).not.toBe(pid);
  });

  test("waits longer before each start if one text after another ends it", async () => {
    const embed = createModelProcess(sample, LONG);
    const measureTime = async (text: string) => {
      const startedAt = performance.now();
      await embed(text).catch(() => {});
      return performance.now() - startedAt;
    };
    // Only the pauses are checked; the rest of the time has no bound.
    await measureTime("end");
    expect(await measureTime("end")).toBeGreaterThan(450);
    expect(await measureTime("end")).toBeGreaterThan(950);
  });

  test("does not see the server's environment", async () => {
    expect(process.env).toHaveProperty("AUTH_SECRET");
    expect(await createModelProcess(sample, LONG)("environment")).toEqual([1, 0]);
  });

  test.runIf(process.platform === "linux")("has none of the server's files open", async () => {
    const file = openSync(import.meta.filename, "r");
    expect(await createModelProcess(sample, LONG)("handles")).toEqual([1, 0]);
    closeSync(file);
  });
});

describe("built-in embeddings: no model", () => {
  test.each([
    ["absent", { code: "@energetic-ai/absent", weights: "@energetic-ai/absent" }, "absent"],
    ["broken", { ...sample, code: at("broken-model.mjs") }, "cut short"],
  ])("%s packages are reported once, and every text is refused", async (_, packages, reason) => {
    const { embedder, onMissing } = start(packages);
    const refused = await Promise.allSettled([
      embedder.embed(["a"], "query"),
      embedder.embed(["b"], "document"),
    ]);
    for (const result of refused) {
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(EmbeddingError) });
    }
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(onMissing).toHaveBeenCalledWith(expect.stringContaining(reason));
  });
});
