import { expect, test } from "vitest";
import { createQueue } from "@/lib/search/embeddings/embedding-queue";

/** Jobs that note their turn; the first one keeps the queue until `release`. */
function heldQueue() {
  const queue = createQueue();
  const ran: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const job = (name: string) => async () => {
    ran.push(name);
    return name;
  };
  const first = queue.add("document", async () => {
    ran.push("first");
    await held;
  });
  return { queue, ran, job, first, release: () => release() };
}

test("a query goes before the documents that wait, each kind in its order", async () => {
  const { queue, ran, job, release } = heldQueue();
  const all = [
    queue.add("document", job("d1")),
    queue.add("document", job("d2")),
    queue.add("query", job("q1")),
    queue.add("query", job("q2")),
  ];
  release();
  expect(await Promise.all(all)).toEqual(["d1", "d2", "q1", "q2"]);
  expect(ran).toEqual(["first", "q1", "q2", "d1", "d2"]);
});

test("a job that nobody waits for any more is not run", async () => {
  const { queue, ran, job, release } = heldQueue();
  const stop = new AbortController();
  const given = queue.add("query", job("q"), stop.signal);
  stop.abort(new Error("gone"));
  release();
  await expect(given).rejects.toThrow("gone");
  expect(ran).toEqual(["first"]);
});

test("a failed job does not stop the next one", async () => {
  const queue = createQueue();
  const failed = queue.add("query", async () => {
    throw new Error("failed");
  });
  const next = queue.add("query", async () => "next");
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("next");
});
