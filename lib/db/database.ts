import type pg from "pg";
import { config, isEmbedded } from "@/lib/config";
import type { Holder } from "@/lib/db/embedded/folder-lock";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { migrate } from "./migrate";
import { onOwnConnection, postgresPool } from "./postgres-pool";

/** One pool of connections, used by Prisma and by hand-written statements alike. */
export type Database = {
  pool: pg.Pool;
  /** Made at the first call. */
  prisma(): Promise<PrismaClient>;
  /**
   * Resolves when all that was committed on `pool` is on disk; Prisma waits by itself. PostgreSQL's own answer says
   * so already.
   */
  durable(): Promise<void>;
  close(): Promise<void>;
};

/** A pool that is open, and what belongs to it; `release` runs after it is closed. */
type Opened = { pool: pg.Pool; release?: () => void; durable?: Database["durable"] };

const held = processWide("database", (): { opened?: Promise<Database> } => ({}));

/**
 * The database, opened at the first call: PostgreSQL at `DATABASE_URL`, else the embedded one.
 * A failed opening is not kept, so that the service heals when the database comes back.
 */
export function database(role: Holder["role"] = "server"): Promise<Database> {
  const shared = held();
  shared.opened ??= open(role).catch((error) => {
    delete shared.opened;
    throw error;
  });
  return shared.opened;
}

/** Prisma over the same pool: for accounts, sessions and whatever else is not planning data. */
export const prismaClient = async (): Promise<PrismaClient> => (await database()).prisma();

/** Puts an opened database in place of the configured one; for tests and commands. */
export function provideDatabase(opened: Promise<Database>) {
  held().opened = opened;
}

/** A new client over the embedded database: what was made with the old one, from what it read, is made anew. */
export async function renewClient() {
  const { pool, durable, close } = await database();
  provideDatabase(Promise.resolve({ ...fromPool({ pool, durable }), close }));
}

/** Closes the database, if it was opened, and lets go of the data folder. */
export async function closeDatabase() {
  try {
    await (await held().opened)?.close();
  } finally {
    delete held().opened; // only now: who comes meanwhile must not open it again
  }
}

async function open(role: Holder["role"]): Promise<Database> {
  if (config().VERCEL && isEmbedded()) {
    throw new Error(
      "DATABASE_URL is required on Vercel: there is no lasting disk for the embedded database.",
    );
  }
  if (!isEmbedded()) return openPostgres();
  const { openEmbedded } = await import("@/lib/db/embedded/embedded");
  return fromPool(await openEmbedded(role));
}

/** A database over an open pool. */
export function fromPool({ pool, release, durable }: Opened): Database {
  let client: Promise<PrismaClient> | undefined;
  const make = async () => (await import("./prisma-client")).makePrismaClient(pool, durable);
  const prisma = () => {
    client ??= make();
    return client;
  };
  const close = async () => {
    await (await client)?.$disconnect();
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
