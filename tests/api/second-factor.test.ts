import { afterEach, describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "@/lib/access/session";
import { beginAuthenticatorApp } from "@/lib/domain/account/authenticator-app";
import { disableUser, removeFactors, setPassword } from "@/lib/domain/operator/accounts";
import { freshDatabase } from "@/tests/support/database";
import {
  addApp,
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

const sendCode = (code: string, cookie: string) =>
  authCall("/sign-in/code", { body: { code }, cookie });

/** The cookie of a first step. */
async function firstStep(email: string): Promise<string> {
  const answer = await signIn(email);
  expect(await answer.json()).toMatchObject({ second_factor: ["code"] });
  return readCookies(answer);
}

const listSessions = async (userId: string) =>
  (await fullClient()).session.count({ where: { userId } });

test("second factor: the session begins only with the code, and is recorded", async () => {
  const user = await signedIn();
  const { secret } = await addApp(user);
  const before = await listSessions(user.userId);
  const cookie = await firstStep(user.email);
  expect(await listSessions(user.userId)).toBe(before);
  expect(cookie).not.toContain("session_token");
  expect(await getCurrentUser(new Headers({ cookie }))).toBeUndefined();

  const answer = await sendCode(computeCode(secret), cookie);
  expect(answer.status).toBe(200);
  expect(await getCurrentUser(new Headers({ cookie: readCookies(answer) }))).toMatchObject({
    userId: user.userId,
  });
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^groundwork\.second_step=;.*Max-Age=0/),
  );
  const prisma = await fullClient();
  const where = {
    actorId: user.userId,
    action: { in: ["sign_in.succeeded", "second_factor.added"] },
  };
  const records = await prisma.activity.findMany({ where, orderBy: { id: "asc" } });
  expect(records.map(({ action, details }) => [action, details])).toEqual([
    ["sign_in.succeeded", expect.objectContaining({ with: "password" })],
    ["second_factor.added", expect.objectContaining({ factor: "Authenticator app" })],
    ["sign_in.succeeded", expect.objectContaining({ with: "totp" })],
  ]);
});

test("second factor: a code works once, the one before and the one after work, and no other", async () => {
  const user = await signedIn();
  const { secret } = await addApp(user);
  const cookie = await firstStep(user.email);
  expect((await sendCode(computeCode(secret, -2), cookie)).status).toBe(401);
  expect((await sendCode(computeCode(secret, 2), cookie)).status).toBe(401);
  const code = computeCode(secret, -1);
  expect((await sendCode(`${code.slice(0, 3)} ${code.slice(3)}`, cookie)).status).toBe(200);
  expect((await sendCode(code, await firstStep(user.email))).status).toBe(401);
  expect((await sendCode(computeCode(secret, 1), await firstStep(user.email))).status).toBe(200);
  // A code of a step before the used one fails too.
  expect((await sendCode(computeCode(secret), await firstStep(user.email))).status).toBe(401);
}, 60_000);

test("second factor: the code that confirmed the app is used up", async () => {
  const user = await signedIn();
  const now = Date.now();
  const { secret } = await addApp(user);
  vi.setSystemTime(now);
  expect((await sendCode(computeCode(secret), await firstStep(user.email))).status).toBe(401);
});

test("second factor: of one code from ten browsers at once one passes", async () => {
  const user = await signedIn();
  const { secret } = await addApp(user);
  const before = await listSessions(user.userId);
  const cookie = await firstStep(user.email);
  const code = computeCode(secret);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(code, cookie)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await listSessions(user.userId)).toBe(before + 1);
});

test("second factor: a secret that was not confirmed asks for nothing, and its codes open nothing", async () => {
  const user = await signedIn();
  const { secret } = await beginAuthenticatorApp(user, PROOF);
  const answer = await signIn(user.email);
  expect(await answer.json()).toMatchObject({ user: { id: user.userId } });
  expect((await sendCode(computeCode(secret), readCookies(answer))).status).toBe(401);
});

