import { describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "@/lib/access/session";
import { readVisit } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { database, prismaClient } from "@/lib/db/database";
import { requestReset } from "@/lib/domain/account/password-mails";
import { changePassword, resetPassword } from "@/lib/domain/account/passwords";
import { disableUser, setPassword } from "@/lib/domain/operator/accounts";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { query } from "@/tests/support/query";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { asCaller, NOWHERE } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();
freshLimiter();

const OLD = "correct horse battery";
const NEW = "a better password";
const signIn = (email: string, password: string) =>
  authCall("/sign-in/email", { body: { email, password } });
const tokenIn = (text = "") => /\/reset\/([\w-]{43})/.exec(text)?.[1] ?? "";
const subjects = () => sink.mails.map(({ headers }) => headers.subject);
/** Signs in, and discards the notice of the new browser. */
async function signedIn(email: string) {
  const cookie = readCookies(await signIn(email, OLD));
  await runJobs();
  sink.mails.length = 0;
  return cookie;
}
const stranger = () => `${crypto.randomUUID()}@example.com`;

describe("password mails: a link to set a new password", () => {
  test("comes by mail, sets the password, ends the sessions, and the person is told", async () => {
    const user = await makeUser({ password: OLD });
    const cookie = await signedIn(user.email);
    await requestReset({ email: user.email }, NOWHERE);
    expect(sink.mails).toEqual([]); // it is looked up after the answer
    await runJobs();
    expect(sink.mails).toMatchObject([{ to: [user.email] }]);
    await resetPassword({ token: tokenIn(sink.mails[0]?.text), newPassword: NEW }, NOWHERE);
    await runJobs();
    expect(subjects()).toEqual(["Set a new password", "Your password has changed"]);
    expect((await signIn(user.email, NEW)).status).toBe(200);
    const prisma = await prismaClient();
    expect(cookie).not.toBe("");
    expect(await prisma.session.count({ where: { userId: user.id } })).toBe(1); // the new session
  });

  test("takes the same statements for an address without an account, which gets no mail", async () => {
    const { email } = await makeUser({ password: OLD });
    const disabled = await makeUser({ password: OLD });
    await disableUser({ email: disabled.email });
    const leaving = await makeUser({ password: OLD });
    const prisma = await prismaClient();
    await prisma.user.update({ where: { id: leaving.id }, data: { deleteAfter: new Date() } });

    const known = await listStatements(() => requestReset({ email }, NOWHERE));
    for (const other of [stranger(), disabled.email, leaving.email]) {
      expect(await listStatements(() => requestReset({ email: other }, NOWHERE))).toEqual(known);
    }
    expect(known).toEqual([expect.stringContaining("INSERT INTO job")]);
    await runJobs();
    expect(sink.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(await query("SELECT id FROM job", [])).toEqual([]);
  });

  test("goes to an address three times an hour, known or not, and the answer stays the same", async () => {
    const { email } = await makeUser({ password: OLD });
    const nobody = stranger();
    for (let count = 1; count <= 5; count++) {
      expect(await requestReset({ email }, NOWHERE)).toBeUndefined();
      expect(await requestReset({ email: nobody }, NOWHERE)).toBeUndefined();
      const waiting = await query("SELECT id FROM job", []);
      expect(waiting).toHaveLength(count <= 3 ? 2 : 0);
      await runJobs();
    }
    expect(sink.mails).toHaveLength(3);
    const last = tokenIn(sink.mails[2]?.text);
    const first = tokenIn(sink.mails[0]?.text);
    await expect(resetPassword({ token: first, newPassword: NEW }, NOWHERE)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await resetPassword({ token: last, newPassword: NEW }, NOWHERE);
  });

  test("that was requested while the mail server was down comes later, once, and works", async () => {
    const { email } = await makeUser({ password: OLD });
    await sink.halt();
    await requestReset({ email }, NOWHERE);
    await runJobs();
    await requestReset({ email }, NOWHERE);
    await runJobs();
    await sink.resume();
    await query("UPDATE job SET run_at = now()", []);
    await runJobs();
    expect(sink.mails).toHaveLength(1);
    await resetPassword({ token: tokenIn(sink.mails[0]?.text), newPassword: NEW }, NOWHERE);
  });

  test("is sent again in a mail of its own if the process ends before it is noted, and the new link works", async () => {
    const { email } = await makeUser({ password: OLD });
    await requestReset({ email }, NOWHERE);
    const [job] = await query<{ id: string; payload: string }>("SELECT id, payload FROM job", []);
    await runJobs();
    const again =
      "INSERT INTO job (id, queue, payload, attempts) VALUES ($1, 'password_reset', $2, 1)";
    await query(again, [job?.id, job?.payload]);
    await runJobs();
    expect(new Set(sink.mails.map(({ headers }) => headers["message-id"])).size).toBe(2);
    await resetPassword({ token: tokenIn(sink.mails[1]?.text), newPassword: NEW }, NOWHERE);
  });

  test("counts as a sign-in of the client, and is refused where no mail is sent", async () => {
    const headers = new Headers({ [ADDRESS_HEADER]: "203.0.113.9" });
    for (let count = 0; count < 30; count++)
      await requestReset({ email: stranger() }, readVisit(headers));
    await expect(requestReset({ email: stranger() }, readVisit(headers))).rejects.toMatchObject({
      code: "RATE_LIMIT_EXCEEDED",
    });
    config().SMTP_URL = undefined;
    await expect(requestReset({ email: stranger() }, NOWHERE)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

test("password mails: the person is told when they or the operator set a new password", async () => {
  const user = await makeUser({ password: OLD });
  const cookie = await signedIn(user.email);
  const { sessionId } = (await getCurrentUser(new Headers({ cookie }))) ?? {};
  const change = { currentPassword: OLD, newPassword: NEW };
  await changePassword(asCaller(user, sessionId), change);
  await setPassword({ email: user.email, newPassword: OLD });
  await runJobs();
  const texts = sink.mails.map(({ to, text }) => [to[0], text]);
  expect(texts).toHaveLength(2);
  expect(texts).toContainEqual([user.email, expect.stringContaining("on the account page")]);
  expect(texts).toContainEqual([
    user.email,
    expect.stringContaining("operator of this service set a new password"),
  ]);
});

/** Returns the statements that the database gets while `run` runs. */
async function listStatements(run: () => Promise<unknown>): Promise<string[]> {
  const { pool } = await database();
  const sent = vi.spyOn(pool, "query");
  const connected = vi.spyOn(pool, "connect");
  await run();
  expect(connected).toHaveBeenCalledTimes(sent.mock.calls.length); // each statement connects once, so no transaction is open
  const texts = sent.mock.calls.map(([statement]) => {
    const given: unknown = statement;
    return typeof given === "object" && given && "text" in given ? `${given.text}` : `${given}`;
  });
  sent.mockRestore();
  connected.mockRestore();
  return texts;
}
