// Part of `npm run build`: bundles `server/main.ts`, with all of ours that it imports, into one file.
import { build } from "esbuild";

await build({
  entryPoints: ["server/main.ts"],
  outfile: ".next/groundwork/server.mjs",
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
