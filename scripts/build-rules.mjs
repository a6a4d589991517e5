// Part of `npm run build`: makes one file of the written rules, for the thread that reads long texts
// (`lib/ai/rules-thread.ts`). Before `next build`, which then finds it for tracing.
import { build } from "esbuild";

await build({
  entryPoints: ["lib/ai/rules-tasks.ts"],
  outfile: "lib/generated/rules-tasks.mjs",
  bundle: true,
  external: ["pino"],
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
