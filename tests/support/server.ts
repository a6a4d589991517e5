import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { freePort } from "@/tests/support/redis";

const run = promisify(execFile);

/** The settings that the server and the operator's commands share. */
export type Settings = {
  DATA_DIR: string;
  DATABASE_URL?: string;
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_BASE_URL?: string;
  APP_URL?: string;
  EMBEDDINGS?: string;
  WORKERS?: string;
  SIGN_UP?: string;
  DOOR_LIMIT_SCALE?: string;
  STOP_GRACE_SECONDS?: string;
  TRUST_PROXY?: string;
  HOST?: string;
  PORT?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_ONLY?: string;
};
/** The ways to start the built product: `npm start`, Next alone as on some platforms, or only the files that Next traced. */
const ENTRY_POINTS = {
  front: ["scripts/start.mjs"],
  next: ["node_modules/next/dist/bin/next", "start"],
  traced: ["tests/support/serve-traced.mjs"],
};
type EntryPoint = keyof typeof ENTRY_POINTS;

export const environment = (settings: Settings) => ({
  PATH: process.env.PATH,
  NODE_OPTIONS: `--import ${pathToFileURL("tests/support/cheap-passwords.mjs").href}`,
  NODE_ENV: "production" as const,
  AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  RATE_LIMIT_SCALE: "1000",
  DOOR_LIMIT_SCALE: "1000",
  ...settings,
});

/** Starts the built product as its own process; it may end by itself, see `ended`. */
export async function launch(settings: Settings, entryPoint: EntryPoint = "front") {
  if (!existsSync(".next/BUILD_ID")) {
    throw new Error("These tests start the built server, and there is no build: npm run build");
  }
  const { PORT: port = String(await freePort()) } = settings;
  const child = spawn(process.execPath, ENTRY_POINTS[entryPoint], {
    env: { ...environment(settings), PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => {
    process.off("exit", kill);
    return { code, output };
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url: `http://localhost:${port}`, pid: child.pid, ended, stop, output: () => output };
}

/** Starts the built product and waits until it answers. */
export async function startServer(settings: Settings, entryPoint?: EntryPoint) {
  const server = await launch(settings, entryPoint);
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  while (!(await fetch(`${server.url}/api/health/live`).catch(() => undefined))?.ok) {
    if (over) throw new Error(`The server ended: ${server.output()}`);
    await sleep(50);
  }
  return server;
}
export type Server = Awaited<ReturnType<typeof startServer>>;

/** Returns the process under `npm start` that answers requests, and that would run out of memory. */
export async function findWorker({ pid }: Server): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const [worker] = rows.find(([, parent]) => parent === pid) ?? [];
  if (worker === undefined) throw new Error(`Process ${pid} has no worker.`);
  return worker;
}

/** Runs an operator's command, as `npm run --silent admin -- …` does. */
export const admin = (settings: Settings, ...argv: string[]) => adminWith("", settings, ...argv);

/** Runs an operator's command with `input` on standard input. */
export const adminWith = (input: string, settings: Settings, ...argv: string[]) =>
  runScript("scripts/admin.mjs", input, settings, ...argv);

/** A person with a team workspace and an API key, made by the operator's commands. */
export async function makeKeyHolder(settings: Settings, name = "ada"): Promise<string> {
  const made = await runScript("tests/support/key-holder.mjs", "", settings, name);
  return z.object({ key: z.string() }).parse(made).key;
}

async function runScript(script: string, input: string, settings: Settings, ...argv: string[]) {
  const running = run(process.execPath, [script, ...argv], { env: environment(settings) });
  running.child.stdin?.end(input);
  const answer: unknown = JSON.parse((await running).stdout);
  return answer;
}

/** Calls the REST API of a server; undefined when no answer came. */
export async function call(server: Server, key: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  try {
    const response = await fetch(`${server.url}/api/v1${path}`, { headers, ...request });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}
