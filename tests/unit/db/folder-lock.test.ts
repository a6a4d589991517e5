import { type ChildProcess, fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { isFolderInUse, keepFolderPrivate, lockFolder } from "@/lib/db/embedded/data-folder";

const RACER = ["--import", "tsx", "tests/support/lock-racer.ts"];
/** A container as far as processes are concerned: their numbers and the host's name are its own. */
const CONTAINER = [
  "unshare",
  "-rupf",
  "--kill-child",
  "--mount-proc",
  "sh",
  "-c",
  'hostname inside; exec "$@"',
  "sh",
];
const canContain = spawnSync(CONTAINER[0] ?? "", [...CONTAINER.slice(1), "true"]).status === 0;

// The settings are read once, by the first import.
const { folder, lock } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const folder = mkdtempSync("/tmp/groundwork-lock-");
  vi.stubEnv("DATA_DIR", folder);
  return { folder, lock: `${folder}/pg.lock` };
});
beforeEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

let racers: ChildProcess[] = [];

/** Starts eight processes that take the lock at the same moment. @returns the report of each */
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

/** Starts a process through `command` that takes the lock. @returns its number in its own namespace */
async function hold(...command: string[]) {
  const [file = "", ...args] = [...command, process.execPath, ...RACER, lock];
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] });
  racers.push(child);
  const [said] = await once(child.stdout, "data");
  expect(String(said)).toMatch(/^won /);
  return Number(String(said).split(" ")[1]);
}

afterEach(async () => {
  const ended = racers.map((racer) => racer.exitCode ?? racer.signalCode ?? once(racer, "exit"));
  for (const racer of racers) racer.kill("SIGKILL");
  await Promise.all(ended);
  racers = [];
});

test("folder lock: of many processes that want a folder at once, one gets it and the others learn its holder", async () => {
  const answers = await race();
  expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
  const winner = racers[answers.indexOf("won")];
  const name = `process ${winner?.pid} on ${hostname()}`;
  await expect(lockFolder("command")).rejects.toThrow(
    `The data folder ${folder} is in use by ${name}. Stop that process, or set DATA_DIR to another folder.`,
  );

  const ended = winner && once(winner, "exit");
  winner?.kill("SIGKILL");
  await ended;
  expect(await isFolderInUse()).toBe(false);
});

test("folder lock: a folder that a container holds is refused outside, and stays untouched", async ({
  skip,
}) => {
  skip(!canContain, "this machine lets us make no PID namespace (unshare)");
  expect(await hold(...CONTAINER)).toBe(1);
  const state = () =>
    readdirSync(folder).map((name) => {
      const { mtimeMs, ino } = statSync(path.join(folder, name));
      return [name, mtimeMs, ino, readFileSync(path.join(folder, name), "utf8")];
    });
  const before = state();
  await expect(lockFolder("command")).rejects.toThrow("is in use by process 1 on inside.");
  expect(await isFolderInUse()).toBe(true);
  expect(state()).toEqual(before);
});

test("folder lock: a holder that was killed is dead, though its parent does not reap it", async () => {
  const zombie = await hold("bash", "-c", '"$@" & exec sleep 1000', "bash");
  process.kill(zombie, "SIGKILL");
  await vi.waitFor(() => expect(readFileSync(`/proc/${zombie}/stat`, "utf8")).toContain(") Z "));
  (await lockFolder("server"))(); // the last of its threads may take a moment
});

test("folder lock: a server waits for a holder that ends within a second", async () => {
  const pid = await hold();
  const locked = lockFolder("server");
  await sleep(1000);
  process.kill(pid, "SIGKILL");
  (await locked)();
});

test("folder lock: the folder and the files in it are private to their owner, even if the operator made the folder", async () => {
  chmodSync(folder, 0o755);
  keepFolderPrivate();
  const release = await lockFolder("command");
  onTestFinished(release);
  const modes = [folder, lock].map((file) => (statSync(file).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
});
