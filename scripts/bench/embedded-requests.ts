import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { closeDatabase, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { listCases } from "./cases";
import { seed } from "./fill-database";
import { computeMedian, round } from "./percentile";
import { PRODUCT, type Server, start } from "./run-server";
import { load, type Measured } from "./send-load";

const ROUNDS = 3;
const READY = "/api/health/ready";
const GET = "get an initiative";
const MEASURED = [GET, "list 20 initiatives", "create an initiative"];

/** `late` is the 99th percentile of the event loop's delay, in ms. */
type Row = Measured & { late: number };

/** Measures the product on the embedded database: requests a second, event-loop delay, time to a first answer. */
export async function measureEmbeddedSpeed() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-bench-"));
  const env = { DATA_DIR: folder, LOOP_DELAY_FILE: path.join(folder, "loop-delay") };
  const fresh = await start({ args: PRODUCT, path: READY, env });
  await fresh.stop();
  const seeded = await fill(path.join(folder, "pg"));
  const { keys } = seeded;
  const cases = listCases(seeded).filter(({ name }) => MEASURED.includes(name));

  const raw: number[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    raw.push(measureRawRate(path.join(folder, "pg"), keys[0] ?? "", seeded.initiativeIds));
  }
  const goal = Math.min(1000, 0.5 * computeMedian(raw));
  console.log(
    `\nEmbedded database: a bare process looks up a key and gets an initiative ${round(computeMedian(raw))} times a second.`,
  );
  const watched = ["--import", path.resolve("scripts/bench/loop-delay.mjs"), ...PRODUCT];
  const server = await start({ args: watched, path: READY, env });
  const rows = cases.map((): Row[] => []);
  for (let turn = 0; turn <= ROUNDS; turn++) {
    for (const [index, { requests }] of cases.entries()) {
      await measureLoopDelay(server, env.LOOP_DELAY_FILE); // starts counting again
      const found = await load(server.url, requests, keys);
      const late = await measureLoopDelay(server, env.LOOP_DELAY_FILE);
      if (turn > 0) rows[index]?.push({ ...found, late }); // the first turn warms up
    }
  }
  console.table(cases.map(({ name }, index) => present(name, goal, rows[index] ?? [])));
  await server.stop();
  const again = await start({ args: PRODUCT, path: READY, env });
  await again.stop();
  console.log(
    `First answer on a new folder after ${fresh.readyMs} ms, on an existing one after ${again.readyMs} ms.`,
  );
  rmSync(folder, { recursive: true });
}

function present(name: string, goal: number, rows: Row[]) {
  const computeMiddle = (digits: number, of: (row: Row) => number) =>
    round(computeMedian(rows.map(of)), digits);
  return {
    what: name,
    "requests/s": computeMiddle(0, ({ rps }) => rps),
    goal: name === GET ? round(goal) : "",
    "p50 ms": computeMiddle(1, ({ p50 }) => p50),
    "p99 ms": computeMiddle(1, ({ p99 }) => p99),
    "event loop late p99 ms, goal 50": computeMiddle(1, ({ late }) => late),
    errors: rows.reduce((sum, { errors }) => sum + errors, 0),
  };
}

async function fill(folder: string) {
  const lite = await PGlite.create(folder, { extensions: await loadEmbeddedExtensions() });
  provideDatabase(Promise.resolve(makeDatabase({ pool: await migrateEmbedded(lite) })));
  const seeded = await seed({
    workspaces: 1,
    initiatives: 500,
    documents: { first: 500, others: 0 },
  });
  await closeDatabase();
  return seeded;
}

function measureRawRate(folder: string, key: string, ids: string[]): number {
  const env = { ...process.env, FOLDER: folder, KEY: key, IDS: ids.join(",") };
  const args = ["--import", "tsx", "scripts/bench/embedded-baseline.ts"];
  return Number(execFileSync(process.execPath, args, { env, encoding: "utf8" }));
}

/** Reads the delay that `loop-delay.mjs` has measured inside the server since the last call. */
async function measureLoopDelay({ pid }: Server, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(file)) await sleep(5);
  return Number(readFileSync(file, "utf8"));
}
