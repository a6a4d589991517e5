import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export type Server = { url: string; rssMb(): number; stop(): Promise<void>; readyMs: number };

/** Starts a server process and waits until `path` answers with 200. */
export async function start(
  args: string[],
  port: number,
  path: string,
  env: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
  });
  process.once("exit", () => child.kill("SIGKILL")); // nothing stays behind a run that failed
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + path, headers))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}.`);
    if (performance.now() - began > 60_000)
      throw new Error(`${args.join(" ")} did not answer within 60 s.`);
    await sleep(20);
  }
  const readyMs = Math.round(performance.now() - began);
  return { url, readyMs, rssMb: () => rssMb(child), stop: () => stop(child) };
}

async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    return (await fetch(url, { headers })).status === 200;
  } catch {
    return false;
  }
}

function rssMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
