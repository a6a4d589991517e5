import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { PrismaTx } from "@/lib/db/prisma-query";
import { getAuthSecret } from "./secret";

/** Encrypts, so that a copy of the database does not reveal the text. Within a Prisma transaction, pass `tx`. */
export const seal = async (text: string, tx?: PrismaTx): Promise<string> =>
  symmetricEncrypt({ key: await getAuthSecret(tx), data: text });

export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await getAuthSecret(), data: sealed });
