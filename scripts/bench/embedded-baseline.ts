// node --import tsx scripts/bench/embedded-baseline.ts   FOLDER, KEY and IDS (with commas) in the environment
// Prints how often a second a bare process looks up the key and gets an initiative on the embedded database.
import { PGlite } from "@electric-sql/pglite";
import { hashKey } from "@/lib/access/keys/key-format";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { type KeyHolder, STATEMENTS } from "./baseline-queries";

const WARM_UP_MS = 1000;
const { FOLDER = "", KEY = "", IDS = "", BENCH_SECONDS = "4" } = process.env;
const ids = IDS.split(",");
const lite = await PGlite.create(FOLDER, { extensions: await loadEmbeddedExtensions() });

async function countPairs(ms: number) {
  const end = performance.now() + ms;
  let count = 0;
  for (; performance.now() < end; count++) {
    const { rows } = await lite.query<KeyHolder>(STATEMENTS.key, [hashKey(KEY)]);
    await lite.query(STATEMENTS.initiative, [rows[0]?.workspace_id, ids[count % ids.length]]);
  }
  return count / (ms / 1000);
}

await countPairs(WARM_UP_MS);
console.log(await countPairs(Number(BENCH_SECONDS) * 1000));
await lite.close();
