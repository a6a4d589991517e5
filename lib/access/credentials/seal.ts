import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { authSecret, type Run } from "./secret";

/**
 * The text as nobody reads it without the installation's secret: for what has to come back as it was, and must not
 * be legible in the database or a copy of it. Who is in a transaction passes its `run`.
 */
export const seal = async (text: string, run?: Run): Promise<string> =>
  symmetricEncrypt({ key: await authSecret(run), data: text });

/** What was sealed. @throws when it was sealed with another secret */
export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await authSecret(), data: sealed });
