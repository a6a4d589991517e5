import { PrismaPg } from "@prisma/adapter-pg";

/** Statements that change something; the others wait for nothing. */
const CHANGES = /\b(?:insert|update|delete|merge)\b/i;

type Given = ConstructorParameters<typeof PrismaPg>;

/** Prisma's adapter for the embedded database: what it calls done is on disk. Meanwhile others have the connection. */
export class DurablePrismaPg extends PrismaPg {
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
