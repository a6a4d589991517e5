import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { isEmbedded } from "@/lib/config";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { PATIENCE_MS } from "./postgres-pool";
import { statementName } from "./statement-name";

/**
 * Prisma over an open pool. Loaded at its first use: planning data goes without it, and it takes as long to load as
 * all else that an answer needs.
 * @param durable resolves when all that was committed is on disk, where the database does not say so itself
 */
export function makePrismaClient(pool: pg.Pool, durable?: () => Promise<void>): PrismaClient {
  const options = {
    statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql) ?? "",
  };
  return new PrismaClient({
    adapter: durable ? new DurablePrismaPg(durable, pool, options) : new PrismaPg(pool, options),
    // The embedded database has one session: a transaction waits for all before it.
    transactionOptions: isEmbedded()
      ? { maxWait: 20_000, timeout: 20_000 }
      : { maxWait: PATIENCE_MS, timeout: 15_000 },
  });
}

/** Statements that change something; the others wait for nothing. */
const CHANGES = /\b(?:insert|update|delete|merge)\b/i;

type Given = ConstructorParameters<typeof PrismaPg>;

/** Prisma's adapter for the embedded database: what it calls done is on disk. Meanwhile others have the connection. */
class DurablePrismaPg extends PrismaPg {
  constructor(
    private readonly durable: () => Promise<void>,
    ...given: Given
  ) {
    super(...given);
  }

  override async connect() {
    const adapter = await super.connect();
    const { durable } = this;
    const { queryRaw, executeRaw, startTransaction } = adapter;
    adapter.queryRaw = async (query) => {
      const rows = await queryRaw.call(adapter, query);
      if (CHANGES.test(query.sql)) await durable();
      return rows;
    };
    adapter.executeRaw = async (query) => {
      const count = await executeRaw.call(adapter, query);
      await durable();
      return count;
    };
    adapter.startTransaction = async (level) => {
      const transaction = await startTransaction.call(adapter, level);
      const { commit } = transaction;
      transaction.commit = async () => {
        await commit.call(transaction);
        await durable();
      };
      return transaction;
    };
    return adapter;
  }
}
