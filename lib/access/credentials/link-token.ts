import { createHash, randomBytes } from "node:crypto";
import type { PeopleTx } from "@/lib/db/prisma-models";

/** Makes 256 random bits, shown once and stored as a hash. */
export const createLinkToken = () => randomBytes(32).toString("base64url");

export const hashLinkToken = (token: string) =>
  new Uint8Array(createHash("sha256").update(token).digest());

/** Ends a person's links to reset the password and to prove the address. */
export async function endLinks(tx: PeopleTx, userId: string) {
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailProof.deleteMany({ where: { userId } });
}
