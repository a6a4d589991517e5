import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "@/tests/support/server";

/** Sends one request over the agent's connections and returns its status, or the code of its error. */
const ask = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test.each([
  ["that are open", { keepAlive: true, maxSockets: 16 }],
  ["of its own for each", { keepAlive: false }],
])(
  "stop: a server that is told to stop answers earlier requests, over connections %s",
  async (_, options) => {
    const folder = mkdtempSync(path.join(tmpdir(), "groundwork-stop-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const server = await startServer({ DATA_DIR: folder, EMBEDDINGS: "off" });
    const agent = new Agent(options);
    let isStopping = false;
    const before: (number | string)[] = [];
    const after: (number | string)[] = [];
    const client = async () => {
      for (;;) {
        const seen = isStopping ? after : before;
        const outcome = await ask(`${server.url}/api/health/live`, agent);
        seen.push(outcome);
        if (outcome !== 200) return;
        await sleep(3);
      }
    };
    const clients = Promise.all(Array.from({ length: 16 }, client));
    await sleep(500);
    isStopping = true;
    const { code } = await server.stop("SIGTERM");
    await clients;
    agent.destroy();
    expect(code).toBe(0);
    expect(new Set(before)).toEqual(new Set([200]));
    expect(after).toContain(200);
    // A connection at the very moment of closing is reset; later ones are refused.
    const others = new Set(after.filter((outcome) => outcome !== 200));
    expect([...others].filter((code) => code !== "ECONNREFUSED" && code !== "ECONNRESET")).toEqual(
      [],
    );
  },
);
