import { prismaClient } from "./database";
import { lockPerson } from "./locks";
import type { PeopleTx } from "./prisma-models";

/** Changes of a person's credentials and sessions take turns. */
export async function personTransaction<Result>(
  userId: string,
  run: (tx: PeopleTx) => Promise<Result>,
): Promise<Result> {
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    return run(tx);
  });
}
