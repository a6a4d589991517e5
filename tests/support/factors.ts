import { TOTP } from "otpauth";
import { vi } from "vitest";
import type { AccountCaller } from "@/lib/access/caller";
import { getCurrentUser } from "@/lib/access/session";
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
} from "@/lib/domain/account/authenticator-app";
import { addPasskey, beginPasskey } from "@/lib/domain/account/passkeys";
import { softwareAuthenticator } from "@/tests/support/authenticator";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { authCall, readCookies } from "@/tests/support/sign-in";

const PASSWORD = "correct horse battery";
export const PROOF = { currentPassword: PASSWORD };

export const signIn = (email: string, cookie?: string, password = PASSWORD) =>
  authCall("/sign-in/email", { body: { email, password }, ...(cookie && { cookie }) });

/** A person with a password, who is signed in. */
export async function signedIn(): Promise<AccountCaller & { cookie: string }> {
  const { email } = await makeUser({ password: PASSWORD });
  const cookie = readCookies(await signIn(email));
  const user = await getCurrentUser(new Headers({ cookie }));
  if (!user) throw new Error("Nobody is signed in.");
  return { ...user, cookie };
}

/** The code that an app shows `steps` steps from now. */
export const computeCode = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replaceAll(" ", "") }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Fakes the clock and sets it ahead by `seconds`. */
export function pass(seconds: number) {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + seconds * 1000 });
}

/** Sets up an authenticator app, and moves the clock past its first code. @returns its secret and the recovery codes */
export async function addApp(user: AccountCaller) {
  const { secret } = await beginAuthenticatorApp(user, PROOF);
  const code = computeCode(secret);
  const { recovery_codes } = await confirmAuthenticatorApp(user, { code });
  pass(60);
  return { secret, recoveryCodes: recovery_codes ?? [] };
}

/** Breaks the seal of the app's secret, as another AUTH_SECRET would. */
export async function breakSeal({ userId }: AccountCaller) {
  const prisma = await fullClient();
  const { secret } = await prisma.totp.findUniqueOrThrow({ where: { userId } });
  const broken = secret.replace(/^..../, secret.startsWith("0000") ? "1111" : "0000");
  await prisma.totp.update({ where: { userId }, data: { secret: broken } });
}

/** Adds a passkey of a new authenticator. */
export async function addKey(user: AccountCaller, authenticator = softwareAuthenticator()) {
  const options = await beginPasskey(user, PROOF);
  const added = await addPasskey(user, { response: authenticator.create(options) });
  return { authenticator, ...added };
}
