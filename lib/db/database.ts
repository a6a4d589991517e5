import type pg from "pg";
import { config, isEmbedded } from "@/lib/config";
import type { Holder } from "@/lib/db/embedded/folder-lock";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { migrate } from "./migrate";
import { createPostgresPool, onOwnConnection } from "./postgres-pool";
import type { PeopleClient } from "./prisma-models";

export type Database = {
  pool: pg.Pool;
  prisma(): Promise<PeopleClient>;
  /** Resolves when all commits on `pool` are on disk. Prisma waits by itself, and PostgreSQL's answers imply it. */
  waitForDisk(): Promise<void>;
  /** @throws while the disk of the embedded database lacks space for a change that stores `bytes`, 0 by default */
  requireDiskSpace(bytes?: number): void;
  close(): Promise<void>;
};

type Opened = Pick<Database, "pool"> &
  Partial<Pick<Database, "waitForDisk" | "requireDiskSpace">> & { release?: () => void };

const held = processWide("database", (): { opened?: Promise<Database> } => ({}));

/** Opens PostgreSQL at `DATABASE_URL`, else the embedded database, once. The next call retries a failure. */
export function database(role: Holder["role"] = "server"): Promise<Database> {
  const shared = held();
  shared.opened ??= open(role).catch((error) => {
    delete shared.opened;
    throw error;
  });
  return shared.opened;
}

/** Shares the pool. */
export const prismaClient = async (): Promise<PeopleClient> => (await database()).prisma();

/** For tests and benches, which open a database of their own. */
export function provideDatabase(opened: Promise<Database>) {
  held().opened = opened;
}

/** Replaces the client of Prisma and all that it has cached, after a restore. */
export async function renewClient() {
  const { close, ...opened } = await database();
  provideDatabase(Promise.resolve({ ...makeDatabase(opened), close }));
}

export async function closeDatabase() {
  try {
    await (await held().opened)?.close();
  } finally {
    delete held().opened; // only now: a concurrent call must not open it again
  }
}

async function open(role: Holder["role"]): Promise<Database> {
  if (config().VERCEL && isEmbedded()) {
    throw new Error(
      "DATABASE_URL is required on Vercel: there is no persistent disk for the embedded database.",
    );
  }
  if (!isEmbedded()) return openPostgres();
  const { openEmbedded } = await import("@/lib/db/embedded/embedded");
  return makeDatabase(await openEmbedded(role));
}

export function makeDatabase({ pool, release, waitForDisk, requireDiskSpace }: Opened): Database {
  let client: Promise<PeopleClient> | undefined;
  const make = async () => (await import("./prisma-client")).makePrismaClient(pool, waitForDisk);
  const prisma = () => {
    client ??= make();
    return client;
  };
  const close = async () => {
    await (await client)?.$disconnect();
    await pool.end();
    release?.();
  };
  return {
    prisma,
    pool,
    waitForDisk: waitForDisk ?? (async () => {}),
    requireDiskSpace: requireDiskSpace ?? (() => {}),
    close,
  };
}

async function openPostgres(): Promise<Database> {
  const { DATABASE_URL, DATABASE_POOL, VERCEL } = config();
  if (!VERCEL) {
    const applied = await onOwnConnection((client) => migrate(client));
    if (applied.length > 0) log.info({ event: "schema_updated", migrations: applied });
  }
  return makeDatabase({ pool: createPostgresPool(DATABASE_URL, DATABASE_POOL) });
}
