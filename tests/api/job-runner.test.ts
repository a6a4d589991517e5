import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { ownQueue } from "@/tests/support/own-queue";

freshDatabase();

test("job runner: it does at most four jobs at once, however often it is called", async () => {
  let atOnce = 0;
  let most = 0;
  let done = 0;
  const { add, runDue } = ownQueue(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 100));
    atOnce -= 1;
    done += 1;
  });
  for (let n = 0; n < 24; n++) await add(`${n}`);
  await Promise.all(Array.from({ length: 10 }, () => runDue()));
  expect(done).toBe(24);
  expect(most).toBeLessThanOrEqual(4);
});

test("job runner: while it waits for a long job, it does a new one when it is called", async () => {
  let finish = () => {};
  const long = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun: string[] = [];
  const { add, runDue } = ownQueue(async ({ text }) => {
    begun.push(text);
    if (text === "long") await long;
  });
  await add("long");
  const first = runDue();
  await expect.poll(() => begun).toEqual(["long"]);
  await add("new");
  const second = runDue();
  await expect.poll(() => begun).toEqual(["long", "new"]);
  finish();
  await Promise.all([first, second]);
});
