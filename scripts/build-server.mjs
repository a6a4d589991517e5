// Part of `npm run build`: bundles `server/main.ts`, with all of ours that it imports; what is imported
// later stays in files of its own. Beside it, a new embedded database for first starts to copy.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const outdir = ".next/groundwork";
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { server: "server/main.ts" },
  outdir,
  outExtension: { ".js": ".mjs" },
  splitting: true,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});

const making = { DATA_DIR: path.join(outdir, "making"), DATABASE_URL: "", LOG_LEVEL: "silent" };
execFileSync(process.execPath, ["--import", "tsx", "scripts/build-database.ts"], {
  stdio: "inherit",
  env: { ...process.env, ...making },
});
