import { execFileSync } from "node:child_process";
import { closeDatabase, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import { startPostgres } from "@/tests/support/postgres";
import { listCases, listInitiativeReads } from "./cases";
import { compare } from "./comparison";
import { FULL, seed } from "./fill-database";
import { computeMedian, round } from "./percentile";
import { PRODUCT, start } from "./run-server";
import { load } from "./send-load";

const BASELINE = ["--import", "tsx", "scripts/bench/baseline.ts"];
const STARTS = 3;
const ME = "/api/v1/me";

/** This Node, and the one that `BENCH_NODE` names, if it is set. */
const NODES = [process.execPath, process.env.BENCH_NODE].filter((node) => node !== undefined);

/**
 * Requests a second of the built product on PostgreSQL, relative to `baseline.ts` in the same run;
 * then many connections at once, memory and cold starts.
 */
export async function measureRequestSpeed() {
  const postgres = await startPostgres({ fsync: "on" });
  if (!postgres)
    throw new Error("PostgreSQL is not available. Install it, then run the benchmark again.");
  console.log("Filling PostgreSQL: 20 workspaces, 10,000 initiatives, 50,000 documents …");
  const began = performance.now();
  const seeded = await fill(postgres.url);
  console.log(`That took ${round((performance.now() - began) / 1000)} s.`);
  const { keys } = seeded;
  const [key = ""] = keys;
  const env = { DATABASE_URL: postgres.url };

  const servers = await Promise.all(
    NODES.map(async (node) => ({
      node: `Node ${execFileSync(node, ["-v"], { encoding: "utf8" }).trim()}`,
      product: await start({ node, args: PRODUCT, path: ME, key, env }),
      baseline: await start({ node, args: BASELINE, path: "/api/health/live", env }),
    })),
  );
  await compare(
    servers.map(({ node, product, baseline }) => ({
      node,
      urls: { product: product.url, baseline: baseline.url },
    })),
    listCases(seeded),
    keys,
  );
  for (const { node, product, baseline } of servers) {
    const reads = listInitiativeReads(seeded.initiativeIds);
    const crowd = await load(product.url, reads, keys, 1000);
    console.log(
      `${node}, 1,000 connections that get an initiative: ${round(crowd.rps)} requests/s, ` +
        `p50 ${round(crowd.p50)} ms, p99 ${round(crowd.p99)} ms, ${crowd.errors} errors (goal 0).`,
    );
    const afterRun = product.memory();
    await fetch(product.url).then((page) => page.text());
    console.log(
      `${node}, memory after the run: ${afterRun} MB (goal 250); with Next, after the first page: ${product.memory()} MB.`,
    );
    await product.stop();
    await baseline.stop();
  }
  for (const [index, node] of NODES.entries()) {
    const times: number[] = [];
    for (let count = 0; count < STARTS; count++) {
      const server = await start({ node, args: PRODUCT, path: ME, key, env });
      times.push(server.readyMs);
      await server.stop();
    }
    console.log(
      `${servers[index]?.node}, first authenticated answer after ${computeMedian(times)} ms (goal 700), median of ${STARTS} starts.`,
    );
  }
  await postgres.stop();
}

async function fill(url: string) {
  const pool = createPostgresPool(url, 10);
  const client = await pool.connect();
  await migrate(client);
  client.release();
  provideDatabase(Promise.resolve(makeDatabase({ pool })));
  const seeded = await seed(FULL);
  await closeDatabase();
  return seeded;
}
