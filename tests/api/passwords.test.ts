import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import * as hashing from "@/lib/access/credentials/password-hash";
import { getCurrentUser, handOver } from "@/lib/access/session";
import { claimAccount } from "@/lib/access/sign-in/claim-account";
import { prismaClient } from "@/lib/db/database";
import {
  changePassword,
  previewReset,
  resetPassword,
  storePassword,
} from "@/lib/domain/account/passwords";
import { issueResetLink } from "@/lib/domain/operator/accounts";
import { newId } from "@/lib/ids";
import { limitAddress } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { asCaller, NOWHERE } from "@/tests/support/signed-in";

freshDatabase();
freshLimiter();

const OLD = "correct horse battery";
const NEW = "a better password";
const signIn = (email: string, password: string) =>
  authCall("/sign-in/email", { body: { email, password } });
const findUser = (cookie: string) => getCurrentUser(new Headers({ cookie }));
const readToken = ({ url }: { url: string }) => url.split("/reset/")[1] ?? "";
const gone = { code: "NOT_FOUND", message: expect.stringContaining("Ask for a new one") };

/** A person who is signed in with two browsers. */
async function signedIn() {
  const user = await makeUser({ password: OLD });
  const cookie = readCookies(await signIn(user.email, OLD));
  const elsewhere = readCookies(await signIn(user.email, OLD));
  const { sessionId = "" } = (await findUser(cookie)) ?? {};
  return { ...user, sessionId, cookie, elsewhere };
}

/** Changes the password in the browser that has the cookie. */
async function change(cookie: string, newPassword = NEW, currentPassword = OLD, address?: string) {
  const headers = new Headers({ cookie, ...(address && { [ADDRESS_HEADER]: address }) });
  const caller = await getCurrentUser(headers);
  if (!caller) throw new Error("Nobody is signed in.");
  const { token } = await changePassword(caller, { currentPassword, newPassword });
  return handOver(token, headers);
}

test("passwords: only one of ten simultaneous uses of a link sets the password, and every session ends", async () => {
  const { email, cookie, elsewhere } = await signedIn();
  const token = readToken(await issueResetLink({ email }));
  expect(await previewReset(token)).toEqual({ email });
  const passwords = Array.from({ length: 10 }, (_, n) => `a better password, ${n}`);
  const results = await Promise.allSettled(
    passwords.map((newPassword) => resetPassword({ token, newPassword }, NOWHERE)),
  );
  const won = results.flatMap(({ status }, n) =>
    status === "fulfilled" ? [passwords[n] ?? ""] : [],
  );
  expect(won).toHaveLength(1);
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject(gone);
  }
  expect([await findUser(cookie), await findUser(elsewhere)]).toEqual([undefined, undefined]);
  expect((await signIn(email, OLD)).status).toBe(401);
  expect((await signIn(email, won[0] ?? "")).status).toBe(200);
  await expect(resetPassword({ token, newPassword: NEW }, NOWHERE)).rejects.toMatchObject(gone);
}, 60_000);

test("passwords: a link ends with a newer link, after an hour, and with any new password; unknown links cost no hash", async () => {
  const { email, id } = await makeUser({ password: OLD });
  const first = readToken(await issueResetLink({ email }));
  const { url, expires_at } = await issueResetLink({ email });
  const second = readToken({ url });
  const hash = vi.spyOn(hashing, "hashPassword");
  await expect(resetPassword({ token: first, newPassword: NEW }, NOWHERE)).rejects.toMatchObject(
    gone,
  );
  expect(await previewReset(second)).toEqual({ email });
  const hour = Date.parse(expires_at) - Date.now();
  expect(hour).toBeGreaterThan(0);
  expect(hour).toBeLessThanOrEqual(3_600_000);

  const prisma = await fullClient();
  const [row] = await prisma.passwordReset.findMany({ where: { userId: id } });
  expect(Buffer.from(row?.tokenHash ?? []).toString()).not.toContain(second);
  await prisma.passwordReset.update({
    where: { userId: id },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  expect(await previewReset(second)).toBeUndefined();
  for (const token of [second, "unknown", "", "\u0000", "\ud800"]) {
    await expect(resetPassword({ token, newPassword: NEW }, NOWHERE)).rejects.toMatchObject(gone);
  }
  expect(hash).not.toHaveBeenCalled();
  expect((await signIn(email, OLD)).status).toBe(200);
});

test("passwords: changing the password keeps this browser, under a new cookie, and ends the others and the links", async () => {
  const { email, id, cookie, elsewhere } = await signedIn();
  const token = readToken(await issueResetLink({ email }));
  const headers = await change(cookie);
  const after = readCookies(new Response(null, { headers }));
  expect(await findUser(after)).toMatchObject({ userId: id });
  expect([await findUser(cookie), await findUser(elsewhere)]).toEqual([undefined, undefined]);
  expect(await previewReset(token)).toBeUndefined();
  expect((await signIn(email, OLD)).status).toBe(401);
  expect((await signIn(email, NEW)).status).toBe(200);
  const prisma = await fullClient();
  const where = { action: "password.changed", workspace: { personalOwnerId: id } };
  expect(await prisma.activity.findMany({ where })).toMatchObject([{ actorId: id }]);
}, 60_000);

test("passwords: a wrong current password is reported at its field, and counted apart from strangers' attempts", async () => {
  const { email, id, cookie, elsewhere } = await signedIn();
  const attempt = (currentPassword: string) => change(cookie, NEW, currentPassword);
  const wrong = { code: "VALIDATION_ERROR", details: [{ path: "currentPassword" }] };
  await expect(attempt("x".repeat(500))).rejects.toMatchObject(wrong);
  for (let n = 0; n < 9; n++) await expect(attempt("wrong")).rejects.toMatchObject(wrong);
  await expect(attempt(OLD)).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  expect((await signIn(email, OLD)).status).toBe(200); // sign-ins have another budget
  expect(await findUser(elsewhere)).toMatchObject({ userId: id });
}, 60_000);

test("passwords: the same password again is no change", async () => {
  const { elsewhere, cookie, id } = await signedIn();
  await expect(change(cookie, OLD)).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: [{ path: "newPassword" }],
  });
  expect(await findUser(elsewhere)).toMatchObject({ userId: id });
});

