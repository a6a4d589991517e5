import type { Prisma } from "@/lib/generated/prisma/client";
import { type Statement, toQuery } from "./statement";

export type PrismaTx = Pick<Prisma.TransactionClient, "$queryRawUnsafe">;

export const queryInPrisma = <Row, Values>(
  tx: PrismaTx,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> => {
  const query = toQuery(statement, values);
  return tx.$queryRawUnsafe<Row[]>(query.text, ...query.values);
};
