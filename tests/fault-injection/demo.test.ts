import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@/tests/support/redis";

/** The demo rebuilds after a change of a source. Here it must not, since other tests use the build. */
function keepBuild() {
  const file = ".next/BUILD_ID";
  const { atime, mtime } = statSync(file);
  utimesSync(file, new Date(), new Date());
  onTestFinished(() => utimesSync(file, atime, mtime));
}

test("demo: the demo prints its address and key, and stops on a signal", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-demo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  keepBuild();
  const port = await freePort();
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), EMBEDDINGS: "off" };
  const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
    env: { ...env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void demo.kill("SIGKILL"));
  let output = "";
  demo.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  while (!output.includes("Press Ctrl+C") && demo.exitCode === null) await sleep(100);
  expect(output).toContain(`Groundwork is running at http://localhost:${port}`);
  const [, key = ""] = /API key +(\S+)/.exec(output) ?? [];
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`http://localhost:${port}/api/v1/initiatives`, { headers });
  expect(answer.status).toBe(200);
  const ended = once(demo, "exit");
  demo.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
