import { recordOwn } from "@/lib/access/account-events";
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
import type { SessionUser } from "@/lib/access/session";
import { nameBrowser, readVisit } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { ApiError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { sendMail } from "@/lib/mail/send-mail";
import { dropCodesAfterLast, makeFirstCodes } from "./second-factors";
import { requireWayIn } from "./ways-in";

/** Bounded, since the browser gets all of them when another is added. */
const MAX_PASSKEYS = 20;

/** Binds the challenge to the session, so that the second request needs no proof of its own. */
const nameCeremony = ({ id, sessionId }: SessionUser): Ceremony => `add ${id} ${sessionId}`;

/** The options are valid for this session, for five minutes. @throws 409 if the account has too many passkeys */
export async function beginPasskey(user: SessionUser, proof: Proof, headers: Headers) {
  const { rpId: rpID } = requirePasskeyPlace();
  await requireFreshProof(user, proof, headers);
  const prisma = await prismaClient();
  const existing = await prisma.passkey.findMany({ where: { userId: user.id } });
  requireRoom(existing.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: "Groundwork",
    rpID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await createChallenge(nameCeremony(user)),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: existing.map(describePasskey),
    // Discoverable, so that nobody types an address to sign in.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

function requireRoom(existing: number) {
  if (existing < MAX_PASSKEYS) return;
  throw new ApiError(
    "CONFLICT",
    `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
  );
}

/** Returns the recovery codes if this is the first factor. @throws 400 for an invalid or late response */
export async function addPasskey(
  user: SessionUser,
  { response }: { response: Attestation },
  headers: Headers,
) {
  const credential = await verify(user, response);
  const { id: userId } = user;
  const name = nameBrowser(readVisit(headers).userAgent);
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await holdAccount(tx, user);
    requireRoom(await tx.passkey.count({ where: { userId } }));
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
    const details = describeForRecord({ name });
    await recordOwn(tx, { userId, action: "second_factor.added", headers, details });
    await sendMail(tx, { kind: "second_factor", to: user.email, change: "passkey_added", name });
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

async function verify(user: SessionUser, response: Attestation) {
  const { rpId, origin } = requirePasskeyPlace();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(challenge, nameCeremony(user)),
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
  { id: userId }: Pick<SessionUser, "id">,
  { id, name }: { id: string; name: string },
) {
  const prisma = await prismaClient();
  const { count } = await prisma.passkey.updateMany({ where: { id, userId }, data: { name } });
  if (count === 0) throw notFound("Passkey");
  return { id, name };
}

export async function removePasskey(
  user: SessionUser,
  { id, ...proof }: Proof & { id: string },
  headers: Headers,
) {
  const { id: userId } = user;
  await changeWithProof(user, proof, headers, async (tx) => {
    const row = await tx.passkey.findFirst({ where: { id, userId } });
    if (!row) throw notFound("Passkey");
    await tx.passkey.delete({ where: { id } });
    await requireWayIn(tx, userId);
    await dropCodesAfterLast(tx, userId);
    const details = describeForRecord(row);
    await recordOwn(tx, { userId, action: "second_factor.removed", headers, details });
    const mail = { kind: "second_factor", to: user.email, name: row.name } as const;
    await sendMail(tx, { ...mail, change: "passkey_removed" });
  });
}
