import pg from "pg";
import { closeDatabase, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import { startPostgres } from "@/tests/support/postgres";
import { makeUser } from "../search/bench-workspace";
import { CALLS, call } from "./growth-calls";
import { explain } from "./growth-explain";
import { addInitiatives, addItems, addWorkspaces, resetSpot, type Spot } from "./growth-fill";
import { computeMedian, round } from "./percentile";

const WORKSPACES = 20;
/** Documents, context items, goals and records of activity in each initiative, where these do not grow. */
const ITEMS = 10;
/** Initiatives in each of 20 other workspaces, where one initiative grows. */
const OTHERS = 250;
const MILLION = 1_000_000;
const DOCUMENTS = [1000, 10_000, 100_000, ...(process.env.BENCH_GROWTH === "all" ? [MILLION] : [])];
const PLACES = [10, 100, 1000];
const IN_ONE = [1, 10, 100, 1000, 10_000];
const WARM_UPS = 10; // PostgreSQL settles on a plan after five
const TIMES = 60;

/** Makes one more size of the table's rows. @returns the place to measure */
type Grow = (pool: pg.Pool, userId: string, size: number, before: number) => Promise<Spot>;

/** One entry per table: its sizes, and the calls that are explained at the largest size. */
function listDimensions(): { grows: string; sizes: number[]; grow: Grow; explained: string[] }[] {
  let places: string[] = [];
  let only = "";
  return [
    {
      grows: "documents in all",
      sizes: DOCUMENTS,
      explained: ["list", "coverage", "activity"],
      async grow(pool, userId, size, before) {
        if (before === 0) places = await addWorkspaces(pool, userId, WORKSPACES);
        const each = (size - before) / WORKSPACES / ITEMS;
        const initiatives = await addInitiatives(pool, userId, places, each);
        await addItems(pool, initiatives, 1, ITEMS);
        return resetSpot(pool, initiatives[0] ?? "");
      },
    },
    {
      grows: "workspaces",
      sizes: PLACES,
      explained: [],
      async grow(pool, userId, size, before) {
        const added = await addWorkspaces(pool, userId, size - before);
        const initiatives = await addInitiatives(pool, userId, added, ITEMS);
        await addItems(pool, initiatives, 1, ITEMS);
        return resetSpot(pool, initiatives[0] ?? "");
      },
    },
    {
      grows: "items of each kind in one initiative",
      sizes: IN_ONE,
      explained: ["list of one initiative", "coverage"],
      async grow(pool, userId, size, before) {
        if (before === 0) {
          const [own = "", ...others] = await addWorkspaces(pool, userId, 1 + WORKSPACES);
          await addItems(pool, await addInitiatives(pool, userId, others, OTHERS), 1, ITEMS);
          [only = ""] = await addInitiatives(pool, userId, [own], 1);
        }
        await addItems(pool, [only], before + 1, size);
        return resetSpot(pool, only);
      },
    },
  ];
}

/** Prints the cost of calls, in ms, as resources grow, and how PostgreSQL runs some of them at the largest size. */
export async function printGrowth() {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("PostgreSQL is not available. Install it, then run the benchmark again.");
  for (const { grows, sizes, grow, explained } of listDimensions()) {
    const pool = await emptyDatabase(postgres.url, grows);
    provideDatabase(Promise.resolve(makeDatabase({ pool })));
    const userId = await makeUser();
    const rows: Record<string, unknown>[] = [];
    let spot: Spot | undefined;
    for (const [index, size] of sizes.entries()) {
      const began = performance.now();
      spot = await grow(pool, userId, size, sizes[index - 1] ?? 0);
      const filled = round((performance.now() - began) / 1000);
      rows.push({ [grows]: size, ...(await measureCosts(userId, spot)), "s to fill": filled });
    }
    console.log(`\nMedian ms of a call, by ${grows}:`);
    console.table(rows);
    for (const name of explained) {
      if (spot) await explain(pool, name, userId, spot);
    }
    await closeDatabase();
  }
  await postgres.stop();
}

/** Makes a database for one table, named after it. */
async function emptyDatabase(url: string, grows: string): Promise<pg.Pool> {
  const name = grows.replaceAll(" ", "_");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  // One connection, so that every statement is planned there as often as it is run.
  const pool = createPostgresPool(address.href, 1);
  const connection = await pool.connect();
  await migrate(connection);
  connection.release();
  return pool;
}

async function measureCosts(userId: string, spot: Spot) {
  const found: Record<string, number> = {};
  for (const name of Object.keys(CALLS)) {
    const times: number[] = [];
    for (let count = -WARM_UPS; count < TIMES; count++) {
      const began = performance.now();
      await call(name, userId, spot);
      if (count >= 0) times.push(performance.now() - began);
    }
    found[name] = round(computeMedian(times), 2);
  }
  return found;
}
