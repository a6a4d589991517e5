import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { isEmbedded } from "@/lib/config";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { POOL_TIMEOUT_MS } from "./postgres-pool";
import type { PeopleClient } from "./prisma-models";
import { nameStatement, type Statement, toQuery } from "./statement";

/** Loaded lazily: planning data does not need it, and it takes as long to load as everything else together. */
export function makePrismaClient(pool: pg.Pool, waitForDisk?: () => Promise<void>): PeopleClient {
  const options = {
    statementNameGenerator: ({ sql }: { sql: string }) => nameStatement(sql) ?? "",
  };
  const client = new PrismaClient({
    adapter: waitForDisk
      ? new DurablePrismaPg(waitForDisk, pool, options)
      : new PrismaPg(pool, options),
    // The embedded database has one session, so a transaction waits for all earlier ones.
    transactionOptions: isEmbedded()
      ? { maxWait: 20_000, timeout: 20_000 }
      : { maxWait: POOL_TIMEOUT_MS, timeout: 15_000 },
  });
  const extended = client.$extends({
    client: {
      query<Row, Values>(statement: Statement<Row, Values>, values: Values): Promise<Row[]> {
        const { text, values: inOrder } = toQuery(statement, values);
        // `this` is the transaction inside one.
        return Prisma.getExtensionContext(this).$queryRawUnsafe(text, ...inOrder);
      },
    },
  });
  return extended as unknown as PeopleClient; // The narrower type has fewer overloads, so TypeScript refuses the conversion.
}

/** `queryRaw` waits for the disk only after these statements. */
const CHANGES = /\b(?:insert|update|delete|merge)\b/i;

type Given = ConstructorParameters<typeof PrismaPg>;

/** Resolves a change once it is on disk. The connection is free in the meantime. */
class DurablePrismaPg extends PrismaPg {
  constructor(
    private readonly waitForDisk: () => Promise<void>,
    ...given: Given
  ) {
    super(...given);
  }

  override async connect() {
    const adapter = await super.connect();
    const { waitForDisk } = this;
    const { queryRaw, executeRaw, startTransaction } = adapter;
    adapter.queryRaw = async (query) => {
      const rows = await queryRaw.call(adapter, query);
      if (CHANGES.test(query.sql)) await waitForDisk();
      return rows;
    };
    adapter.executeRaw = async (query) => {
      const count = await executeRaw.call(adapter, query);
      await waitForDisk();
      return count;
    };
    adapter.startTransaction = async (level) => {
      const transaction = await startTransaction.call(adapter, level);
      const { commit } = transaction;
      transaction.commit = async () => {
        await commit.call(transaction);
        await waitForDisk();
      };
      return transaction;
    };
    return adapter;
  }
}
