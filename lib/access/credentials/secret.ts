import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { config, isEmbedded } from "@/lib/config";
import { getDataFolder } from "@/lib/db/embedded/data-folder";
import { query } from "@/lib/db/pool-query";
import { type Queryable, statement } from "@/lib/db/statement";

/** Reads `AUTH_SECRET`, or makes one at the first start. Pass an open transaction: it may hold the only connection. */
export async function getAuthSecret(tx?: Queryable): Promise<string> {
  const { AUTH_SECRET } = config();
  if (AUTH_SECRET) return AUTH_SECRET;
  const db = tx ?? { query };
  if (isEmbedded()) await adoptEarlier(db, tx !== undefined);
  return (await readStored(db)) ?? (await create(db));
}

const NAME = "auth_secret";

const READ = statement("SELECT value FROM installation_secret WHERE name = $1", ["text"], {
  value: "text",
});
const KEEP = statement(
  "INSERT INTO installation_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
  ["text", "text"],
);

/** Moves the file of earlier versions into the database, so that backups contain the secret. */
async function adoptEarlier(db: Queryable, isInTransaction: boolean) {
  const file = path.join(getDataFolder(), "auth-secret");
  if (!existsSync(file)) return;
  await db.query(KEEP, [NAME, readFileSync(file, "utf8")]);
  // A transaction may yet roll back, so the next call outside one removes the file.
  if (!isInTransaction) rmSync(file, { force: true });
}

/** Simultaneous callers all get the secret that is stored first. */
async function create(db: Queryable): Promise<string> {
  await db.query(KEEP, [NAME, randomBytes(32).toString("base64")]);
  const value = await readStored(db);
  if (value === undefined) throw new Error("The secret that signs sessions could not be stored.");
  return value;
}

async function readStored(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query(READ, [NAME]);
  return row?.value;
}
