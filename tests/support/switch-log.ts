// Opens the embedded database, and needs a new file of its log on a disk that it has filled.
import { statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config } from "@/lib/config";
import { openEmbedded } from "@/lib/db/embedded/embedded";

const { pool } = await openEmbedded("command");
const { bavail, bsize } = statfsSync(config().DATA_DIR);
writeFileSync(path.join(config().DATA_DIR, "ballast"), Buffer.alloc(bavail * bsize));
for (;;) {
  await pool.query("SELECT pg_switch_wal()");
  await pool.query("CREATE TEMP TABLE IF NOT EXISTS t (x int)").catch(() => {});
}
