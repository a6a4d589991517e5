import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { config, isEmbedded } from "@/lib/config";
import { dataFolder } from "@/lib/db/embedded/data-folder";
import type { PrismaTx } from "@/lib/db/prisma-query";
import { queryInPrisma } from "@/lib/db/prisma-query";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/**
 * The secret that signs session cookies and encrypts the signing keys: `AUTH_SECRET`, or one that is
 * made at the first start and kept in the database, once for all processes that share it. Inside of a Prisma
 * transaction, which may hold the only connection, it is read through that.
 */
export async function authSecret(tx?: PrismaTx): Promise<string> {
  const { AUTH_SECRET } = config();
  if (AUTH_SECRET) return AUTH_SECRET;
  const value = (await stored(tx)) ?? (await make(tx));
  if (!tx && isEmbedded()) rmSync(earlierFile(), { force: true });
  return value;
}

const NAME = "auth_secret";

const READ = statement("SELECT value FROM installation_secret WHERE name = $1", ["text"], {
  value: "text",
});
const KEEP = statement(
  "INSERT INTO installation_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
  ["text", "text"],
);

async function stored(tx?: PrismaTx): Promise<string | undefined> {
  const [row] = await (tx ? queryInPrisma(tx, READ, [NAME]) : query(READ, [NAME]));
  return row?.value;
}

/** Of processes that start at the same time the first one's stays, and all get it. */
async function make(tx?: PrismaTx): Promise<string> {
  const secret = earlier() ?? randomBytes(32).toString("base64");
  await (tx ? queryInPrisma(tx, KEEP, [NAME, secret]) : query(KEEP, [NAME, secret]));
  const value = await stored(tx);
  if (value === undefined) throw new Error("The secret that signs sessions could not be kept.");
  return value;
}

/** Where the embedded database's secret was kept once. It moves, so that a backup has it and nobody is signed out. */
const earlierFile = () => path.join(dataFolder(), "auth-secret");

function earlier(): string | undefined {
  if (!isEmbedded() || !existsSync(earlierFile())) return undefined;
  return readFileSync(earlierFile(), "utf8");
}