test("second factor: a recovery code works once, in any spelling, and the answer has the number left", async () => {
  const user = await signedIn();
  const { recoveryCodes } = await addApp(user);
  const [code = "", other = ""] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
  const typed = code.toUpperCase().replaceAll("-", " ");
  expect((await sendCode(typed, await firstStep(user.email))).status).toBe(200);
  expect((await sendCode(code, await firstStep(user.email))).status).toBe(401);

  const cookie = await firstStep(user.email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendCode(other, cookie)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const prisma = await fullClient();
  const where = { actorId: user.userId, action: "recovery_code.used" };
  const used = await prisma.activity.findMany({ where, orderBy: { id: "asc" } });
  expect(used.map(({ details }) => details)).toMatchObject([{ left: 9 }, { left: 8 }]);
  const stored = await prisma.recoveryCode.findMany({ where: { userId: user.userId } });
  expect(stored).toHaveLength(8);
  for (const { hash } of stored) expect(hash).toHaveLength(32);
}, 60_000);

test("second factor: another person's recovery code and made-up codes open nothing", async () => {
  const [user, other] = [await signedIn(), await signedIn()];
  await addApp(user);
  const { recoveryCodes } = await addApp(other);
  const cookie = await firstStep(user.email);
  for (const code of [recoveryCodes[0] ?? "", "000000", "-", "\u0000", "x".repeat(100)]) {
    expect((await sendCode(code, cookie)).status).toBe(401);
  }
});

describe("second factor: the first step", () => {
  test("is over after ten minutes", async () => {
    const user = await signedIn();
    const { secret } = await addApp(user);
    const cookie = await firstStep(user.email);
    pass(599);
    expect((await sendCode("000000", cookie)).status).toBe(401);
    pass(2);
    const answer = await sendCode(computeCode(secret), cookie);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("Begin again") });
  });

  test("is over with a change of the password, but not the second factor", async () => {
    const user = await signedIn();
    const { secret } = await addApp(user);
    const cookie = await firstStep(user.email);
    const newPassword = "a better password";
    await setPassword({ email: user.email, newPassword });
    const answer = await sendCode(computeCode(secret), cookie);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("Begin again") });
    const again = await signIn(user.email, undefined, newPassword);
    expect(await again.json()).toMatchObject({ second_factor: ["code"] });
    expect((await sendCode(computeCode(secret), readCookies(again))).status).toBe(200);
  });

  test("needs its own cookie: neither another signed cookie, nor a forged one, nor none will do", async () => {
    const user = await signedIn();
    const { secret } = await addApp(user);
    const step = await firstStep(user.email);
    const code = computeCode(secret);
    const session = /session_token=([^;]*)/.exec(user.cookie)?.[1] ?? "";
    const browser = /groundwork\.browser=([^;]*)/.exec(user.cookie)?.[1] ?? "";
    const forged = [
      `groundwork.second_step=${session}`,
      `groundwork.second_step=${browser}`,
      step.replace(/second_step\.[0-9a-f]{4}/, "second_step.0000"),
      "groundwork.second_step=",
      "theme=dark",
    ];
    for (const cookie of forged) {
      expect(cookie).not.toBe(step);
      expect((await sendCode(code, cookie)).status).toBe(401);
    }
    expect((await sendCode(code, step)).status).toBe(200);
  });

  test("opens nothing for a disabled person", async () => {
    const user = await signedIn();
    const { secret } = await addApp(user);
    const cookie = await firstStep(user.email);
    await disableUser({ email: user.email });
    expect((await sendCode(computeCode(secret), cookie)).status).toBe(403);
    expect(await listSessions(user.userId)).toBe(0);
  });
});

test("second factor: ten codes in a quarter of an hour are tried, the right one not after them", async () => {
  const user = await signedIn();
  const { secret } = await addApp(user);
  const cookie = await firstStep(user.email);
  for (let n = 0; n < 10; n++) expect((await sendCode("000000", cookie)).status).toBe(401);
  expect((await sendCode(computeCode(secret), cookie)).status).toBe(429);
  pass(15 * 60 + 1);
  expect((await sendCode(computeCode(secret), await firstStep(user.email))).status).toBe(200);
}, 60_000);

test("second factor: with another AUTH_SECRET codes of the app say so, and recovery codes still work", async () => {
  const user = await signedIn();
  const { secret, recoveryCodes } = await addApp(user);
  await breakSeal(user);
  const cookie = await firstStep(user.email);
  const answer = await sendCode(computeCode(secret), cookie);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: expect.stringContaining("Use a recovery code"),
  });
  expect((await sendCode(recoveryCodes[0] ?? "", cookie)).status).toBe(200);
});

test("second factor: the operator removes the factors of a person who lost them, with a record", async () => {
  const user = await signedIn();
  await addApp(user);
  const { userId: id, email } = user;
  expect(await removeFactors({ email })).toEqual({ id, email, removed: 1 });
  expect(await removeFactors({ email })).toEqual({ id, email, removed: 0 });
  expect(await (await signIn(email)).json()).toMatchObject({ user: { id } });
  const prisma = await fullClient();
  expect(await prisma.recoveryCode.count({ where: { userId: id } })).toBe(0);
  const where = { action: "second_factor.removed", targetId: id };
  expect(await prisma.activity.findMany({ where })).toMatchObject([{ actorId: null }]);
});
