import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { config, isEmbedded } from "@/lib/config";
import { DurablePrismaPg } from "@/lib/db/durable-adapter";
import { openEmbedded } from "@/lib/db/embedded";
import type { Holder } from "@/lib/db/folder-lock";
import { migrate } from "@/lib/db/migrate";
import { onOwnConnection, PATIENCE_MS, postgresPool } from "@/lib/db/postgres-pool";
import { statementName } from "@/lib/db/statement-name";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";

/** One pool of connections, used by Prisma and by hand-written statements alike. */
export type Database = {
  prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Resolves when all that was committed on `pool` is on disk; Prisma waits by itself. PostgreSQL's own answer says
   * so already.
   */
  durable(): Promise<void>;
  close(): Promise<void>;
};

/** A pool that is open, and what belongs to it; `release` runs after it is closed. */
type Opened = { pool: pg.Pool; release?: () => void; durable?: Database["durable"] };

// On globalThis: Next gives every route bundle its own copy of this module.
const shared: typeof globalThis & { groundworkDatabase?: Promise<Database> } = globalThis;

/**
 * The database, opened at the first call: PostgreSQL at `DATABASE_URL`, else the embedded one.
 * A failed opening is not kept, so that the service heals when the database comes back.
 */
export function database(role: Holder["role"] = "server"): Promise<Database> {
  shared.groundworkDatabase ??= open(role).catch((error) => {
    delete shared.groundworkDatabase;
    throw error;
  });
  return shared.groundworkDatabase;
}

/** Puts an opened database in place of the configured one; for tests and commands. */
export function provideDatabase(opened: Promise<Database>) {
  shared.groundworkDatabase = opened;
}

/** A new client over the embedded database: what was made with the old one, from what it read, is made anew. */
export async function renewClient() {
  const { pool, durable, close } = await database();
  provideDatabase(Promise.resolve({ ...fromPool({ pool, durable }), close }));
}

/** Closes the database, if it was opened, and lets go of the data folder. */
export async function closeDatabase() {
  try {
    await (await shared.groundworkDatabase)?.close();
  } finally {
    delete shared.groundworkDatabase; // only now: who comes meanwhile must not open it again
  }
}

async function open(role: Holder["role"]): Promise<Database> {
  if (config().VERCEL && isEmbedded()) {
    throw new Error(
      "DATABASE_URL is required on Vercel: there is no lasting disk for the embedded database.",
    );
  }
  return isEmbedded() ? fromPool(await openEmbedded(role)) : openPostgres();
}

/** A database over an open pool. */
export function fromPool({ pool, release, durable }: Opened): Database {
  const embedded = isEmbedded();
  const options = {
    statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql) ?? "",
  };
  const prisma = new PrismaClient({
    adapter: durable ? new DurablePrismaPg(durable, pool, options) : new PrismaPg(pool, options),
    // The embedded database has one session: a transaction waits for all before it.
    transactionOptions: embedded
      ? { maxWait: 20_000, timeout: 20_000 }
      : { maxWait: PATIENCE_MS, timeout: 15_000 },
  });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
    release?.();
  };
  return { prisma, pool, durable: durable ?? (async () => {}), close };
}

async function openPostgres(): Promise<Database> {
  const { DATABASE_URL, DATABASE_POOL, VERCEL } = config();
  if (!VERCEL) {
    const applied = await onOwnConnection((client) => migrate(client));
    if (applied.length > 0) log.info({ event: "schema_updated", migrations: applied });
  }
  return fromPool({ pool: postgresPool(DATABASE_URL, DATABASE_POOL) });
}
