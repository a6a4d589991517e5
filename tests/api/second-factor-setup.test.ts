import { afterEach, expect, test, vi } from "vitest";
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
} from "@/lib/domain/account/authenticator-app";
import { removePasskey } from "@/lib/domain/account/passkeys";
import { getSecondFactors, remakeRecoveryCodes } from "@/lib/domain/account/second-factors";
import { freshDatabase } from "@/tests/support/database";
import {
  addApp,
  addKey,
  breakSeal,
  computeCode,
  PROOF,
  pass,
  signedIn,
  signIn,
} from "@/tests/support/factors";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();
afterEach(() => {
  vi.useRealTimers();
});

const begin = async (user: Awaited<ReturnType<typeof signedIn>>) =>
  beginAuthenticatorApp(user, PROOF);
const listCodes = async (userId: string) =>
  (await fullClient()).recoveryCode.count({ where: { userId } });

test("second factor: setting up shows an address, a picture of it and the secret as text, which is stored sealed", async () => {
  const user = await signedIn();
  const { uri, secret, qr } = await begin(user);
  const plain = secret.replaceAll(" ", "");
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(uri).toContain(`secret=${plain}`);
  expect(decodeURIComponent(uri)).toContain(`Groundwork (localhost):${user.email}`);
  expect(qr).toMatch(/^<svg /);
  const prisma = await fullClient();
  const row = await prisma.totp.findUniqueOrThrow({ where: { userId: user.userId } });
  expect(row.secret).not.toContain(plain);
  expect(row.confirmedAt).toBeNull();
});

test("second factor: every change asks for proof of identity", async () => {
  const user = await signedIn();
  await addApp(user);
  const { id } = await addKey(user);
  const wrong = { currentPassword: "wrong" };
  const atField = { code: "VALIDATION_ERROR", details: [{ path: "currentPassword" }] };
  for (const change of [
    () => beginAuthenticatorApp(user, wrong),
    () => removeAuthenticatorApp(user, wrong),
    () => remakeRecoveryCodes(user, wrong),
    () => removePasskey(user, { id, ...wrong }),
    () => removePasskey(user, { id }),
  ]) {
    await expect(change()).rejects.toMatchObject(atField);
  }
  expect(await getSecondFactors(user)).toMatchObject({
    authenticator_app: { added_at: expect.any(String) },
    passkeys: [{ id }],
    recovery_codes: 10,
    proof: "password",
  });
});

test("second factor: a wrong code confirms nothing, ten of them are enough, and half an hour is too late", async () => {
  const user = await signedIn();
  const { secret } = await begin(user);
  const confirm = (code: string) => confirmAuthenticatorApp(user, { code });
  for (let n = 0; n < 10; n++) {
    await expect(confirm("000000")).rejects.toMatchObject({ details: [{ path: "code" }] });
  }
  await expect(confirm(computeCode(secret))).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  pass(30 * 60 + 1);
  await expect(confirm(computeCode(secret))).rejects.toMatchObject({ code: "CONFLICT" });
  const again = await begin(user);
  await expect(confirm(computeCode(secret))).rejects.toMatchObject({ details: [{ path: "code" }] });
  expect((await confirm(computeCode(again.secret))).recovery_codes).toHaveLength(10);
  await expect(begin(user)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("second factor: an app begun before another AUTH_SECRET is not confirmed, and can be begun again", async () => {
  const user = await signedIn();
  const { secret } = await begin(user);
  await breakSeal(user);
  const confirmation = confirmAuthenticatorApp(user, { code: computeCode(secret) });
  await expect(confirmation).rejects.toMatchObject({ code: "CONFLICT" });
  const again = await begin(user);
  const code = computeCode(again.secret);
  expect((await confirmAuthenticatorApp(user, { code })).recovery_codes).toHaveLength(10);
});

test("second factor: of two confirmations at once one turns the app on, and shows codes that work", async () => {
  const user = await signedIn();
  const { secret } = await begin(user);
  const code = computeCode(secret);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => confirmAuthenticatorApp(user, { code })),
  );
  const confirmed = results.flatMap((result) =>
    result.status === "fulfilled" ? [result.value.recovery_codes] : [],
  );
  expect(confirmed).toEqual([expect.any(Array)]);
  expect(await listCodes(user.userId)).toBe(10);
});

test("second factor: an app and a passkey that are added at once leave one set of recovery codes", async () => {
  const user = await signedIn();
  const { secret } = await begin(user);
  const added = await Promise.all([
    confirmAuthenticatorApp(user, { code: computeCode(secret) }),
    addKey(user),
  ]);
  expect(added.filter(({ recovery_codes }) => recovery_codes)).toHaveLength(1);
  expect(await listCodes(user.userId)).toBe(10);
});

test("second factor: recovery codes stay as long as there is a factor, can be replaced, and go with the last factor", async () => {
  const user = await signedIn();
  const { id, recovery_codes: first } = await addKey(user);
  expect(first).toHaveLength(10);
  expect((await addApp(user)).recoveryCodes).toEqual([]); // the codes that came with the passkey stay
  const { recovery_codes: second } = await remakeRecoveryCodes(user, PROOF);
  expect(second).toHaveLength(10);

  const step = readCookies(await signIn(user.email));
  const tried = (code = "") => authCall("/sign-in/code", { body: { code }, cookie: step });
  expect((await tried(first?.[0])).status).toBe(401);
  expect((await tried(second[0])).status).toBe(200);

  await removePasskey(user, { id, ...PROOF });
  expect(await listCodes(user.userId)).toBe(9);
  await removeAuthenticatorApp(user, PROOF);
  expect(await listCodes(user.userId)).toBe(0);
  await expect(remakeRecoveryCodes(user, PROOF)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await expect(removeAuthenticatorApp(user, PROOF)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await (await signIn(user.email)).json()).toMatchObject({ user: { id: user.userId } });
  const prisma = await fullClient();
  const where = { actorId: user.userId, NOT: { action: { startsWith: "sign_in" } } };
  const records = await prisma.activity.findMany({ where, orderBy: { id: "asc" } });
  expect(records.map(({ action }) => action)).toEqual([
    "workspace.created",
    "second_factor.added",
    "second_factor.added",
    "recovery_codes.remade",
    "recovery_code.used",
    "second_factor.removed",
    "second_factor.removed",
  ]);
}, 60_000);

test("second factor: a set-up whose session has ended since its beginning turns nothing on", async () => {
  const user = await signedIn();
  const { secret } = await begin(user);
  const prisma = await fullClient();
  await prisma.session.deleteMany({ where: { userId: user.userId } });
  const confirmed = confirmAuthenticatorApp(user, { code: computeCode(secret) });
  await expect(confirmed).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
