import { type Database, database } from "@/lib/db/database";

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

async function ask({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    "SELECT to_regclass('search.embedding') IS NOT NULL AS has",
  );
  return rows[0]?.has === true;
}
