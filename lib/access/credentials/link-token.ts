import { createHash, randomBytes } from "node:crypto";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";

/** Makes 256 random bits, shown once and stored as a hash. */
export const createLinkToken = () => randomBytes(32).toString("base64url");

export const hashLinkToken = (token: string) =>
  new Uint8Array(createHash("sha256").update(token).digest());

/** 404; `where` says where to ask, like ` on your account page`. */
export const linkGone = (where = "") =>
  new ApiError(
    "NOT_FOUND",
    `This link has been used, was replaced by a newer one or is too old. Ask for a new one${where}.`,
  );

/** Ends a person's links to reset the password and to prove the address. */
export async function endLinks(tx: PeopleTx, userId: string) {
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailProof.deleteMany({ where: { userId } });
}
