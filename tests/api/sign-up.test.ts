import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { hashing } from "@/lib/access/credentials/password-hash";
import { getCurrentUser } from "@/lib/access/session";
import { type Config, config } from "@/lib/config";
import { acceptInvitation } from "@/lib/domain/members/answer-invitation";
import { invite } from "@/lib/domain/members/invitations";
import { createUser } from "@/lib/domain/operator/accounts";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { query } from "@/tests/support/query";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
const { SIGN_UP } = config();
const mode = (value: Config["SIGN_UP"]) => Object.assign(config(), { SIGN_UP: value });
afterEach(() => {
  mode(SIGN_UP);
});

const PASSWORD = "correct horse battery";
const newEmail = () => `${randomUUID()}@example.com`;
const signUp = (email: string, invitation?: string) =>
  authCall("/sign-up/email", { body: { name: "Grace", email, password: PASSWORD, invitation } });

async function refusal(response: Response) {
  expect(response.headers.getSetCookie()).toEqual([]);
  const { code, error } = await response.json();
  return { status: response.status, code, error };
}
const closed = (error: string) => ({
  status: 403,
  code: "SIGN_UP_CLOSED",
  error: expect.stringContaining(error),
});

async function invitation() {
  const { caller, workspaceId } = await makeWorkspace();
  const email = newEmail();
  const { id, url } = await invite(caller, { email, role: "member" });
  return { id, workspaceId, email, token: url.split("/invite/")[1] ?? "" };
}

test("sign-up: closed: nobody signs up, with an invitation or without; the operator makes accounts", async () => {
  mode("closed");
  const { email, token } = await invitation();
  const answer = closed("Ask the operator");
  expect(await refusal(await signUp(email))).toEqual(answer);
  expect(await refusal(await signUp(email, token))).toEqual(answer);
  // The answer does not show whether an address has an account.
  expect(await refusal(await signUp((await makeUser()).email))).toEqual(answer);
  await createUser({ email, name: "Grace", password: PASSWORD });
  expect((await authCall("/sign-in/email", { body: { email, password: PASSWORD } })).status).toBe(
    200,
  );
});

test("sign-up: invited: the link lets its address in, and no other, and can still be accepted", async () => {
  mode("invited");
  const { email, token, workspaceId } = await invitation();
  expect(await refusal(await signUp(email))).toEqual(closed("You need an invitation"));
  expect(await refusal(await signUp(email, "x".repeat(43)))).toEqual(closed("invitation"));
  expect(await refusal(await signUp(newEmail(), token))).toEqual(
    closed(`This invitation is for ${email}`),
  );
  const response = await signUp(email.toUpperCase(), token);
  expect(response.status).toBe(200);
  const user = await getCurrentUser(new Headers({ cookie: readCookies(response) }));
  expect(user).toMatchObject({ email });
  const joined = acceptInvitation({ userId: user?.userId ?? "", email }, token);
  expect(await joined).toEqual({ workspaceId });
  expect(await refusal(await signUp(newEmail(), token))).toEqual(closed("You need an invitation"));
});

test("sign-up: invited: a link that is too old or taken back lets nobody in", async () => {
  mode("invited");
  const prisma = await fullClient();
  const old = await invitation();
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await prisma.invitation.update({ where: { id: old.id }, data: past });
  expect((await signUp(old.email, old.token)).status).toBe(403);
  const revoked = await invitation();
  await prisma.invitation.delete({ where: { id: revoked.id } });
  expect((await signUp(revoked.email, revoked.token)).status).toBe(403);
});

test("sign-up: an invitation proves no address: the inviter sees the link too", async () => {
  const { email, token } = await invitation();
  expect((await signUp(email, token)).status).toBe(200);
  const prisma = await fullClient();
  expect(await prisma.user.findUnique({ where: { email } })).toMatchObject({
    emailVerified: false,
  });
});

test.each([
  ["signing up", () => signUp(newEmail())],
  [
    "signing in",
    async () => {
      const { email } = await makeUser();
      return authCall("/sign-in/email", { body: { email, password: PASSWORD } });
    },
  ],
  [
    "the operator's command",
    () => createUser({ name: "Grace", email: newEmail(), password: PASSWORD }),
  ],
])("sign-up: the database answers others while a password waits its turn: %s", async (_, act) => {
  const events = new EventEmitter();
  const isWaiting = once(events, "waiting");
  const turn = once(events, "turn");
  const running = vi.spyOn(hashing(), "run").mockImplementation(async (work) => {
    events.emit("waiting");
    await turn;
    return work();
  });
  onTestFinished(() => running.mockRestore());
  const acted = act();
  await isWaiting;
  const answered = await Promise.race([
    query("SELECT 1 AS one", []),
    new Promise((resolve) => setTimeout(resolve, 5000, "held up")),
  ]);
  events.emit("turn");
  await acted;
  expect(answered).toEqual([{ one: 1 }]);
});
