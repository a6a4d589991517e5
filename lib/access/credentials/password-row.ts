import type { PeopleTx } from "@/lib/db/prisma-models";

/** The sign-in library's name for a row of `account` that holds a password. The other rows are sign-ins over a provider. */
export const PASSWORD = "credential" as const;

export const filterPassword = (userId: string) => ({ userId, providerId: PASSWORD });

/** With a hash: whether the password is still the one that was checked. */
export async function hasPassword(
  db: Pick<PeopleTx, "account">,
  userId: string,
  hash?: string,
): Promise<boolean> {
  const where = { ...filterPassword(userId), password: hash ?? { not: null } };
  return (await db.account.count({ where })) > 0;
}
