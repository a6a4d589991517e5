import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { changeWithProof, holdAccount, type Proof } from "@/lib/access/credentials/fresh-proof";
import { seal } from "@/lib/access/credentials/seal";
import {
  extractDigits,
  filterConfirmed,
  matchStep,
  openSecret,
  PERIOD_S,
} from "@/lib/access/credentials/second-factor";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { ApiError, invalid, notFound } from "@/lib/errors";
import { withSignInTry } from "@/lib/limits/sign-in-throttle";
import { sendMail } from "@/lib/mail/send-mail";
import { dropCodesAfterLast, makeFirstCodes } from "./second-factors";

const SET_UP_MS = 30 * 60_000;

const details = { factor: "Authenticator app" };

const appAlreadySetUp = () =>
  new ApiError(
    "CONFLICT",
    "This account already has an authenticator app. Remove it first to set up another one.",
  );

/** Makes or replaces the app's secret; sign-in needs it only after a first correct code. @throws 409 if an app is on */
export async function beginAuthenticatorApp(caller: AccountCaller, proof: Proof) {
  const secret = new Secret({ size: 20 }); // RFC 4226, section 4
  const totp = new TOTP({ issuer: getIssuer(), label: caller.email, secret, period: PERIOD_S });
  const made = { secret: await seal(secret.base32), createdAt: new Date(), lastStep: 0 };
  await changeWithProof(caller, proof, async (tx) => {
    const where = { userId: caller.userId };
    const existing = await tx.totp.findUnique({ where });
    if (existing?.confirmedAt) throw appAlreadySetUp();
    await tx.totp.upsert({ where, create: { ...where, ...made }, update: made });
  });
  const uri = totp.toString();
  return {
    uri,
    secret: secret.base32.replace(/(.{4})(?=.)/g, "$1 "),
    qr: renderSVG(uri, { ecc: "M", border: 4 }),
  };
}

/** Apps label their codes with the issuer, so two installations need different ones. */
const getIssuer = () => {
  const { hostname } = new URL(config().APP_URL);
  return `Groundwork (${hostname})`;
};

/** Turns the app on; returns recovery codes if it is the first factor. @throws 400 at `code`, 409 if too late */
export async function confirmAuthenticatorApp(caller: AccountCaller, { code }: { code: string }) {
  const { userId, email } = caller;
  const prisma = await prismaClient();
  const row = await prisma.totp.findUnique({ where: { userId } });
  if (row?.confirmedAt) throw appAlreadySetUp();
  if (!row || row.createdAt.getTime() < Date.now() - SET_UP_MS) throw tooLate();
  const attempt = { email, network: undefined, browser: `app of ${userId}`, secondStep: true };
  const step = await withSignInTry(attempt, async () => {
    const digits = extractDigits(code);
    return digits === undefined ? undefined : matchStep(await openSecret(row.secret), digits);
  });
  if (step === undefined) throw wrongCode();
  return prisma.$transaction(async (tx) => {
    await holdAccount(tx, caller);
    // Confirms only the secret that the code matches: another request may have replaced or confirmed it.
    const { count } = await tx.totp.updateMany({
      where: { userId, secret: row.secret, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step },
    });
    if (count === 0) throw tooLate();
    const codes = await makeFirstCodes(tx, userId);
    await recordOwn(tx, caller, "second_factor.added", details);
    await sendMail(tx, { kind: "second_factor", to: email, change: "authenticator_added" });
    return { recovery_codes: codes };
  });
}

const wrongCode = () =>
  invalid(
    "code",
    "This code is not right. Enter the newest code of the app, and check that your phone sets its clock automatically.",
  );
const tooLate = () =>
  new ApiError(
    "CONFLICT",
    "This took too long, or was begun again elsewhere. Set up the authenticator app once more.",
  );

export async function removeAuthenticatorApp(caller: AccountCaller, proof: Proof) {
  const { userId, email } = caller;
  await changeWithProof(caller, proof, async (tx) => {
    const { count } = await tx.totp.deleteMany({ where: filterConfirmed(userId) });
    if (count === 0) throw notFound("Authenticator app");
    await dropCodesAfterLast(tx, userId);
    await recordOwn(tx, caller, "second_factor.removed", details);
    await sendMail(tx, { kind: "second_factor", to: email, change: "authenticator_removed" });
  });
}
