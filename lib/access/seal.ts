import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { authSecret } from "@/lib/access/secret";

/** A text that only this installation reads: for secrets at rest. A change of `AUTH_SECRET` makes it unreadable. */
export const seal = async (text: string): Promise<string> =>
  symmetricEncrypt({ key: await authSecret(), data: text });

/** @throws for what was sealed with another secret */
export const unseal = async (sealed: string): Promise<string> =>
  symmetricDecrypt({ key: await authSecret(), data: sealed });
