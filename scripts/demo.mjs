// npm run demo   From a bare clone to a running server with a sample workspace to look around in.
import { readFileSync } from "node:fs";
import path from "node:path";
import { refuseTakenPort } from "./refuse-taken-port.mjs";
import { build, install, run } from "./setup.mjs";
import "./load-env.mjs";

const port = await refuseTakenPort();
const { HOST = "" } = process.env;
const host = ["", "0.0.0.0", "::"].includes(HOST) ? "localhost" : HOST;
const base = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
const print = (text) => process.stdout.write(`${text}\n`);

await install();
await build();
print("Preparing the database …");
const seed = ["--import", "tsx", "prisma/seed.ts"];
const { ok } = await run(process.execPath, seed, { env: { LOG_LEVEL: "silent" } });
if (!ok) process.exit(1);
process.env.LOG_LEVEL ||= "warn"; // a line a request would push the text printed below out of sight
const stopped = import("./start.mjs"); // it ends when the server does
await awaitReady();
printWelcome();
await stopped;

async function awaitReady() {
  for (;;) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function printWelcome() {
  const folder = process.env.DATA_DIR || ".data";
  const { email, password, key } = JSON.parse(readFileSync(path.join(folder, "demo.json"), "utf8"));
  const url = (process.env.APP_URL || base).replace(/\/+$/, "");
  print(`
Groundwork is running at ${url}

  Sign in    ${email}
  Password   ${password}
  API key    ${key.text}

List the initiatives:

  curl -s -H "Authorization: Bearer ${key.text}" ${url}/api/v1/initiatives

Connect Claude Code; Settings, Connect has the other assistants:

  claude mcp add --transport http groundwork "${url}/api/mcp?toolsets=all" --header "Authorization: Bearer ${key.text}"

All data is kept in ${path.resolve(folder)}. Press Ctrl+C to stop.
`);
}
