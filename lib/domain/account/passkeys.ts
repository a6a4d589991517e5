import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import {
  changeWithProof,
  holdAccount,
  type Proof,
  requireFreshProof,
} from "@/lib/access/credentials/fresh-proof";
import {
  type Attestation,
  type Ceremony,
  CHALLENGE_MS,
  createChallenge,
  describePasskey,
  isChallenge,
  loadWebAuthn,
  requirePasskeyPlace,
  spendChallenge,
} from "@/lib/access/credentials/passkey-ceremony";
import { nameBrowser } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { ApiError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { sendMail } from "@/lib/mail/send-mail";
import { dropCodesAfterLast, makeFirstCodes } from "./second-factors";
import { requireWayIn } from "./ways-in";

/** Bounded, since the browser gets all of them when another is added. */
const MAX_PASSKEYS = 20;

/** Binds the challenge to the session, so that the second request needs no proof of its own. */
const nameCeremony = ({ userId, sessionId }: AccountCaller): Ceremony =>
  `add ${userId} ${sessionId}`;

/** The options are valid for this session, for five minutes. @throws 409 if the account has too many passkeys */
export async function beginPasskey(caller: AccountCaller, proof: Proof) {
  const { rpId: rpID } = requirePasskeyPlace();
  await requireFreshProof(caller, proof);
  const prisma = await prismaClient();
  const existing = await prisma.passkey.findMany({ where: { userId: caller.userId } });
  requireBelowMaxPasskeys(existing.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: "Groundwork",
    rpID,
    userID: new Uint8Array(Buffer.from(caller.userId)),
    userName: caller.email,
    userDisplayName: caller.name,
    challenge: await createChallenge(nameCeremony(caller)),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: existing.map(describePasskey),
    // Discoverable, so that nobody types an address to sign in.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

function requireBelowMaxPasskeys(existing: number) {
  if (existing < MAX_PASSKEYS) return;
  throw new ApiError(
    "CONFLICT",
    `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
  );
}

/** Returns the recovery codes if this is the first factor. @throws 400 for an invalid or late response */
export async function addPasskey(caller: AccountCaller, { response }: { response: Attestation }) {
  const credential = await verify(caller, response);
  const { userId, email, visit } = caller;
  const name = nameBrowser(visit.userAgent);
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await holdAccount(tx, caller);
    requireBelowMaxPasskeys(await tx.passkey.count({ where: { userId } }));
    if (!(await spendChallenge(tx, response.response))) throw refused();
    const row = {
      id: newId(),
      userId,
      name,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: BigInt(credential.counter),
      transports: response.response.transports,
    };
    const { count } = await tx.passkey.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) throw alreadyInUse();
    const codes = await makeFirstCodes(tx, userId);
    await recordOwn(tx, caller, "second_factor.added", describeForRecord({ name }));
    await sendMail(tx, { kind: "second_factor", to: email, change: "passkey_added", name });
    return { id: row.id, name, recovery_codes: codes };
  });
}

const describeForRecord = ({ name }: { name: string }) => ({ factor: "Passkey", name });

const refused = () =>
  new ApiError(
    "VALIDATION_ERROR",
    "The passkey could not be checked, or took too long. Begin again.",
  );
const alreadyInUse = () =>
  new ApiError("CONFLICT", "This passkey is already in use here. Use another device or key.");

async function verify(caller: AccountCaller, response: Attestation) {
  const { rpId, origin } = requirePasskeyPlace();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(challenge, nameCeremony(caller)),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch {
    // Every fault has the same remedy: begin again.
  }
  throw refused();
}

export async function renamePasskey(
  { userId }: AccountCaller,
  { id, name }: { id: string; name: string },
) {
  const prisma = await prismaClient();
  const { count } = await prisma.passkey.updateMany({ where: { id, userId }, data: { name } });
  if (count === 0) throw notFound("Passkey");
  return { id, name };
}

export async function removePasskey(
  caller: AccountCaller,
  { id, ...proof }: Proof & { id: string },
) {
  const { userId, email } = caller;
  await changeWithProof(caller, proof, async (tx) => {
    const row = await tx.passkey.findFirst({ where: { id, userId } });
    if (!row) throw notFound("Passkey");
    await tx.passkey.delete({ where: { id } });
    await requireWayIn(tx, userId);
    await dropCodesAfterLast(tx, userId);
    await recordOwn(tx, caller, "second_factor.removed", describeForRecord(row));
    const { name } = row;
    await sendMail(tx, { kind: "second_factor", to: email, change: "passkey_removed", name });
  });
}
