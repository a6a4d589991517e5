import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { config, isEmbedded } from "@/lib/config";
import { getDataFolder } from "@/lib/db/embedded/data-folder";
import { query } from "@/lib/db/pool-query";
import { type PrismaTx, queryInPrisma } from "@/lib/db/prisma-query";
import { statement } from "@/lib/db/statement";

/** Reads `AUTH_SECRET`, or makes one at the first start. Pass an open transaction: it may hold the only connection. */
export async function getAuthSecret(tx?: PrismaTx): Promise<string> {
  const { AUTH_SECRET } = config();
  if (AUTH_SECRET) return AUTH_SECRET;
  const value = (await readStored(tx)) ?? (await make(tx));
  if (!tx && isEmbedded()) rmSync(getEarlierFile(), { force: true });
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

async function readStored(tx?: PrismaTx): Promise<string | undefined> {
  const [row] = await (tx ? queryInPrisma(tx, READ, [NAME]) : query(READ, [NAME]));
  return row?.value;
}

async function make(tx?: PrismaTx): Promise<string> {
  const secret = readEarlier() ?? randomBytes(32).toString("base64");
  await (tx ? queryInPrisma(tx, KEEP, [NAME, secret]) : query(KEEP, [NAME, secret]));
  const value = await readStored(tx);
  if (value === undefined) throw new Error("The secret that signs sessions could not be kept.");
  return value;
}

/** Held the secret in earlier versions; it moves into the database, so that backups contain it. */
const getEarlierFile = () => path.join(getDataFolder(), "auth-secret");

function readEarlier(): string | undefined {
  if (!isEmbedded() || !existsSync(getEarlierFile())) return undefined;
  return readFileSync(getEarlierFile(), "utf8");
}
