import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { recordOnAccount } from "@/lib/access/account-events";
import { holdAccount, requireFreshProof } from "@/lib/access/credentials/fresh-proof";
import { seal, unseal } from "@/lib/access/credentials/seal";
import { digitsOf, PERIOD_S, stepOfCode } from "@/lib/access/credentials/second-factor";
import type { SessionUser } from "@/lib/access/session";
import { visitOf } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { ApiError, invalid, notFound } from "@/lib/errors";
import { giveBackSignInTry, takeSignInTry } from "@/lib/limits/login-throttle";
import { sendMail } from "@/lib/mail/send-mail";
import { dropCodesAfterLast, firstCodes, type Proof } from "./second-factors";

/** How long setting up may take. */
const SET_UP_MS = 30 * 60_000;

const details = { factor: "Authenticator app" };

const isThere = () =>
  new ApiError(
    "CONFLICT",
    "This account has an authenticator app already. Remove it first to set up another one.",
  );

/**
 * Makes the secret of an authenticator app, which asks for nothing until a code of it was right. Beginning again
 * makes another one. This answer is the only place where the secret is shown: as an address, as a picture of it,
 * and as text to type in.
 * @throws 409 where the account has an app, and as `requireFreshProof`
 */
export async function beginAuthenticatorApp(user: SessionUser, proof: Proof, headers: Headers) {
  const stillProven = await requireFreshProof(user, proof, headers);
  const secret = new Secret({ size: 20 }); // RFC 4226, section 4
  const totp = new TOTP({ issuer: issuer(), label: user.email, secret, period: PERIOD_S });
  const made = { secret: await seal(secret.base32), createdAt: new Date(), lastStep: 0 };
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await stillProven(tx);
    const where = { userId: user.id };
    const existing = await tx.totp.findUnique({ where });
    if (existing?.confirmedAt) throw isThere();
    await tx.totp.upsert({ where, create: { ...where, ...made }, update: made });
  });
  const uri = totp.toString();
  return {
    uri,
    /** In groups of four, to be typed. */
    secret: secret.base32.replace(/(.{4})(?=.)/g, "$1 "),
    qr: renderSVG(uri, { ecc: "M", border: 4 }),
  };
}

/** Apps list their codes by it: two installations are two names. */
const issuer = () => {
  const { hostname } = new URL(config().APP_URL);
  return `Groundwork (${hostname})`;
};

/**
 * Turns the app on, by its first code, which is thereby used up.
 * @returns the recovery codes, if these are the first ones of the account
 * @throws 400 at `code`, 401 for who lost the session meanwhile, 409 once it is there or took too long, 429
 */
export async function confirmAuthenticatorApp(
  user: SessionUser,
  { code }: { code: string },
  headers: Headers,
) {
  const { id: userId } = user;
  const attempt = { email: user.email, network: undefined, browser: `app of ${userId}` };
  await takeSignInTry({ ...attempt, secondStep: true });
  const prisma = await prismaClient();
  const row = await prisma.totp.findUnique({ where: { userId } });
  if (row?.confirmedAt) throw isThere();
  if (!row || row.createdAt.getTime() < Date.now() - SET_UP_MS) throw tooLate();
  const digits = digitsOf(code);
  const step = digits === undefined ? undefined : stepOfCode(await unseal(row.secret), digits);
  if (step === undefined) throw wrongCode();
  await giveBackSignInTry({ ...attempt, secondStep: true });
  return prisma.$transaction(async (tx) => {
    await holdAccount(tx, user);
    // The very secret that the code is of: somebody may have begun again, or confirmed it.
    const { count } = await tx.totp.updateMany({
      where: { userId, secret: row.secret, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step },
    });
    if (count === 0) throw tooLate();
    const codes = await firstCodes(tx, userId);
    const visit = visitOf(headers);
    await recordOnAccount(tx, {
      userId,
      by: userId,
      action: "second_factor.added",
      visit,
      details,
    });
    await sendMail(tx, { kind: "second_factor", to: user.email, change: "authenticator_added" });
    return { recovery_codes: codes };
  });
}

const wrongCode = () =>
  invalid(
    "code",
    "This code is not right. Take the newest one of the app, and check that your phone sets its clock by itself.",
  );
const tooLate = () =>
  new ApiError(
    "CONFLICT",
    "This took too long, or was begun again elsewhere. Set up the authenticator app once more.",
  );

/** @throws 404, and as `requireFreshProof` */
export async function removeAuthenticatorApp(user: SessionUser, proof: Proof, headers: Headers) {
  const stillProven = await requireFreshProof(user, proof, headers);
  const { id: userId } = user;
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await stillProven(tx);
    const { count } = await tx.totp.deleteMany({ where: { userId, confirmedAt: { not: null } } });
    if (count === 0) throw notFound("Authenticator app");
    await dropCodesAfterLast(tx, userId);
    const visit = visitOf(headers);
    const event = { userId, by: userId, action: "second_factor.removed", visit, details };
    await recordOnAccount(tx, event);
    await sendMail(tx, { kind: "second_factor", to: user.email, change: "authenticator_removed" });
  });
}
