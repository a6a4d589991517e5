// The operator's commands as they were built, which takes half the time to load; before a build, from their source.
import { existsSync } from "node:fs";
import "./load-env.mjs";

process.env.LOG_LEVEL = "silent"; // stdout is only for the answer

const built = new URL("../.next/groundwork/commands.mjs", import.meta.url);
const isBuilt = existsSync(built);
if (!isBuilt) (await import("tsx/esm/api")).register();

/** @type {typeof import("../lib/admin/run-command")} */
export const { describeUsage, runCommand, wantsSecret } = await import(
  isBuilt ? built.href : "../lib/admin/run-command.ts"
);
