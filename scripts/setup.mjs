// Shared by the scripts that people start in a bare clone: installing, building and running.
// Nothing but Node's own modules may be imported here.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
process.chdir(root);

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Groundwork needs Node 20.19 or newer, this is ${process.versions.node}.`);
  process.exit(1);
}

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const children = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    if (children.size > 0) process.exit(1);
  });
}

/**
 * Runs a program. Its output goes to this terminal, or with `collect` into the result.
 * @param options.timeout milliseconds after which the program is stopped; the default is no limit
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = {}, collect = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = collect ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { stdio, timeout, env: { ...process.env, ...env } });
    children.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    const finish = (ok) => {
      children.delete(child);
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("exit", (_, signal) => {
      if (!signal) return;
      output += `\n${command} was stopped by ${signal}${child.killed ? `, after ${timeout / 1000} s` : ""}.`;
      // Its own children may live on, and would keep these open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
    child.on("close", (code) => finish(code === 0));
  });
}

/** Runs a program; if it fails, prints its output and exits. */
export async function runOrExit(command, args, options) {
  const { ok, output } = await run(command, args, options);
  if (ok) return;
  console.error(`${output}\n\`${[command, ...args].join(" ")}\` failed.`);
  process.exit(1);
}

const readChangeTime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm waits forever when a download stops midway. What has arrived stays in npm's cache for the next attempt. */
const INSTALL_LIMIT_MS = 10 * 60 * 1000;

/** Installs the packages of a folder's lockfile, unless that was done since it changed. */
export async function install(folder = ".") {
  const lockfile = path.join(folder, "package-lock.json");
  if (
    readChangeTime(path.join(folder, "node_modules/.package-lock.json")) >= readChangeTime(lockfile)
  )
    return;
  console.log(`Installing the packages of ${lockfile} (npm ci), a minute or two …`);
  const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const command = ["npm", ["ci", "--prefix", folder, "--prefer-offline", ...flags]];
  const options = { collect: true, timeout: INSTALL_LIMIT_MS };
  const { ok, output } = await run(...command, options);
  if (ok) return;
  console.log(`${output}\nTrying again …`);
  await runOrExit(...command, options);
}

const SOURCES = [
  ...["app", "lib", "server", "prisma", "public"],
  ...["package-lock.json", "scripts/compress-static.mjs"],
  ...["scripts/build-workers.mjs", "scripts/build-server.mjs"],
];
const ROOT_SOURCES = /^(next\.config|postcss\.config|proxy|instrumentation)\./;
const GENERATED = /(^|\/)(generated|vendor)$/;

/** Builds the app, unless that was done since its sources changed. */
export async function build() {
  const sources = [...SOURCES, ...readdirSync(".").filter((name) => ROOT_SOURCES.test(name))];
  if (readChangeTime(".next/BUILD_ID") >= Math.max(...sources.map(findNewestChange))) return;
  console.log("Building the app (npm run build), about a minute …");
  await runOrExit("npm", ["run", "--silent", "build"], { collect: true });
}

/** Returns the time of the last change in a file or folder. */
function findNewestChange(entry) {
  if (GENERATED.test(entry)) return 0;
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(entry).map((name) => findNewestChange(`${entry}/${name}`)),
  );
}
