import type { Prisma } from "@/lib/generated/prisma/client";
import { type Statement, toQuery } from "./statement";

/** A Prisma transaction, guarded or not, or the client itself. */
export type PrismaTx = Pick<Prisma.TransactionClient, "$queryRawUnsafe">;

/** Runs a statement in a Prisma transaction. */
export const queryInPrisma = <Row, Values>(
  tx: PrismaTx,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> => {
  const query = toQuery(statement, values);
  return tx.$queryRawUnsafe<Row[]>(query.text, ...query.values);
};
