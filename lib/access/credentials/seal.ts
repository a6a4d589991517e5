import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { authSecret, type Run } from "./secret";

/**
 * Encrypts a text with the installation's secret, so that a copy of the database does not reveal it. Within a
 * transaction, pass
 * its `run`.
 */
export const seal = async (text: string, run?: Run): Promise<string> =>
  symmetricEncrypt({ key: await authSecret(run), data: text });

/** Decrypts a sealed text. @throws if it was sealed with another secret */
export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await authSecret(), data: sealed });
