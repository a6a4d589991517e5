// Makes the Prisma client, which is not committed.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

let cli;
try {
  cli = resolve("prisma/build/index.js");
} catch {
  console.error("Development packages are not installed, so nothing is generated here.");
  process.exit(0);
}

// The CLI insists on a schema engine that `generate` never runs: it is given this Node binary.
const env = {
  ...process.env,
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
};
const run = spawnSync(process.execPath, [cli, "generate"], {
  stdio: ["ignore", "ignore", "inherit"],
  env,
});
process.exit(run.status ?? 1);
