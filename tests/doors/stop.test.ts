import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "@/tests/support/server";

/** What became of one request over the agent's connections: its status, or the code of its error. */
const ask = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test("a server that is told to stop answers whatever comes over connections that are open", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-stop-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startServer({ DATA_DIR: folder, EMBEDDINGS: "off" });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const seen = new Map<number | string, number>();
  const client = async () => {
    for (;;) {
      const outcome = await ask(`${server.url}/api/health/live`, agent);
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      if (outcome !== 200) return;
      await sleep(3);
    }
  };
  const clients = Promise.all(Array.from({ length: 16 }, client));
  await sleep(500);
  const { code } = await server.stop("SIGTERM");
  await clients;
  agent.destroy();
  expect(code).toBe(0);
  expect([...seen.keys()].filter((outcome) => outcome !== 200)).toEqual(["ECONNREFUSED"]);
});
