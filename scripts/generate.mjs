// Generates the Prisma client. The CLI insists on a schema engine that `generate` never runs,
// so it is given this Node binary instead of a download.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

let cli;
try {
  cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
} catch {
  console.error("prisma is not installed (production install): the client is not generated here.");
  process.exit(0);
}
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
