// npm test                Builds, and runs every check and test, as CI does.
// npm test -- --install   The same, after installing the programs that the tests need.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runSteps, STATIC_CHECKS } from "./check.mjs";
import { install, run, runOrExit } from "./setup.mjs";
import { describeMissing, findMissingPrograms, mayInstall } from "./test-needs.mjs";

const isInstalling = readArguments();
const REPORTS = ".cache/reports";
/** The projects of `vitest.config.ts` that start the built server. Each project is a folder in `tests`. */
const ON_SERVER = ["fault-injection", "parity", "interop"];
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await runTimed("Packages and programs", () =>
  Promise.all([
    install().then(providePrograms),
    install("tests/interop"), // the public tools that test MCP servers
  ]),
);
const checks = await runTimed("Static checks", () => runSteps(STATIC_CHECKS));
let passed = checks.passed;
/** A line or two for each failure, since the output above is long. */
const failures = Array.from({ length: checks.failed }, () => "a static check, see FAILED above");
/** Tests that failed in one of two attempts. */
const unstable = [];
await runTimed("Build", () => runOrExit("npm", ["run", "--silent", "build"]));
let skipped = await runTimed("Tests without the built server", () =>
  runVitest(
    "in-process",
    readdirSync("tests").filter((folder) => !ON_SERVER.includes(folder)),
  ),
);
// The tests on the built server mostly wait, so they run at the same time as the browser tests. In both, a failed test
// has a second attempt: a machine that stands still for ten seconds is no fault of the app.
const onServer = runTimed("Tests on the built server", () =>
  runVitest("on-server", ON_SERVER, { collect: true, retries: 1 }),
);
skipped += await runTimed("Browser tests", runPlaywright);
skipped += await onServer;
if (skipped > 0) console.log(`${skipped} tests did not run; each is listed above with its reason.`);
for (const test of unstable) console.log(`Failed in one of two attempts, look into it: ${test}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

function readArguments() {
  try {
    return mayInstall(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Installs the missing programs if it may, and ends here if a required one is still missing. */
async function providePrograms() {
  if (isInstalling) for (const need of await findMissingPrograms()) await installProgram(need);
  const missing = await findMissingPrograms();
  if (missing.length === 0) return;
  console.log(describeMissing(missing));
  if (!isInstalling) console.log("`npm test -- --install` installs what it can.");
  if (missing.some(({ required }) => required)) process.exit(1);
  console.log("The tests that need it are skipped.");
}

async function installProgram({ debianPackage, elsewhere }) {
  if (await installDebianPackage(debianPackage)) return;
  if (elsewhere) await runOrExit(elsewhere[0], elsewhere.slice(1));
}

async function installDebianPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} (apt-get install ${name}) …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-y", "-qq", "--no-install-recommends"];
  await run("apt-get", ["update", "-qq"], { env, collect: true });
  return (await run("apt-get", ["install", ...options, name], { env, collect: true })).ok;
}

/** Runs a step and prints its duration. */
async function runTimed(name, step) {
  const startedAt = performance.now();
  const result = await step();
  console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

/** With `collect` the output is printed at the end, in one piece. @returns how many tests were skipped */
async function runVitest(name, projects, { collect = false, retries = 0 } = {}) {
  const file = `${REPORTS}/${name}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const selected = projects.flatMap((project) => ["--project", project]);
  const { ok, output } = await run(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", `--retry=${retries}`, ...reporters, ...selected],
    { collect },
  );
  if (collect) console.log(output);
  const report = readReport(file);
  const { numPassedTests = 0, numPendingTests = 0 } = report;
  unstable.push(...listTests(report, "passed"));
  const failed = [...listTests(report, "failed"), ...listBrokenFiles(report)];
  add(projects.join(", "), numPassedTests, failed, ok);
  return numPendingTests;
}

async function runPlaywright() {
  const command = ["node_modules/@playwright/test/cli.js", "test", "--retries=1"];
  const { ok } = await run(process.execPath, command);
  const { stats = {}, suites = [] } = readReport(`${REPORTS}/e2e.json`);
  const { expected = 0, flaky = 0 } = stats;
  unstable.push(...listSpecs(suites, "flaky"));
  add("e2e", expected + flaky, listSpecs(suites, "unexpected"), ok);
  return stats.skipped ?? 0;
}

/** A run that ends badly without a failed test is a failure too. */
function add(name, passedTests, failedTests, ok) {
  passed += passedTests;
  failures.push(...failedTests);
  if (!ok && failedTests.length === 0) failures.push(`${name} failed, see its output above`);
}

/** The tests with this status in a report of Vitest that failed at least once, each with its first message. */
function listTests({ testResults = [] }, status) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map((test) => describe(name, test.fullName, test.failureMessages[0])),
  );
}

/** The files of a report of Vitest that failed without a failed test, such as those that did not load. */
function listBrokenFiles({ testResults = [] }) {
  return testResults
    .filter(({ status, assertionResults }) => {
      return status === "failed" && !assertionResults.some((test) => test.status === "failed");
    })
    .map(({ name, message }) => describe(name, "", message));
}

/** The tests with this status in a report of Playwright, whose suites nest, each with its first message. */
function listSpecs(suites, status) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return describe(`tests/e2e/${file}`, title, errors[0]?.message);
      }),
    ...listSpecs(inner, status),
  ]);
}

function describe(file, title, message = "") {
  const [firstLine] = stripVTControlCharacters(message).split("\n");
  return `${path.relative(".", file)} › ${title}\n  ${firstLine}`;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
