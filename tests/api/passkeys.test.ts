import { afterEach, describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "@/lib/access/session";
import { beginAuthenticatorApp } from "@/lib/domain/account/authenticator-app";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from "@/lib/domain/account/passkeys";
import { disableUser, setPassword } from "@/lib/domain/operator/accounts";
import { writeLetter } from "@/lib/mail/letters";
import { softwareAuthenticator } from "@/tests/support/authenticator";
import { freshDatabase } from "@/tests/support/database";
import { addKey, computeCode, PROOF, pass, signedIn, signIn } from "@/tests/support/factors";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();
afterEach(() => {
  vi.useRealTimers();
});

type Options = { challenge: string; allowCredentials?: { id: string }[] };

async function options(body: object = {}, cookie = ""): Promise<Options> {
  const answer = await authCall("/sign-in/passkey/options", { body, cookie });
  expect(answer.status).toBe(200);
  return answer.json();
}
const send = (body: object) => authCall("/sign-in/passkey", { body });

describe("passkeys: adding one", () => {
  test("asks for a discoverable one with user verification, for localhost, and excludes existing ones", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    expect(await beginPasskey(user, PROOF)).toMatchObject({
      rp: { id: "localhost", name: "Groundwork" },
      user: { name: user.email, displayName: user.name },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: authenticator.id, transports: ["internal"] }],
    });
  });

  test.each<[string, object]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:4000" }],
    ["the other spelling of this host", { origin: "http://127.0.0.1:3000" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no user verification", { verified: false }],
    ["a challenge of its own", { challenge: Buffer.from("chosen").toString("base64url") }],
  ])("refuses %s", async (_, faults) => {
    const user = await signedIn();
    const made = softwareAuthenticator().create(await beginPasskey(user, PROOF), faults);
    await expect(addPasskey(user, { response: made })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  test("takes each challenge once, within five minutes, in its session and for its purpose", async () => {
    const [user, other] = [await signedIn(), await signedIn()];
    const mine = await beginPasskey(user, PROOF);
    const add = (who: typeof user, asked: typeof mine) =>
      addPasskey(who, { response: softwareAuthenticator().create(asked) });
    const refused = { code: "VALIDATION_ERROR" };
    await expect(add(other, mine)).rejects.toMatchObject(refused);
    const { challenge } = await options();
    await expect(add(user, { ...mine, challenge })).rejects.toMatchObject(refused);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => add(user, mine)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = await beginPasskey(user, PROOF);
    pass(301);
    await expect(add(user, late)).rejects.toMatchObject(refused);
    const prisma = await fullClient();
    expect(await prisma.passkey.count({ where: { userId: user.userId } })).toBe(1);
  });

  test("refuses one of another person", async () => {
    const [user, other] = [await signedIn(), await signedIn()];
    const { authenticator } = await addKey(user);
    await expect(addKey(other, authenticator)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await (await signIn(other.email)).json()).toMatchObject({ user: { id: other.userId } });
  });

  test("names it after the browser; only its owner can change the name", async () => {
    const [user, other] = [await signedIn(), await signedIn()];
    const asked = await beginPasskey(user, PROOF);
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const inFirefox = { ...user, visit: { address: null, userAgent } };
    const response = softwareAuthenticator().create(asked);
    const { id, name } = await addPasskey(inFirefox, { response });
    expect(name).toBe("Firefox on Linux");
    expect(await renamePasskey(user, { id, name: "Key ring" })).toEqual({ id, name: "Key ring" });
    const notFound = { code: "NOT_FOUND" };
    await expect(renamePasskey(other, { id, name: "Mine" })).rejects.toMatchObject(notFound);
    const removed = removePasskey(other, { id, ...PROOF });
    await expect(removed).rejects.toMatchObject(notFound);
  });
});

describe("passkeys: signing in with one", () => {
  test("needs no address and no password, and is recorded with its last use", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    const asked = await options();
    expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const answer = await send(authenticator.get(asked));
    expect(answer.status).toBe(200);
    expect(await getCurrentUser(new Headers({ cookie: readCookies(answer) }))).toMatchObject({
      userId: user.userId,
    });
    const prisma = await fullClient();
    const [row] = await prisma.passkey.findMany({ where: { userId: user.userId } });
    expect(row).toMatchObject({ counter: 2n, lastUsedAt: expect.any(Date) });
    const where = { actorId: user.userId, action: "sign_in.succeeded" };
    const records = await prisma.activity.findMany({ where, orderBy: { id: "asc" } });
    expect(records.at(-1)?.details).toMatchObject({ with: "passkey" });
  });

  test("is offered at the second step, for the account with the right password", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    const step = await signIn(user.email);
    expect(await step.json()).toEqual({ redirect: false, second_factor: ["passkey"] });
    const asked = await options({ second_step: true }, readCookies(step));
    expect(asked.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    expect((await send(authenticator.get(asked))).status).toBe(200);
    const strangers = await authCall("/sign-in/passkey/options", { body: { second_step: true } });
    expect(strangers.status).toBe(401);
  });

  test("is the only second step besides recovery codes while the app is unconfirmed", async () => {
    const user = await signedIn();
    await addKey(user);
    const { secret } = await beginAuthenticatorApp(user, PROOF);
    const cookie = readCookies(await signIn(user.email));
    const body = { code: computeCode(secret) };
    expect((await authCall("/sign-in/code", { body, cookie })).status).toBe(401);
  });

  test.each<[string, object]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no user verification", { verified: false }],
    ["another person's handle", { userHandle: Buffer.from("somebody").toString("base64url") }],
    ["a challenge of its own", { challenge: Buffer.from("chosen").toString("base64url") }],
  ])("is refused with %s, and recorded", async (_, faults) => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    const prisma = await fullClient();
    const before = await prisma.session.count({ where: { userId: user.userId } });
    expect((await send(authenticator.get(await options(), faults))).status).toBe(401);
    expect(await prisma.session.count({ where: { userId: user.userId } })).toBe(before);
    const where = { targetId: user.userId, action: "sign_in.failed" };
    await vi.waitFor(async () =>
      expect(await prisma.activity.findMany({ where })).toMatchObject([
        { actorId: null, outcome: "refused", details: { with: "passkey" } },
      ]),
    );
  });

  test("is refused with the signature of another key under the id of the passkey", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    const forger = softwareAuthenticator();
    const answer = forger.get(await options(), { counter: 50 });
    const { id, rawId } = authenticator.get(await options());
    expect((await send({ ...answer, id, rawId })).status).toBe(401);
    expect((await send(answer)).status).toBe(401); // an unknown passkey
  });

  test("takes an answer once, and only for five minutes", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    // The counter of some authenticators stays at 0: only the challenge shows that it is a repeat.
    const prisma = await fullClient();
    await prisma.passkey.updateMany({ where: { userId: user.userId }, data: { counter: 0 } });
    const response = authenticator.get(await options(), { counter: 0 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send(response)).status).toBe(401);
    const late = authenticator.get(await options(), { counter: 0 });
    pass(301);
    expect((await send(late)).status).toBe(401);
  });

  test("refuses and records a counter that is lower than before", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    expect((await send(authenticator.get(await options(), { counter: 9 }))).status).toBe(200);
    for (const counter of [9, 8, 0]) {
      expect((await send(authenticator.get(await options(), { counter }))).status).toBe(401);
    }
    const prisma = await fullClient();
    const where = { targetId: user.userId, action: "passkey.copied" };
    await vi.waitFor(async () => expect(await prisma.activity.count({ where })).toBe(3));
    expect((await send(authenticator.get(await options(), { counter: 10 }))).status).toBe(200);
  });

  test("is refused for a passkey that was removed, and for a disabled person", async () => {
    const user = await signedIn();
    const { authenticator, id } = await addKey(user);
    const second = await addKey(user);
    await removePasskey(user, { id, ...PROOF });
    expect((await send(authenticator.get(await options()))).status).toBe(401);
    await disableUser({ email: user.email });
    expect((await send(second.authenticator.get(await options()))).status).toBe(403);
  });

  test.each([{}, { id: 1 }, { id: "x", rawId: "x", type: "public-key", response: {} }])(
    "refuses the odd body %j",
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );

  test("outlives a new password, and the mails about it say so", async () => {
    const user = await signedIn();
    const { authenticator } = await addKey(user);
    await setPassword({ email: user.email, newPassword: "another horse battery" });
    expect((await send(authenticator.get(await options()))).status).toBe(200);
    const asked = { kind: "password_reset", to: user.email, url: "/reset/x" } as const;
    const at = new Date().toISOString();
    const set = { kind: "password_set", to: user.email, how: "operator", at } as const;
    for (const mail of [asked, set, { ...set, how: "changed" } as const]) {
      expect(writeLetter(mail).paragraphs.join(" ")).toMatch(
        /passkeys and API keys continue to work/i,
      );
    }
  });

  test("is refused to other sites' pages", async () => {
    const origin = "https://evil.example";
    for (const path of ["/sign-in/passkey", "/sign-in/passkey/options"]) {
      const call = { body: {}, origin, cookie: "groundwork.browser=x" };
      expect((await authCall(path, call)).status).toBe(403);
    }
  });
});
