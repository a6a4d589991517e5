import { describe, expect, test } from "vitest";
import { getCurrentUser } from "@/lib/access/session";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import {
  confirmEmail,
  findOpenProof,
  previewEmailProof,
  requestEmailChange,
  requestVerification,
  withdrawEmailChange,
} from "@/lib/domain/account/email-proofs";
import { previewReset } from "@/lib/domain/account/passwords";
import { disableUser, issueResetLink } from "@/lib/domain/operator/accounts";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { query } from "@/tests/support/query";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { asCaller } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();
freshLimiter();

const PASSWORD = "correct horse battery";
const address = () => `${crypto.randomUUID()}@example.com`;
const tokenIn = (text = "") => /\/verify\/([\w-]{43})/.exec(text)?.[1] ?? "";
const userRow = async (id: string) =>
  (await prismaClient()).user.findUniqueOrThrow({ where: { id } });
const gone = { code: "NOT_FOUND" };

/** The token of the newest mail that has one. */
async function mailedToken(): Promise<string> {
  await runJobs();
  return tokenIn(sink.mails.findLast(({ text }) => tokenIn(text) !== "")?.text);
}

async function signedIn() {
  const user = await makeUser({ email: address(), password: PASSWORD });
  const signIn = () =>
    authCall("/sign-in/email", { body: { email: user.email, password: PASSWORD } });
  const cookie = readCookies(await signIn());
  const caller = await getCurrentUser(new Headers({ cookie }));
  if (!caller) throw new Error("Nobody is signed in.");
  await runJobs();
  sink.mails.length = 0; // the notice of the new browser
  return { ...caller, cookie };
}

