import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auth } from "@/lib/access/session";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { waitForBackground } from "@/lib/background";
import { setPassword } from "@/lib/domain/operator/accounts";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();

const PASSWORD = "correct horse battery";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const newEmail = () => `${randomUUID()}@example.com`;
const signIn = (email: string, password: string) =>
  authCall("/sign-in/email", { body: { email, password } });

async function readBody(response: Response) {
  const { requestId: _, timestamp: __, ...body } = await response.json();
  return body;
}

test("failed sign-ins: a wrong password and an unknown address get the same answer", async () => {
  const { email } = await makeUser({ password: PASSWORD });
  const known = await signIn(email, "wrong password");
  const unknown = await signIn(newEmail(), "wrong password");
  expect([known.status, unknown.status]).toEqual([401, 401]);
  expect(await readBody(known)).toEqual(await readBody(unknown));
});

const passkey = {
  id: "a",
  rawId: "a",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" },
};

test.each([
  ["a NUL in the address", "/sign-in/email", { email: "a\0@example.com", password: "x" }],
  ["half a character in the address", "/sign-in/email", { email: "a\ud800@b.io", password: "x" }],
  ["a NUL in the id of a passkey", "/sign-in/passkey", { ...passkey, id: "a\0" }],
])(
  "failed sign-ins: %s, which no database can hold, is a mistake of the caller",
  async (_, path, body) => {
    const answer = await authCall(path, { body });
    expect(answer.status).toBe(400);
    expect(await readBody(answer)).toMatchObject({ code: "VALIDATION_ERROR" });
  },
);

test("failed sign-ins: after ten, the address waits, whether it has an account or not, even with the right password", async () => {
  const { email } = await makeUser({ password: PASSWORD });
  for (const address of [email, newEmail()]) {
    for (let i = 0; i < 10; i++) expect((await signIn(address, "wrong")).status).toBe(401);
    const refused = await signIn(address, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await readBody(refused)).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  }
  const { api } = await auth();
  await expect(api.signInEmail({ body: { email, password: PASSWORD } })).rejects.toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
  });
}, 30_000);

test("failed sign-ins: they are recorded in every workspace of the person, with address and browser, as is a success", async () => {
  const user = await makeUser({ password: PASSWORD });
  const { workspaceId: team } = await makeWorkspace();
  await (await fullClient()).membership.create({
    data: { id: randomUUID(), workspaceId: team, userId: user.id, role: "member" },
  });
  const own = await ensurePersonalWorkspace(user);
  const headers = { "x-forwarded-for": "203.0.113.9", "user-agent": FIREFOX };
  for (const [password, status] of [
    ["wrong", 401],
    [PASSWORD, 200],
  ] as const) {
    const answer = await authCall("/sign-in/email", {
      body: { email: user.email, password },
      headers,
    });
    expect(answer.status).toBe(status);
  }
  await waitForBackground();
  const prisma = await fullClient();
  const from = { ip_address: "203.0.113.9", browser: "Firefox on Linux" };
  for (const workspaceId of [team, own.id]) {
    const records = await prisma.activity.findMany({
      where: { workspaceId, action: { startsWith: "sign_in." }, targetId: user.id },
      orderBy: { action: "asc" },
    });
    const details = { with: "password", ...from };
    expect(records).toMatchObject([
      { action: "sign_in.failed", outcome: "refused", actorId: null, details },
      { action: "sign_in.succeeded", outcome: "success", actorId: user.id, details },
    ]);
  }
});

test("failed sign-ins: failures elsewhere do not lock out a browser that signed in before", async () => {
  const { email } = await makeUser({ password: PASSWORD });
  const cookie = readCookies(await signIn(email, PASSWORD));
  for (let i = 0; i < 10; i++) await signIn(email, "wrong");
  expect((await signIn(email, PASSWORD)).status).toBe(429);
  const body = { email, password: PASSWORD };
  expect((await authCall("/sign-in/email", { body, cookie })).status).toBe(200);
}, 30_000);

test("failed sign-ins: a browser keeps its own tries after a new password", async () => {
  const { email } = await makeUser({ password: PASSWORD });
  const cookie = readCookies(await signIn(email, PASSWORD));
  const newPassword = "a better password";
  await setPassword({ email, newPassword });
  for (let i = 0; i < 10; i++) await signIn(email, "wrong");
  expect((await signIn(email, newPassword)).status).toBe(429);
  const body = { email, password: newPassword };
  expect((await authCall("/sign-in/email", { body, cookie })).status).toBe(200);
}, 30_000);

test("failed sign-ins: auth.api throws the same refusal as the route", async () => {
  const { api } = await auth();
  const body = { email: newEmail(), password: PASSWORD };
  await expect(api.signInEmail({ body })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
    message: "The email address or the password is wrong. Try again.",
  });
});
