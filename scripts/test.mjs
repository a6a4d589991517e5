// npm test   Installs what the tests need, builds, and runs every check and test, as CI does.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { runSteps, STATIC_CHECKS } from "./check.mjs";
import { install, must, run } from "./setup.mjs";

const REPORTS = ".cache/reports";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await install();
await install("tests/wire"); // the public tools that test MCP servers
await installBrowser();
await installRedis();
const total = await runSteps(STATIC_CHECKS);
console.log("Building the app (npm run build) …");
await must("npm", ["run", "--silent", "build"]);
const skipped = (await runVitest()) + (await runPlaywright());
if (skipped > 0) console.log(`${skipped} tests did not run; the reason stands with each above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** The system's Chromium, else Debian's package, else Playwright's own. */
async function installBrowser() {
  if (isOnPath("chromium", "chromium-browser", "google-chrome")) return;
  if (await installDebianPackage("chromium")) return;
  await must("npx", ["playwright", "install", "chromium"]);
}

async function installRedis() {
  if (isOnPath("redis-server") || (await installDebianPackage("redis-server"))) return;
  console.log("No redis-server to be had: the tests on a real Redis say that they did not run.");
}

function isOnPath(...names) {
  const folders = (process.env.PATH ?? "").split(":");
  return names.some((name) => folders.some((folder) => existsSync(`${folder}/${name}`)));
}

async function installDebianPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} (apt-get install ${name}) …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-y", "-qq", "--no-install-recommends"];
  await run("apt-get", ["update", "-qq"], { env, collect: true });
  return (await run("apt-get", ["install", ...options, name], { env, collect: true })).ok;
}

async function runVitest() {
  const file = `${REPORTS}/vitest.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok } = await run(process.execPath, [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...reporters,
  ]);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(file);
  add(numPassedTests, numFailedTests, ok);
  return numPendingTests;
}

async function runPlaywright() {
  const { ok } = await run(process.execPath, ["node_modules/@playwright/test/cli.js", "test"]);
  const { stats = {} } = readReport(`${REPORTS}/e2e.json`);
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, ok);
  return stats.skipped ?? 0;
}

/** A run that ends badly without a failed test, like a file that does not load, is a failure too. */
function add(passed, failed, ok) {
  total.passed += passed;
  total.failed += failed === 0 && !ok ? 1 : failed;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
