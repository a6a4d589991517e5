import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeKeyHolder } from "@/tests/support/server";
import { readKilobytes, readPeakKilobytes } from "./process-memory";
import { PRODUCT, type Server, start } from "./run-server";

const READY = "/api/health/ready";
/** Time for start-up work after the first answer, and for the built-in model. */
const SETTLED_MS = 5_000;

/** Memory is read at this interval, so a shorter peak is missed. */
const LOOK_EVERY_MS = 100;

/**
 * Memory of `npm start` on the embedded database, in MB: of all its processes together, now and at most so far.
 * A page that several of them share counts once.
 */
export async function measureMemory() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-bench-"));
  const env = { DATA_DIR: folder, EMBEDDINGS: "builtin" };
  const rows: Record<string, { now: number; most: number; "goal, most": number }> = {};
  const run = async (work: (watched: Watched) => Promise<void>) => {
    const server = await start({ args: PRODUCT, path: READY, env });
    const watched = watch(server);
    await work(watched);
    watched.end();
    await server.stop();
  };
  const note = async (what: string, goal: number, watched: Watched) => {
    await sleep(SETTLED_MS);
    rows[what] = { ...watched.megabytes(), "goal, most": goal };
  };

  let key = "";
  await run(async (watched) => {
    await note("new folder", 400, watched);
    key = await makeKeyHolder(env);
  });
  await run(async (watched) => {
    await note("existing folder", 320, watched);
    await (await fetch(`${watched.url}/sign-in`)).text();
    await fetch(`${watched.url}/api/v1/initiatives`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ title: "A text for the built-in model" }),
    });
    await note("after a page and a text for the built-in model", 480, watched);
  });
  rmSync(folder, { recursive: true });
  console.table(rows);
}

type Watched = ReturnType<typeof watch>;

/** Watches the memory of a server from now on; for the time before, the processes know their own peaks. */
function watch({ pid, url }: Server) {
  const readNow = () => readKilobytes(pid);
  let most = readNow() + readPeakKilobytes(pid);
  const look = () => {
    most = Math.max(most, readNow());
  };
  const clock = setInterval(look, LOOK_EVERY_MS);
  const takeMegabytes = () => {
    look();
    return { now: Math.round(readNow() / 1024), most: Math.round(most / 1024) };
  };
  return { url, megabytes: takeMegabytes, end: () => clearInterval(clock) };
}
