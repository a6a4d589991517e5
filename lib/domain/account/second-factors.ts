import { randomInt } from "node:crypto";
import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { changeWithProof, getProofAsked, type Proof } from "@/lib/access/credentials/fresh-proof";
import {
  filterConfirmed,
  hashRecoveryCode,
  listSecondFactors,
} from "@/lib/access/credentials/second-factor";
import { prismaClient } from "@/lib/db/database";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import { sendMail } from "@/lib/mail/send-mail";
import { listJoinedWorkspaces } from "./joined-workspaces";

export async function getSecondFactors(caller: AccountCaller) {
  const { userId } = caller;
  const prisma = await prismaClient();
  const [totp, passkeys, recoveryCodes, memberships, proof] = await Promise.all([
    prisma.totp.findFirst({ where: filterConfirmed(userId) }),
    prisma.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    prisma.recoveryCode.count({ where: { userId } }),
    listJoinedWorkspaces(userId),
    getProofAsked(caller),
  ]);
  return {
    authenticator_app: totp?.confirmedAt ? { added_at: totp.confirmedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes: recoveryCodes,
    demanded_by: memberships
      .filter(({ requiresSecondFactor }) => requiresSecondFactor)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b)),
    proof,
  };
}
export type SecondFactors = Awaited<ReturnType<typeof getSecondFactors>>;

const HOW_MANY = 10;
/** Without look-alike characters; 16 of these are 79 bits. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

const makeCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

async function writeCodes(tx: PeopleTx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })),
  });
  return codes;
}

/** Null if the account already has codes. */
export async function makeFirstCodes(tx: PeopleTx, userId: string): Promise<string[] | null> {
  if ((await tx.recoveryCode.count({ where: { userId } })) > 0) return null;
  return writeCodes(tx, userId);
}

export async function dropCodesAfterLast(tx: PeopleTx, userId: string) {
  if ((await listSecondFactors(userId, tx)).length > 0) return;
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

export async function remakeRecoveryCodes(caller: AccountCaller, proof: Proof) {
  const { userId, email } = caller;
  return changeWithProof(caller, proof, async (tx) => {
    if ((await listSecondFactors(userId, tx)).length === 0) throw noFactor();
    const codes = await writeCodes(tx, userId);
    await recordOwn(tx, caller, "recovery_codes.remade");
    await sendMail(tx, { kind: "second_factor", to: email, change: "recovery_codes_remade" });
    return { recovery_codes: codes };
  });
}

const noFactor = () =>
  new ApiError(
    "CONFLICT",
    "Recovery codes come with a second factor. Set up an authenticator app or a passkey first.",
  );
