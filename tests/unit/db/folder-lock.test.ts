import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lockFolder } from "@/lib/db/data-folder";
import { holderOf, takeLock } from "@/lib/db/folder-lock";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-lock-"));
const lock = path.join(folder, "pg.lock");
let racers: ChildProcess[] = [];

/** Eight processes that take the lock at the same moment; what each of them says. */
async function race() {
  racers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const racer = fork("tests/support/lock-racer.ts", [lock], { execArgv: ["--import", "tsx"] });
      await once(racer, "message");
      return racer;
    }),
  );
  const answers = Promise.all(racers.map((racer) => once(racer, "message").then(([said]) => said)));
  for (const racer of racers) racer.send("go");
  return answers;
}

async function killAll() {
  const ended = racers.map((racer) => once(racer, "exit"));
  for (const racer of racers) racer.kill("SIGKILL");
  await Promise.all(ended);
  racers = [];
}

beforeAll(() => {
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true });
});

test("of many processes that want a folder at once, one gets it and the others learn whose it is", async () => {
  const answers = await race();
  const winner = racers[answers.indexOf("won")]?.pid;
  expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
  expect(answers.filter((answer) => answer === winner)).toHaveLength(7);

  expect(holderOf(lock)?.pid).toBe(winner);
  await expect(lockFolder("server")).rejects.toThrow(
    `The data folder ${folder} is in use by process ${winner}.`,
  );
});

test("the lock of a killed process is taken over, by one process again", async () => {
  await killAll();
  expect(holderOf(lock)).toBeUndefined();
  const answers = await race();
  expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
  await killAll();
});

test("a process that died while it removed a stale lock holds nobody up for good", () => {
  writeFileSync(lock, "999999999:1:server");
  mkdirSync(`${lock}.turn`);
  const release = takeLock(lock, "server");
  expect(holderOf(lock)?.pid).toBe(process.pid);
  if (typeof release === "function") release();
  expect(holderOf(lock)).toBeUndefined();
});