describe("email proofs: a new account", () => {
  const signUp = (email: string) =>
    authCall("/sign-up/email", { body: { email, name: "Ada", password: PASSWORD } });

  test("gets a link that proves its address, once", async () => {
    const email = address();
    expect((await signUp(email)).status).toBe(200);
    const token = await mailedToken();
    expect(sink.mails).toMatchObject([{ to: [email] }]);
    const prisma = await prismaClient();
    const before = await prisma.user.findUniqueOrThrow({ where: { email } });
    const [userId, caller] = [before.id, asCaller(before)];
    expect(await previewEmailProof(token)).toEqual({ email, current: email, userId });
    const stranger = asCaller(await makeUser());
    await expect(confirmEmail(stranger, { token })).rejects.toMatchObject(gone);
    expect(before.emailVerified).toBe(false); // looking at the page proves nothing
    expect(await confirmEmail(caller, { token })).toEqual({ email });
    expect((await userRow(userId)).emailVerified).toBe(true);
    await expect(confirmEmail(caller, { token })).rejects.toMatchObject(gone);
    expect(await previewEmailProof(token)).toBeUndefined();
    await expect(requestVerification(caller)).rejects.toMatchObject({ code: "CONFLICT" });
    await runJobs();
    expect(sink.mails).toHaveLength(1); // confirming the account's own address sends no notice
  });

  test("gets another link, three an hour, and the newest one works", async () => {
    const user = asCaller(await makeUser({ email: address() }));
    await requestVerification(user);
    const first = await mailedToken();
    await requestVerification(user);
    const second = await mailedToken();
    await expect(confirmEmail(user, { token: first })).rejects.toMatchObject(gone);
    await requestVerification(user);
    await expect(requestVerification(user)).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
    expect(await previewEmailProof(second)).toBeUndefined();
    const third = await mailedToken();
    await confirmEmail(user, { token: third });
  });

  test("is told of a mailed link only while there is one that works", async () => {
    const older = asCaller(await makeUser({ email: address() })); // from before the mail server was set
    expect((await findOpenProof(older)).confirms).toBe(false);
    await requestVerification(older);
    expect((await findOpenProof(older)).confirms).toBe(true);
    expect((await findOpenProof({ ...older, email: address() })).confirms).toBe(false);
    const prisma = await prismaClient();
    const data = { expiresAt: new Date() };
    await prisma.emailProof.update({ where: { userId: older.userId }, data });
    expect((await findOpenProof(older)).confirms).toBe(false);
  });

  test("is asked for nothing where no mail is sent", async () => {
    config().SMTP_URL = undefined;
    const email = address();
    expect((await signUp(email)).status).toBe(200);
    const prisma = await prismaClient();
    const user = asCaller(await prisma.user.findUniqueOrThrow({ where: { email } }));
    expect(await prisma.emailProof.count({ where: { userId: user.userId } })).toBe(0);
    expect(await query("SELECT id FROM job", [])).toEqual([]);
    await expect(requestVerification(user)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("email proofs: another address for an account", () => {
  test("is proven by its mail; then the old address gets a notice, sessions go on, and links mailed to the old one end", async () => {
    const user = await signedIn();
    const email = address();
    await requestEmailChange(user, { email, currentPassword: PASSWORD });
    const token = await mailedToken();
    const told = sink.mails.filter(({ to }) => to[0] === user.email);
    expect(told.map(({ headers }) => headers.subject)).toEqual([
      "Another email address was asked for",
    ]);
    expect(sink.mails.map(({ to }) => to[0]).toSorted()).toEqual([email, user.email].toSorted());
    expect((await userRow(user.userId)).email).toBe(user.email);
    const reset = (await issueResetLink({ email: user.email })).url.split("/reset/")[1] ?? "";

    await confirmEmail(user, { token });
    expect(await userRow(user.userId)).toMatchObject({ email, emailVerified: true });
    expect(await previewReset(reset)).toBeUndefined();
    expect(await getCurrentUser(new Headers({ cookie: user.cookie }))).toMatchObject({ email });
    await runJobs();
    const notice = sink.mails.at(-1);
    expect(notice?.to).toEqual([user.email]);
    expect(notice?.text).toContain(email);
    const actions = await query<{ action: string }>(
      "SELECT a.action FROM activity a JOIN workspace w ON w.id = a.workspace_id WHERE w.personal_owner_id = $1 ORDER BY a.id",
      [user.userId],
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["email.change_requested", "email.changed"]),
    );
  });

  test("is shown while it waits, and can be withdrawn only by its owner, once", async () => {
    const user = await signedIn();
    await requestVerification(user);
    expect((await findOpenProof(user)).pending).toBeNull(); // the account has this address already
    await withdrawEmailChange(user);
    expect(await previewEmailProof(await mailedToken())).toBeDefined();
    const email = address();
    await requestEmailChange(user, { email, currentPassword: PASSWORD });
    const token = await mailedToken();
    await withdrawEmailChange(asCaller(await makeUser()));
    expect((await findOpenProof(user)).pending).toMatchObject({ email });
    await withdrawEmailChange(user);
    await withdrawEmailChange(user);
    expect((await findOpenProof(user)).pending).toBeNull();
    await expect(confirmEmail(user, { token })).rejects.toMatchObject(gone);
    const records = await query(
      "SELECT 1 FROM activity WHERE action = 'email.change_withdrawn' AND target_id = $1",
      [user.userId],
    );
    expect(records).toHaveLength(1);
  });

  test("asks for the password where there is one", async () => {
    const user = await signedIn();
    const email = address();
    for (const currentPassword of ["wrong", undefined]) {
      await expect(requestEmailChange(user, { email, currentPassword })).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        details: [{ path: "currentPassword" }],
      });
    }
    const without = await makeUser({ email: address() });
    const sessionId = newId();
    const expiresAt = new Date(Date.now() + 60_000);
    await (await prismaClient()).session.create({
      data: { id: sessionId, token: sessionId, userId: without.id, expiresAt },
    });
    await requestEmailChange(asCaller(without, sessionId), { email });
    await runJobs();
    expect(sink.mails.map(({ to }) => to[0])).toContain(email);
  });

  test("of another account: only its holder gets the link, and nothing changes", async () => {
    const [user, other] = [await signedIn(), await makeUser({ email: address() })];
    const change = { email: other.email, currentPassword: PASSWORD };
    expect(await requestEmailChange(user, change)).toBeUndefined();
    const token = await mailedToken();
    await expect(confirmEmail(user, { token })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Another account"),
    });
    expect((await userRow(user.userId)).email).toBe(user.email);
    await expect(
      requestEmailChange(user, { email: user.email, currentPassword: PASSWORD }),
    ).rejects.toMatchObject({ details: [{ path: "email" }] });
  });

  test("only one of ten simultaneous uses of the link confirms; none after a day or for a disabled account", async () => {
    const user = await signedIn();
    const ask = () => requestEmailChange(user, { email: address(), currentPassword: PASSWORD });
    await ask();
    const token = await mailedToken();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => confirmEmail(user, { token })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const old = asCaller(await makeUser({ email: address() }));
    await requestVerification(old);
    const late = await mailedToken();
    await query("UPDATE email_proof SET expires_at = now() - interval '1 s' WHERE user_id = $1", [
      old.userId,
    ]);
    await expect(confirmEmail(old, { token: late })).rejects.toMatchObject(gone);

    const kept = asCaller(await makeUser({ email: address() }));
    await requestVerification(kept);
    const closed = await mailedToken();
    await disableUser({ email: kept.email });
    await expect(confirmEmail(kept, { token: closed })).rejects.toMatchObject(gone);
    for (const odd of ["", "\u0000", "\ud800", "unknown"]) {
      expect(await previewEmailProof(odd)).toBeUndefined();
    }
  });
});
