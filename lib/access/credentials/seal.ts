import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Queryable } from "@/lib/db/statement";
import { getAuthSecret } from "./secret";

/** Encrypts, so that a copy of the database does not reveal the text. Within a transaction, pass `tx`. */
export const seal = async (text: string, tx?: Queryable): Promise<string> =>
  symmetricEncrypt({ key: await getAuthSecret(tx), data: text });

export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await getAuthSecret(), data: sealed });
