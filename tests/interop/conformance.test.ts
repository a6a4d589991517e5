import { describe, expect, onTestFinished, test } from "vitest";
import { standIns } from "./fixtures";
import { startKeyProxy } from "./key-proxy";
import { runningProduct } from "./product";
import { obstacle, runTool } from "./tools";

if (obstacle) console.warn(`Skipped: the conformance suites; ${obstacle}.`);

const REVISIONS = [
  {
    version: "2025-11-25",
    script: "@modelcontextprotocol/conformance/dist/index.js",
    options: ["--suite", "active"],
    passing: 13,
  },
  {
    version: "2026-07-28",
    script: "conformance-2026/dist/index.js",
    options: ["--requirements", "2026-07-28"],
    passing: 114,
  },
];

describe.skipIf(obstacle)("MCP conformance: the public conformance suite", () => {
  const product = runningProduct();

  test.each(REVISIONS)("$version: only features that are not offered fail", async (revision) => {
    const { url, key, ...names } = product();
    const proxy = await startKeyProxy(url, key, standIns(names));
    onTestFinished(proxy.stop);
    const baseline = `tests/interop/expected-failures-${revision.version}.yml`;
    const { code, output } = await runTool(revision.script, [
      ...["server", "--url", proxy.url, "--expected-failures", baseline],
      ...revision.options,
    ]);
    const [, passed = 0] = /Total: (\d+) passed/.exec(output) ?? [];
    console.log(`conformance ${revision.version}: ${/Total: .*/.exec(output)}`);
    // A stale entry in the list of expected failures ends with 1 as well.
    expect(code, output.slice(-6000)).toBe(0);
    expect(Number(passed)).toBeGreaterThanOrEqual(revision.passing);
  });
});
