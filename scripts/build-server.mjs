// Part of `npm run build`: bundles `server/main.ts`, with all of ours that it imports; what is imported
// later stays in files of its own.
import { rmSync } from "node:fs";
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
