// npm test   Installs what the tests need, builds, and runs every check and test, as CI does.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import {
  findProgram,
  installDebianPackage,
  installPackages,
  must,
  readJson,
  sh,
} from "./install.mjs";

process.chdir(path.dirname(import.meta.dirname));
const REPORTS = ".cache/reports";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

installPackages();
const { STATIC_CHECKS, runSteps } = await import("./check.mjs");

const browser = findProgram("chromium", "chromium-browser", "google-chrome");
if (!browser && !installDebianPackage("chromium")) must("npx", "playwright", "install", "chromium");
if (!findProgram("redis-server") && !installDebianPackage("redis-server")) {
  console.log(
    "No redis-server to be had: the tests on a real Redis will say that they did not run.",
  );
}

const total = await runSteps(STATIC_CHECKS);

console.log("Building …");
must("npm", "run", "--silent", "build");

const add = (passed, failed, hasRunWell) => {
  total.passed += passed;
  // A run that ends badly without a failed test (a file that does not load) is a failure too.
  total.failed += failed === 0 && !hasRunWell ? 1 : failed;
};

const vitest = `${REPORTS}/vitest.json`;
const unitsRanWell = sh(
  "node",
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitest}`,
);
const units = readJson(vitest);
add(units.numPassedTests ?? 0, units.numFailedTests ?? 0, unitsRanWell);

const browserRanWell = sh("node", "node_modules/@playwright/test/cli.js", "test");
const { stats = {} } = readJson(`${REPORTS}/e2e.json`);
add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, browserRanWell);

const skipped = (units.numPendingTests ?? 0) + (stats.skipped ?? 0);
if (skipped > 0) console.log(`${skipped} tests did not run; the reason stands with each above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
