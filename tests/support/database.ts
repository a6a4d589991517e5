import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll } from "vitest";
import { type Database, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { EmbeddedPool } from "@/lib/db/embedded/embedded-pool";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { computeSchemaVersion } from "@/lib/db/migrate";

const CACHE = path.resolve("node_modules/.cache/groundwork");

let opened: Promise<Database> | undefined;

/**
 * Gives the test file that calls it a database in memory with the schema in place. Files that run in
 * one process share it, because opening it costs more than most tests: tests make their own workspaces.
 */
export function freshDatabase() {
  beforeAll(() => {
    opened ??= openCopy().then((pool) => makeDatabase({ pool }));
    provideDatabase(opened);
  });
}

/** Gives the test file that calls it a database that no other file has written to, for what reads all workspaces. */
export function ownDatabase() {
  let own: Database | undefined;
  beforeAll(async () => {
    own = makeDatabase({ pool: await openCopy() });
    provideDatabase(Promise.resolve(own));
  });
  afterAll(() => own?.close());
}

const openCopy = async () => new EmbeddedPool(await openLite());

/** A database in memory with the schema in place. */
export async function openLite(): Promise<PGlite> {
  // Read at once: another process may put its own, equal template in place meanwhile.
  const loadDataDir = new Blob([await readFile(await template())]);
  return PGlite.create({ loadDataDir, extensions: await loadEmbeddedExtensions() });
}

/** The file of a migrated, empty database; made once for each state of the migrations folder. */
async function template(): Promise<string> {
  const file = path.join(CACHE, `${computeSchemaVersion()}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const lite = await PGlite.create({ extensions: await loadEmbeddedExtensions() });
  const pool = await migrateEmbedded(lite);
  const dump = await lite.dumpDataDir("gzip");
  await pool.end();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file); // test files that run side by side never see half a template
  return file;
}
