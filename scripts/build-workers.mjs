// Part of `npm run build`, before `next build`: bundles each `lib/<folder>/worker` with everything that it imports into
// `lib/generated/workers`. A deployment needs only these files: Next does not trace the imports of threads.
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const outdir = "lib/generated/workers";
rmSync(outdir, { recursive: true, force: true }); // names of shared chunks change with their contents
const files = readdirSync("lib", { recursive: true }).map((name) => path.join("lib", name));

await build({
  entryPoints: files.filter((file) => /\bworker\.(mjs|ts)$/.test(file)),
  outbase: "lib",
  outdir,
  outExtension: { ".js": ".mjs" },
  splitting: true,
  bundle: true,
  // CommonJS packages in an ES module ask for Node's own modules by `require`.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
