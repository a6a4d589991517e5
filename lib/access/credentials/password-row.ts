import type { PeopleTx } from "@/lib/db/prisma-models";

/** Finds the row of a person's password. The other rows of `account` are sign-ins over a provider. */
export const filterPassword = (userId: string) => ({
  userId,
  providerId: "credential" as const,
});

/** With a hash: whether the password is still the one that was checked. */
export async function hasPassword(
  db: Pick<PeopleTx, "account">,
  userId: string,
  hash?: string,
): Promise<boolean> {
  const where = { ...filterPassword(userId), password: hash ?? { not: null } };
  return (await db.account.count({ where })) > 0;
}
