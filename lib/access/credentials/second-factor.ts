import { createHash } from "node:crypto";
import { TOTP } from "otpauth";
import { prismaClient } from "@/lib/db/database";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { unseal } from "./seal";

type SecondFactor = "code" | "passkey";

/** RFC 6238 with the defaults of authenticator apps: six digits, SHA-1, 30 s. */
export const PERIOD_S = 30;
const WINDOW = 1;

/** Leaves out an authenticator app whose first code is still awaited. */
export const filterConfirmed = (userId: string) => ({ userId, confirmedAt: { not: null } });

export async function listSecondFactors(
  userId: string,
  tx?: Pick<PeopleTx, "totp" | "passkey">,
): Promise<SecondFactor[]> {
  const prisma = tx ?? (await prismaClient());
  const codes = await prisma.totp.count({ where: filterConfirmed(userId) });
  const passkeys = await prisma.passkey.count({ where: { userId } });
  return [...(codes > 0 ? ["code" as const] : []), ...(passkeys > 0 ? ["passkey" as const] : [])];
}

export const hashRecoveryCode = (code: string) =>
  new Uint8Array(
    createHash("sha256")
      .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
      .digest(),
  );

export type RightCode =
  | { by: "totp"; step: number }
  | { by: "recovery_code"; hash: Uint8Array<ArrayBuffer> };

/** Call it outside of transactions: it decrypts the app's secret. `spendCode` then uses up the code. */
export async function checkCode(userId: string, code: string): Promise<RightCode | undefined> {
  const digits = extractDigits(code);
  if (digits) {
    const step = await findStep(userId, digits);
    return step === undefined ? undefined : { by: "totp", step };
  }
  const hash = hashRecoveryCode(code);
  const prisma = await prismaClient();
  const known = await prisma.recoveryCode.count({ where: { userId, hash } });
  return known > 0 ? { by: "recovery_code", hash } : undefined;
}

export const extractDigits = (code: string): string | undefined =>
  /^\d{6}$/.exec(code.replace(/[\s-]/g, ""))?.[0];

async function findStep(userId: string, token: string): Promise<number | undefined> {
  const prisma = await prismaClient();
  const row = await prisma.totp.findFirst({ where: filterConfirmed(userId) });
  return row ? matchStep(await openSecret(row.secret), token) : undefined;
}

/** Undefined unless the step is close to the current one. */
export function matchStep(secret: string, token: string): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD_S });
  const timestamp = Date.now();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** @throws 409 after a change of AUTH_SECRET */
export async function openSecret(sealed: string): Promise<string> {
  try {
    return await unseal(sealed);
  } catch {
    log.error({
      event: "totp_unreadable",
      message:
        "The secret of an authenticator app cannot be decrypted, because AUTH_SECRET has changed since it was set up. Set the earlier value again, or have people sign in with recovery codes and set up their apps again.",
    });
    throw new ApiError(
      "CONFLICT",
      "Codes of authenticator apps set up before this service changed its secret no longer work. Use a recovery code or a passkey, then set up your app again.",
    );
  }
}

/** Lets only one of several concurrent uses succeed. */
export async function spendCode(tx: PeopleTx, userId: string, code: RightCode): Promise<boolean> {
  if (code.by === "recovery_code") {
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, hash: code.hash } });
    return count > 0;
  }
  const { count } = await tx.totp.updateMany({
    where: { userId, lastStep: { lt: code.step } },
    data: { lastStep: code.step },
  });
  return count > 0;
}
