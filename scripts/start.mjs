// npm start   The built server of `server/main.ts`, on PORT, in a process that is replaced when it dies.
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

process.chdir(path.dirname(import.meta.dirname));
process.env.NODE_ENV = "production";
await import("./load-env.mjs");

const server = path.resolve(".next/groundwork/server.mjs");
if (!existsSync(server)) fail("There is no build yet. Run `npm run build`, then start again.");

if (cluster.isPrimary) {
  await (await import("./refuse-taken-port.mjs")).refuseTakenPort();
  const { supervise } = await import("./supervise.mjs");
  process.exit(await supervise());
}

// V8 would let the heap grow to four times the memory in use before a full collection; twice costs no speed.
setFlagsFromString("--heap-growing-percent=100");

console.log = console.info = () => {}; // Next reports its progress there, but stdout is for JSON lines only

try {
  const { serve } = await import(server);
  await serve();
  process.exit(0);
} catch (error) {
  fail(error.message);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
