// Part of `npm run build`: bundles `server/main.ts` and the operator's commands, with our modules that they import; modules
// imported later stay in files of their own. Next to it goes a new embedded database for first starts to copy.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const outdir = ".next/groundwork";

const isModule = (name) => {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).type === "module";
};

/**
 * Bundles packages of ES modules that are imported statically, with all that they import, because one
 * file loads faster. CommonJS and packages imported on demand stay as they are, shared with the pages.
 */
const packages = {
  name: "packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path: name, importer, kind }) => {
      const isOurs = name.startsWith("@/") || path.isAbsolute(name);
      if (isOurs || importer.includes("node_modules")) return undefined;
      const [packageName] = /^(?:@[^/]+\/)?[^/]+/.exec(name);
      if (kind === "import-statement" && isModule(packageName)) return undefined;
      return { path: name, external: true };
    });
  },
};

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { server: "server/main.ts", commands: "lib/admin/run-command.ts" },
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
