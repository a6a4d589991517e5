import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { GET, POST } from "@/app/api/auth/[...all]/route";
import { httpsWarning } from "@/lib/access/secure-cookies";
import { getCurrentUser } from "@/lib/access/session";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { log } from "@/lib/log";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter, replaceProcessWide } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();

const PASSWORD = "correct horse battery";
const newEmail = () => `${randomUUID()}@example.com`;
const signIn = (email: string, password: string) =>
  authCall("/sign-in/email", { body: { email, password } });

async function readBody(response: Response) {
  const { requestId: _, timestamp: __, ...body } = await response.json();
  return body;
}

describe("sign-in: signing up", () => {
  const signUp = (body: object) => authCall("/sign-up/email", { body });

  test("gives a session and one personal workspace, and keeps the address in lower case", async () => {
    const email = newEmail();
    const response = await signUp({
      name: " Ada ",
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
    const user = await getCurrentUser(new Headers({ cookie: readCookies(response) }));
    const uuid = expect.stringMatching(/^[\da-f-]{14}7/);
    expect(user).toMatchObject({ userId: uuid, name: "Ada", email, sessionId: uuid });
    const prisma = await fullClient();
    const workspaces = await prisma.workspace.findMany({
      where: { personalOwnerId: user?.userId },
      include: { memberships: true, activities: { orderBy: { createdAt: "asc" } } },
    });
    expect(workspaces).toMatchObject([
      {
        kind: "personal",
        name: "Ada's workspace",
        tier: "internal",
        memberships: [{ userId: user?.userId, role: "owner" }],
        activities: [
          { action: "workspace.created", actorId: user?.userId, origin: "app" },
          { action: "sign_in.succeeded", actorId: user?.userId, details: { with: "sign_up" } },
        ],
      },
    ]);
  });

  test("refuses values that are out of bounds, field by field", async () => {
    const response = await signUp({ name: " ", email: "ada", password: "short" });
    expect(response.status).toBe(400);
    const { code, details } = await readBody(response);
    expect(code).toBe("VALIDATION_ERROR");
    expect(details.map(({ path }: { path: string }) => path)).toEqual([
      "name",
      "email",
      "password",
    ]);
  });

  test("reports that an address has an account", async () => {
    const { email } = await makeUser();
    const response = await signUp({ name: "Eve", email, password: PASSWORD });
    expect(response.status).toBe(409);
    expect(await readBody(response)).toEqual({
      code: "CONFLICT",
      error: "This email address has an account. Sign in instead.",
    });
  });

  test("many first requests at once make one personal workspace", async () => {
    const user = await makeUser();
    const made = await Promise.all(Array.from({ length: 10 }, () => ensurePersonalWorkspace(user)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const prisma = await fullClient();
    expect(await prisma.membership.count({ where: { userId: user.id } })).toBe(1);
    expect(await prisma.activity.count({ where: { actorId: user.id } })).toBe(1);
  });

  test("a person without a personal workspace gets one with the next request", async () => {
    const user = await makeUser({ password: PASSWORD });
    const cookie = readCookies(await signIn(user.email, PASSWORD));
    await getCurrentUser(new Headers({ cookie }));
    const prisma = await fullClient();
    expect(await prisma.workspace.count({ where: { personalOwnerId: user.id } })).toBe(1);
  });
});

describe("sign-in: the session", () => {
  test("is a cookie for plain http on any spelling of this host", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const [cookie] = (await signIn(email, PASSWORD)).headers.getSetCookie();
    expect(cookie).toMatch(/^groundwork\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  test("is only for https if the request came that way, and the log names APP_URL once", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const warn = vi.spyOn(log, "warn");
    onTestFinished(replaceProcessWide(httpsWarning, undefined));
    const headers = { "x-forwarded-proto": "HTTPS, http" };
    const body = { email, password: PASSWORD };
    const answer = await authCall("/sign-in/email", { body, headers });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^groundwork\.session_token=.*; Secure$/),
      expect.stringMatching(/^groundwork\.browser=.*; Secure$/),
    ]);
    const cookie = readCookies(answer);
    expect(await getCurrentUser(new Headers({ cookie }))).toMatchObject({ email });
    const out = await authCall("/sign-out", { body: {}, cookie, headers });
    for (const ended of out.headers.getSetCookie()) expect(ended).toMatch(/Max-Age=0.*; Secure$/);
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({
          event: "app_url_is_http",
          message: expect.stringMatching(/APP_URL/),
        }),
      ],
    ]);
    warn.mockRestore();
  });

  test("shows neither its secret to scripts nor an answer to caches", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const signedIn = await signIn(email, PASSWORD);
    const cookie = readCookies(signedIn);
    const [, secret = "none"] = /session_token=([^.]+)/.exec(cookie) ?? [];
    const read = await Promise.all(
      ["/get-session", "/token"].map((path) => authCall(path, { cookie })),
    );
    for (const answer of [signedIn, ...read]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).not.toContain(secret);
    }
  });

  test("answers HEAD as GET, and a body that is not JSON with our envelope", async () => {
    const url = "http://localhost:3000/api/auth";
    expect((await GET(new Request(`${url}/get-session`, { method: "HEAD" }))).status).toBe(200);
    const headers = { origin: "http://localhost:3000", "content-type": "text/plain" };
    const text = new Request(`${url}/sign-in/email`, { method: "POST", headers, body: "{}" });
    const answer = await POST(text);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
      error: expect.stringContaining("application/json"),
    });
  });

  test("ends with signing out", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const cookie = readCookies(await signIn(email, PASSWORD));
    expect(await getCurrentUser(new Headers({ cookie }))).toMatchObject({ email });
    expect((await authCall("/sign-out", { body: {}, cookie })).status).toBe(200);
    expect(await getCurrentUser(new Headers({ cookie }))).toBeUndefined();
  });

  test("cannot be forged", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const cookie = readCookies(await signIn(email, PASSWORD));
    const forged = cookie.replace(/(session_token=[^.]*\.)[^.]{4}/, "$1AAAA");
    expect(forged).not.toBe(cookie);
    expect(await getCurrentUser(new Headers({ cookie: forged }))).toBeUndefined();
  });

  test("gives a short-lived token for MCP that holds no more than the address and the session", async () => {
    const { id, email } = await makeUser({ password: PASSWORD });
    const cookie = readCookies(await signIn(email, PASSWORD));
    expect((await authCall("/get-session", { cookie })).headers.get("set-auth-jwt")).toBeNull();
    const { token } = await readBody(await authCall("/token", { cookie }));
    const { iat = 0, ...claims } = decodeJwt(token);
    expect(claims).toEqual({
      sub: id,
      sid: expect.stringMatching(/^[\da-f-]{14}7/),
      email,
      iss: "http://localhost:3000",
      aud: "http://localhost:3000/api/mcp",
      exp: iat + 900,
    });
    const { keys } = await readBody(await authCall("/jwks"));
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
  });
});

describe("sign-in: the route", () => {
  test("refuses other sites, with and without a cookie", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const body = { email, password: PASSWORD };
    const origin = "https://evil.example";
    expect((await authCall("/sign-in/email", { body, origin })).status).toBe(403);
    const cookie = readCookies(await signIn(email, PASSWORD));
    expect((await authCall("/sign-out", { body: {}, cookie, origin })).status).toBe(403);
    expect(await getCurrentUser(new Headers({ cookie }))).toMatchObject({ email });
  });

  test("accepts both spellings of a loopback address", async () => {
    const { email } = await makeUser({ password: PASSWORD });
    const body = { email, password: PASSWORD };
    const response = await authCall("/sign-in/email", { body, origin: "http://127.0.0.1:3000" });
    expect(response.status).toBe(200);
  });

  test.each(["/update-user", "/delete-user", "/request-password-reset", "/sign-in/email/"])(
    "does not offer %s",
    async (path) => {
      const response = await authCall(path, { body: {} });
      expect(response.status).toBe(404);
      expect(await readBody(response)).toMatchObject({ code: "NOT_FOUND" });
    },
  );
});
