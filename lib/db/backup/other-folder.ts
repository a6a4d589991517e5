import type { PoolClient } from "pg";
import { EmbeddedPool } from "@/lib/db/embedded/embedded-pool";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";

/** Callers delete the folder afterwards, so the embedded database need not be synced. */
export async function runInOtherFolder<Result>(
  folder: string,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { PGlite } = await import("@electric-sql/pglite");
  const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
  const extensions = await loadEmbeddedExtensions();
  const pool = new EmbeddedPool(await PGlite.create(folder, { extensions, startParams }));
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
    await pool.end();
  }
}
