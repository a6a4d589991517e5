import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { freshDatabase } from "@/tests/support/database";

freshDatabase();

/** Measures the used heap in bytes, after garbage collection. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}

test("embedded pool: the memory of an answer is freed after it is read", async () => {
  const { pool } = await database();
  const read = () => pool.query("SELECT repeat(md5(random()::text), 30000) AS text"); // about a megabyte
  await read();
  const before = heapInUse();
  let bytes = 0;
  for (let n = 0; n < 60; n++) bytes += (await read()).rows[0].text.length;
  expect(heapInUse() - before).toBeLessThan(bytes / 4);
});
