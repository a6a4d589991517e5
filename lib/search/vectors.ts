import { type Database, database } from "@/lib/db/database";
import { runForRow, statement } from "@/lib/db/statement";

const answers = new WeakMap<Database, Promise<boolean>>();

/** The migration skips the table without pgvector. Cached. */
export async function hasVectors(): Promise<boolean> {
  const opened = await database();
  const known = answers.get(opened) ?? ask(opened);
  answers.set(opened, known);
  return known.catch((error) => {
    answers.delete(opened);
    throw error;
  });
}

const MAKE = `
  CREATE EXTENSION IF NOT EXISTS vector;
  CREATE TABLE IF NOT EXISTS search.embedding (
    workspace_id uuid NOT NULL, type text NOT NULL, id uuid NOT NULL, hash text NOT NULL,
    model text NOT NULL, vector halfvec(512), PRIMARY KEY (workspace_id, type, id, hash),
    FOREIGN KEY (workspace_id, type, id, hash) REFERENCES search.chunk ON DELETE CASCADE
  )`;

/** For pgvector installed after the migration. @returns whether the table exists */
export async function makeVectors(): Promise<boolean> {
  if (await hasVectors()) return true;
  const opened = await database();
  const isMade = await opened.pool.query(MAKE).then(
    () => true,
    () => false, // no pgvector, or one older than 0.7
  );
  if (isMade) answers.delete(opened);
  return isMade;
}

const HAS = statement("SELECT to_regclass('search.embedding') IS NOT NULL AS has", [], {
  has: "bool",
});

async function ask({ pool }: Database): Promise<boolean> {
  const { has } = await runForRow(pool, HAS);
  return has;
}
