import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { startPostgres } from "@/tests/support/postgres";
import { type Cell, cellsOf } from "./cells";
import { seed } from "./seed";
import { start } from "./server";

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;
const next = path.resolve("node_modules/next/dist/bin/next");
const bare = path.resolve("scripts/bench/bare");
const folder = mkdtempSync(path.join(tmpdir(), "groundwork-bench-"));

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const slug = (cell: Cell) => cell.name.replace(/\W+/g, "-");

async function measure(
  url: string,
  requests: autocannon.Request[],
  headers: Record<string, string>,
) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * Requests a second of the built product, relative to a bare Next route handler that returns the same
 * JSON, in the same run.
 */
export async function requestSpeed() {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("No PostgreSQL to be had: install it, then run the benchmark again.");
  console.log("Filling PostgreSQL: 20 workspaces, 10,000 initiatives, 50,000 documents …");
  const { key, ...seeded } = await seed(postgres.url);
  const cells = cellsOf(seeded);
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };

  const product = await start(
    ["scripts/start.mjs"],
    4310,
    "/api/v1/me",
    {
      DATABASE_URL: postgres.url,
      RATE_LIMIT_SCALE: "1000000",
    },
    headers,
  );
  const answers: Record<string, unknown> = {};
  for (const cell of cells) {
    const [first] = cell.requests;
    if (!first) continue;
    const response = await fetch(product.url + first.path, { ...first, headers });
    answers[slug(cell)] = await response.json();
  }
  writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers));
  const built = spawnSync(process.execPath, [next, "build", bare], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built.status !== 0) throw new Error("The bare Next app did not build.");
  const yardstick = await start(
    [next, "start", bare, "-p", "4311"],
    4311,
    `/${slug(cells[0] ?? { name: "", requests: [] })}`,
    {
      BARE_ANSWERS: path.join(folder, "answers.json"),
    },
  );

  const rows = new Map(
    cells.map((cell) => [
      cell,
      {
        product: [] as number[],
        bare: [] as number[],
        ratio: [] as number[],
        p50: [] as number[],
        p99: [] as number[],
      },
    ]),
  );
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [cell, row] of rows) {
      const to = (base: string, pathOf: (path: string) => string) =>
        measure(
          base,
          cell.requests.map((request) => ({ ...request, path: pathOf(request.path) })),
          headers,
        );
      const ours = await to(product.url, (at) => at);
      const theirs = await to(yardstick.url, () => `/${slug(cell)}`);
      if (round === 0) continue; // warm-up
      row.product.push(ours.rps);
      row.bare.push(theirs.rps);
      row.ratio.push(ours.rps / theirs.rps);
      row.p50.push(ours.p50);
      row.p99.push(ours.p99);
    }
  }
  console.table(
    [...rows].map(([cell, row]) => ({
      what: cell.name,
      "requests/s": Math.round(median(row.product)),
      "bare Next route": Math.round(median(row.bare)),
      ratio: Number(median(row.ratio).toFixed(2)),
      goal: cell.goal ?? "",
      "p50 ms": median(row.p50),
      "p99 ms": median(row.p99),
    })),
  );
  console.log(
    `Server memory after the run: ${product.rssMb()} MB. First answer after ${product.readyMs} ms.`,
  );
  await product.stop();
  await yardstick.stop();
  await postgres.stop();

  const embedded = { DATA_DIR: path.join(folder, "data") };
  const fresh = await start(["scripts/start.mjs"], 4312, "/api/health/ready", embedded);
  await fresh.stop();
  const again = await start(["scripts/start.mjs"], 4312, "/api/health/ready", embedded);
  await again.stop();
  console.log(
    `Embedded database: first answer on a new folder after ${fresh.readyMs} ms, on an existing one after ${again.readyMs} ms.`,
  );
  rmSync(folder, { recursive: true });
}
