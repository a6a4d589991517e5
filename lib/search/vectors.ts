import { type Database, database } from "@/lib/db/database";
import { runOn, statement } from "@/lib/db/statement";

const answers = new WeakMap<Database, Promise<boolean>>();

/** Whether the database keeps vectors: the migration makes their table where pgvector is installed. */
export async function hasVectors(): Promise<boolean> {
  const opened = await database();
  const known = answers.get(opened) ?? ask(opened);
  answers.set(opened, known);
  return known.catch((error) => {
    answers.delete(opened);
    throw error;
  });
}

// As in the migration, which leaves the table out where pgvector is missing.
const MAKE = `
  CREATE EXTENSION IF NOT EXISTS vector;
  CREATE TABLE IF NOT EXISTS search.embedding (
    workspace_id uuid NOT NULL, type text NOT NULL, id uuid NOT NULL, hash text NOT NULL,
    model text NOT NULL, vector halfvec(512), PRIMARY KEY (workspace_id, type, id, hash),
    FOREIGN KEY (workspace_id, type, id, hash) REFERENCES search.chunk ON DELETE CASCADE
  )`;

/** Makes the table of vectors where pgvector was installed after the migration. @returns whether there is one */
export async function makeVectors(): Promise<boolean> {
  if (await hasVectors()) return true;
  const opened = await database();
  const isMade = await opened.pool.query(MAKE).then(
    () => true,
    () => false, // still no pgvector, or one older than 0.7
  );
  if (isMade) answers.delete(opened);
  return isMade;
}

const HAS = statement("SELECT to_regclass('search.embedding') IS NOT NULL AS has", [], {
  has: "bool",
});

async function ask({ pool }: Database): Promise<boolean> {
  const [row] = await runOn(pool, HAS, []);
  return row?.has === true;
}
