import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeKeyHolder } from "@/tests/support/server";
import { PRODUCT, type Server, start } from "./server";

const READY = "/api/health/ready";
/** What a start does after it has answered first, and the built-in model. */
const SETTLED_MS = 5_000;

/** Memory of `npm start` on the embedded database, in MB: of all its processes, now and at most. */
export async function memory() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-bench-"));
  const env = { DATA_DIR: folder, EMBEDDINGS: "builtin" };
  const rows: Record<string, { now: number; most: number; "goal, most": number }> = {};
  const note = async (what: string, goal: number, { pid }: Server) => {
    await sleep(SETTLED_MS);
    rows[what] = {
      now: megabytes(pid, "VmRSS"),
      most: megabytes(pid, "VmHWM"),
      "goal, most": goal,
    };
  };

  const fresh = await start({ args: PRODUCT, path: READY, env });
  await note("new folder", 400, fresh);
  const key = await makeKeyHolder(env);
  await fresh.stop();
  const server = await start({ args: PRODUCT, path: READY, env });
  await note("existing folder", 320, server);
  await (await fetch(`${server.url}/sign-in`)).text();
  await fetch(`${server.url}/api/v1/initiatives`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ title: "A text for the built-in model" }),
  });
  await note("after a page and a text for the built-in model", 480, server);
  await server.stop();
  rmSync(folder, { recursive: true });
  console.table(rows);
}

/** Of a process and all that it has started; the sum of peaks is no less than the peak of the sum. */
function megabytes(pid: number, what: "VmRSS" | "VmHWM"): number {
  const own = new RegExp(`${what}:\\s+(\\d+)`).exec(status(pid))?.[1] ?? 0;
  const children = readdirSync("/proc")
    .filter((name) => new RegExp(`^PPid:\\s+${pid}$`, "m").test(status(Number(name))))
    .map((name) => megabytes(Number(name), what));
  return children.reduce((sum, size) => sum + size, Math.round(Number(own) / 1024));
}

function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return ""; // not a process, or one that has ended
  }
}
