import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { PrismaTx } from "@/lib/db/prisma-query";
import { authSecret } from "./secret";

/**
 * The text as nobody reads it without the installation's secret: for what has to come back as it was, and must not
 * be legible in the database or a copy of it. Inside of a Prisma transaction, pass `tx`.
 */
export const seal = async (text: string, tx?: PrismaTx): Promise<string> =>
  symmetricEncrypt({ key: await authSecret(tx), data: text });

/** What was sealed. @throws when it was sealed with another secret */
export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await authSecret(), data: sealed });
