import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { config, isEmbedded } from "@/lib/config";
import { dataFolder } from "@/lib/db/embedded/data-folder";
import { query } from "@/lib/db/read";

/** Runs one statement. */
export type Run = (text: string, values: unknown[]) => Promise<{ value: string }[]>;

/**
 * The secret that signs session cookies and encrypts signing keys: `AUTH_SECRET`, or one that is made at the first
 * start and
 * stored in the database for all processes. Within a transaction, pass its `run`, because the transaction may hold the
 * only
 * connection.
 */
export async function authSecret(run: Run = query): Promise<string> {
  const { AUTH_SECRET } = config();
  if (AUTH_SECRET) return AUTH_SECRET;
  const value = (await stored(run)) ?? (await make(run));
  if (run === query && isEmbedded()) rmSync(earlierFile(), { force: true });
  return value;
}

const NAME = "auth_secret";

async function stored(run: Run): Promise<string | undefined> {
  const [row] = await run("SELECT value FROM installation_secret WHERE name = $1", [NAME]);
  return row?.value;
}

/** If several processes start at once, the first one's secret is kept. */
async function make(run: Run): Promise<string> {
  await run(
    "INSERT INTO installation_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [NAME, earlier() ?? randomBytes(32).toString("base64")],
  );
  const value = await stored(run);
  if (value === undefined) throw new Error("The secret that signs sessions could not be kept.");
  return value;
}

/** The earlier place of the embedded database's secret. It is moved into the database, so that backups contain it. */
const earlierFile = () => path.join(dataFolder(), "auth-secret");

function earlier(): string | undefined {
  if (!isEmbedded() || !existsSync(earlierFile())) return undefined;
  return readFileSync(earlierFile(), "utf8");
}