/** Takes both turns at hashing. @returns how to release them */
function holdHashing() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const busy = [1, 2].map(() => hashing.hashing().run(() => held));
  return async () => {
    release();
    await Promise.all(busy);
  };
}

test("passwords: an old password that is proven while a new one is set opens no session", async () => {
  const { email, id } = await signedIn();
  const release = holdHashing();
  const begun = signIn(email, OLD); // has read the old hash, and waits for its turn to compare
  await sleep(500);
  const prisma = await prismaClient();
  await prisma.$transaction((tx) => storePassword(tx, id, "set meanwhile"));
  await release();
  expect((await begun).status).toBe(401);
  expect(await prisma.session.count({ where: { userId: id } })).toBe(0);
}, 60_000);

test("passwords: a password opens the account even if the clock that stamped it was ahead", async () => {
  const { email, id } = await makeUser({ password: OLD });
  const prisma = await fullClient();
  const updatedAt = new Date(Date.now() + 60_000);
  await prisma.account.updateMany({ where: { userId: id }, data: { updatedAt } });
  expect((await signIn(email.toUpperCase(), OLD)).status).toBe(200);
});

const issuer = { providerId: "https://id.example", accountId: "the owner" };

test.each<[string, (user: { id: string; name: string; email: string }) => Promise<unknown>]>([
  ["a claim of the account", (user) => claimAccount(user, { id: newId(), ...issuer }, "mcp")],
  [
    "a reset",
    async ({ id }) =>
      (await prismaClient()).$transaction((tx) => storePassword(tx, id, "set meanwhile")),
  ],
  [
    "the end of the sessions",
    async ({ id }) => (await fullClient()).session.deleteMany({ where: { userId: id } }),
  ],
])(
  "passwords: %s beats a change of the password under way",
  async (_, ending) => {
    const user = await signedIn();
    const release = holdHashing();
    const begun = change(user.cookie);
    begun.catch(() => {}); // awaited below
    await sleep(500);
    await ending(user);
    const prisma = await fullClient();
    const of = { where: { userId: user.id } };
    const stored = await prisma.account.findMany(of);
    await release();
    await expect(begun).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await prisma.account.findMany(of)).toEqual(stored);
    expect(await prisma.session.count(of)).toBe(0);
  },
  60_000,
);

test("passwords: right passwords are not counted, but each change passes the door of sign-ins", async () => {
  let { cookie } = await signedIn();
  const passwords = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? OLD : NEW));
  for (const [n, newPassword] of passwords.slice(1).entries()) {
    const headers = await change(cookie, newPassword, passwords[n]);
    cookie = readCookies(new Response(null, { headers }));
  }
  const address = "192.0.2.9";
  for (let n = 0; n < 30; n++) await limitAddress("signIn", { address });
  await expect(change(cookie, OLD, NEW, address)).rejects.toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
    message: expect.stringContaining("network"),
  });
}, 60_000);

test("passwords: a person who signs in through an outside provider has no password to change", async () => {
  const user = await makeUser();
  const prisma = await fullClient();
  const outside = { id: newId(), userId: user.id, providerId: "https://id.example" };
  await prisma.account.create({ data: { ...outside, accountId: "8" } });
  const input = { currentPassword: OLD, newPassword: NEW };
  await expect(changePassword(asCaller(user), input)).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test.each(["/change-password", "/reset-password", "/request-password-reset", "/set-password"])(
  "passwords: the library's own %s is not reachable",
  async (path) => {
    expect((await authCall(path, { body: { newPassword: NEW, token: "x" } })).status).toBe(404);
  },
);
