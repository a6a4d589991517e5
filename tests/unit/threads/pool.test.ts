import { expect, test } from "vitest";
import { createPool } from "@/lib/threads/pool";

/** A pool of one thread that records the order in which its tasks begin. */
function watched(maxWaiting?: number) {
  const pool = createPool(["thread"], { waitMs: 60_000, ...(maxWaiting && { maxWaiting }) });
  const order: string[] = [];
  const run = (name: string, owner: string) =>
    pool.use(
      async () => {
        order.push(name);
        await new Promise((resolve) => setImmediate(resolve));
      },
      () => void order.push(`no ${name}`),
      owner,
    );
  return { order, run };
}

test("thread pool: a caller who comes after another's flood is next", async () => {
  const { order, run } = watched();
  const flood = Array.from({ length: 20 }, (_, index) => run(`a${index}`, "a"));
  await Promise.all([...flood, run("b0", "b"), run("c0", "c"), run("b1", "b")]);
  expect(order.slice(0, 6)).toEqual(["a0", "b0", "c0", "a1", "b1", "a2"]);
  expect(order).toHaveLength(23);
});

test("thread pool: a flood that fills the queue gives places to another owner until both have equal shares", async () => {
  const { order, run } = watched(4);
  const names = ["a0", "a1", "a2", "a3", "a4", "a5", "b0", "b1", "b2"];
  await Promise.all(names.map((name) => run(name, name.charAt(0))));
  const begun = order.filter((name) => !name.startsWith("no"));
  expect(begun).toEqual(["a0", "b0", "a1", "b1", "a2"]);
  expect(order).toEqual(expect.arrayContaining(["no a5", "no a4", "no a3", "no b2"]));
});

test("thread pool: an owner with one place leaves the other threads to others, and its own tasks follow one another", async () => {
  const pool = createPool(["one", "two"], { waitMs: 60_000, maxWaiting: 8, maxPerOwner: 1 });
  const order: string[] = [];
  const run = (name: string) =>
    pool.use(
      async () => {
        order.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ended`);
      },
      () => void order.push(`no ${name}`),
      name.charAt(0),
    );
  await Promise.all(["a0", "a1", "a2", "b0"].map(run));
  expect(order.slice(0, 2)).toEqual(["a0", "b0"]);
  const ofFlood = order.filter((name) => name.startsWith("a"));
  expect(ofFlood).toEqual(["a0", "a0 ended", "a1", "a1 ended", "a2", "a2 ended"]);
});
