// Part of `npm run build`: bundles `server/main.ts`, with all of ours that it imports; what is imported
// later stays in files of its own. Beside it, a new embedded database for first starts to copy.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const outdir = ".next/groundwork";

/** Of ES modules alone, and needed by the first answer: in one file they load in half of the time. */
const BUNDLED = [
  "@hono/node-server",
  "@remix-run",
  "@vercel/functions",
  "csv-stringify",
  "hono",
  "jose",
  "lru-cache",
  "markdown-it",
  "uuid",
  "zod",
];

/** Leaves each import of another package as it is; what a bundled package imports is bundled with it. */
const packages = {
  name: "packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path: name, importer }) => {
      const isOurs = name.startsWith("@/") || path.isAbsolute(name);
      const isBundled = BUNDLED.some((known) => name === known || name.startsWith(`${known}/`));
      if (isOurs || isBundled || importer.includes("node_modules")) return undefined;
      return { path: name, external: true };
    });
  },
};

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { server: "server/main.ts" },
  outdir,
  outExtension: { ".js": ".mjs" },
  splitting: true,
  bundle: true,
  plugins: [packages],
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
