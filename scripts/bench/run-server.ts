import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/tests/support/redis";
import { readKilobytes } from "./process-memory";

/** A server that answers; `readyMs` from its start to the first answer. */
export type Server = {
  url: string;
  pid: number;
  readyMs: number;
  /** Its memory now, in MB. */
  memory(): number;
  stop(): Promise<void>;
};

/** The script to start, its Node, and a path that answers once it serves. */
type Wanted = {
  args: string[];
  node?: string;
  path: string;
  key?: string;
  env: Record<string, string>;
};

/** The built product; limits are raised, no text is turned into vectors, no line is logged. */
export const PRODUCT = ["scripts/start.mjs"];
const UNLIMITED = { RATE_LIMIT_SCALE: "1000000", DOOR_LIMIT_SCALE: "1000000" };
const QUIET = { ...UNLIMITED, EMBEDDINGS: "off", LOG_LEVEL: "silent" };

/** Starts a server process on a free port and waits until `path` answers with 200. */
export async function start({ args, node, path, key, env }: Wanted): Promise<Server> {
  if (args === PRODUCT) refuseOldBuild();
  const port = await freePort();
  const name = args.join(" ");
  const began = performance.now();
  const child = spawn(node ?? process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...QUIET, ...env },
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill); // a failed run leaves no server behind
  child.once("exit", () => process.off("exit", kill));
  const url = `http://127.0.0.1:${port}`;
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  while (!(await answers(url + path, headers))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    if (performance.now() - began > 60_000) throw new Error(`${name} did not answer within 60 s.`);
    await sleep(5);
  }
  const readyMs = Math.round(performance.now() - began);
  const { pid = 0 } = child;
  const measureMemory = () => Math.round(readKilobytes(pid) / 1024);
  return { url, pid, readyMs, memory: measureMemory, stop: () => stop(child) };
}

/** Figures of a build that lacks the last changes look like those of the sources. */
function refuseOldBuild() {
  const built = statSync(".next/BUILD_ID", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = ["app", "lib", "server"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .find((path) => statSync(path).isFile() && statSync(path).mtimeMs > built);
  if (newer)
    throw new Error(`${newer} is newer than the build. Run \`npm run build\`, then measure again.`);
}

async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    return (await fetch(url, { headers })).status === 200;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
