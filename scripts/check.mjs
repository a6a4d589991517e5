// npm run check   Types, lint, dead code, schema drift, unit, API and MCP tests; no build, no network.
import { run } from "./setup.mjs";

const makeNodeCommand = (file, ...args) => [process.execPath, [`node_modules/${file}`, ...args]];

/** The checks that do not run the product, by name. */
export const STATIC_CHECKS = {
  types: ["npm", ["run", "--silent", "typecheck"]],
  lint: makeNodeCommand("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  "dead code": makeNodeCommand("knip/bin/knip.js", "--no-config-hints"),
  "schema drift": ["npm", ["run", "--silent", "db:migration", "--", "--check"]],
};
const TESTS = {
  "unit, API and MCP tests": makeNodeCommand(
    "vitest/vitest.mjs",
    "run",
    ...["unit", "api", "mcp"].flatMap((name) => ["--project", name]),
  ),
};

/** Runs the steps, two at a time, and prints a line each; a failing one's output follows its line. */
export async function runSteps(steps) {
  const queue = Object.entries(steps);
  const count = { passed: 0, failed: 0 };
  const runQueue = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [name, [command, args]] = step;
      const startedAt = performance.now();
      const { ok, output } = await run(command, args, { collect: true });
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      count[ok ? "passed" : "failed"] += 1;
      console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (!ok) console.log(output);
    }
  };
  await Promise.all([runQueue(), runQueue()]);
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runSteps({ ...TESTS, ...STATIC_CHECKS });
  process.exit(failed === 0 ? 0 : 1);
}
