// npm run check   Types, lint, dead code, schema drift, unit and API tests; no build, no network.
// Steps run two at a time; a failing step's output is printed, the others get one line.
import { spawn } from "node:child_process";

const bin = (name, ...args) => ["node", [`node_modules/${name}`, ...args]];
export const STATIC_CHECKS = {
  types: bin("typescript/bin/tsc", "--noEmit"),
  lint: bin("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  "dead code": bin("knip/bin/knip.js"),
  "schema drift": ["npm", ["run", "--silent", "db:migration", "--", "--check"]],
};
const TESTS = {
  "unit and API tests": bin("vitest/vitest.mjs", "run", "--project", "unit", "--project", "api"),
};

/** Runs one command; its output comes back rather than being shown. */
function run([command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, CI: "true" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}

/** Runs the steps, two at a time. @returns the number of those that passed and that failed */
export async function runSteps(steps) {
  const queue = Object.entries(steps);
  const count = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [name, command] = step;
      const startedAt = performance.now();
      const { passed, output } = await run(command);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      count[passed ? "passed" : "failed"] += 1;
      console.log(`${passed ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (!passed) console.log(output);
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runSteps({ ...TESTS, ...STATIC_CHECKS });
  process.exit(failed === 0 ? 0 : 1);
}
