import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findOrLinkPrincipal } from "@/lib/access/sign-in/linked-account";
import { type Config, config } from "@/lib/config";
import { requestReset } from "@/lib/domain/account/password-mails";
import { changePassword, resetPassword } from "@/lib/domain/account/passwords";
import { invite } from "@/lib/domain/members/invitations";
import { getJoinDomain, setJoinDomain } from "@/lib/domain/members/join-domain";
import { removeMember } from "@/lib/domain/members/members";
import { createUser, issueResetLink } from "@/lib/domain/operator/accounts";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { newPerson } from "@/tests/support/identity-provider";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { openBrowser } from "@/tests/support/sign-in-browser";
import { signInProvider } from "@/tests/support/sign-in-provider";
import { asCaller, NOWHERE } from "@/tests/support/signed-in";

freshDatabase();
const provider = signInProvider();
const PASSWORD = "correct horse battery";
const set = (settings: Partial<Config>) => Object.assign(config(), settings);
const newDomain = () => `${randomUUID()}.example`;

/** Signs in through the provider as a new person. @returns the path where the sign-in ends */
async function comes(claims = newPerson()) {
  provider().expect({ claims });
  return openBrowser().signIn();
}
const CLOSED = "/sign-in?error=closed";

async function findUser(email: string) {
  const prisma = await fullClient();
  const include = { memberships: { include: { workspace: true } } };
  return prisma.user.findUnique({ where: { email }, include });
}
const listTeams = async (email: string) =>
  (await findUser(email))?.memberships
    .filter(({ workspace }) => workspace.kind !== "personal")
    .map(({ workspaceId, role }) => ({ workspaceId, role }));

/** A team workspace whose owner has a confirmed address at the domain. */
async function makeTeam(domain = newDomain()) {
  const { caller, email } = await makeWorkspace();
  const prisma = await fullClient();
  const own = { email: `owner-${randomUUID()}@${domain}`, emailVerified: true };
  await prisma.user.update({ where: { email }, data: own });
  return { caller, domain };
}
async function listRecords(workspaceId: string, action: string) {
  const prisma = await fullClient();
  return prisma.activity.findMany({ where: { workspaceId, action } });
}

test("sign-in by a provider: a new person joins by the domain of their address, as a member, with a record", async () => {
  const { caller, domain } = await makeTeam();
  expect(await getJoinDomain(caller)).toEqual({ domain: null, own: domain });
  await setJoinDomain(caller, { joins: true });
  const { workspaceId } = caller;
  expect(await listRecords(workspaceId, "workspace.join_domain_set")).toMatchObject([
    { actorId: caller.userId, details: { domain } },
  ]);
  const [ada, other] = [newPerson(`ada@${domain}`), newPerson(`ada@sub.${domain}`)];
  expect(await comes(ada)).toBe("/sign-in");
  expect(await comes(other)).toBe("/sign-in");
  expect(await listTeams(ada.email)).toEqual([{ workspaceId, role: "member" }]);
  expect(await listTeams(other.email)).toEqual([]);
  const user = await findUser(ada.email);
  expect(await listRecords(workspaceId, "member.added")).toMatchObject([
    { actorId: user?.id, targetId: user?.id, details: { role: "member", via: "domain" } },
  ]);
});

test("sign-in by a provider: neither a removed member nor a person who has signed in before joins", async () => {
  const { caller, domain } = await makeTeam();
  const early = newPerson(`early@${domain}`);
  await comes(early);
  await setJoinDomain(caller, { joins: true });
  const ada = newPerson(`ada@${domain}`);
  await comes(ada);
  await removeMember(caller, { userId: (await findUser(ada.email))?.id ?? "" });
  expect(await comes(ada)).toBe("/sign-in");
  expect(await comes(early)).toBe("/sign-in");
  expect(await listTeams(ada.email)).toEqual([]);
  expect(await listTeams(early.email)).toEqual([]);
});

test("sign-in by a provider: an account with a password joins when it is first linked; without the setting nobody joins", async () => {
  const { caller, domain } = await makeTeam();
  await setJoinDomain(caller, { joins: true });
  const grace = newPerson(`grace@${domain}`);
  await createUser({ name: "Grace", email: grace.email, password: PASSWORD });
  await comes(grace);
  expect(await listTeams(grace.email)).toHaveLength(1);
  await setJoinDomain(caller, { joins: false });
  expect(await listRecords(caller.workspaceId, "workspace.join_domain_removed")).toHaveLength(1);
  const late = newPerson(`late@${domain}`);
  await comes(late);
  expect(await listTeams(late.email)).toEqual([]);
});

test("sign-in by a provider: 20 first sign-ins of one person at once join once", async () => {
  const { caller, domain } = await makeTeam();
  await setJoinDomain(caller, { joins: true });
  const ada = newPerson(`ada@${domain}`);
  provider().expect({ claims: ada });
  const ends = await Promise.all(Array.from({ length: 20 }, () => openBrowser().signIn()));
  expect(new Set(ends)).toEqual(new Set(["/sign-in"]));
  expect(await listTeams(ada.email)).toHaveLength(1);
  expect(await listRecords(caller.workspaceId, "member.added")).toHaveLength(1);
});

test("sign-in by a provider: only an owner with a confirmed address at a domain of their own lets it join a team", async () => {
  const { caller, domain } = await makeTeam();
  const admin = await joinWorkspace(caller.workspaceId, "admin");
  const forbidden = { status: 403 };
  await expect(setJoinDomain(admin.caller, { joins: true })).rejects.toMatchObject(forbidden);
  const prisma = await fullClient();
  const where = { id: caller.userId };
  await prisma.user.update({ where, data: { emailVerified: false } });
  await expect(setJoinDomain(caller, { joins: true })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("not confirmed"),
  });
  const email = `${randomUUID()}@gmail.com`;
  await prisma.user.update({ where, data: { email, emailVerified: true } });
  await expect(setJoinDomain(caller, { joins: true })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("gmail.com"),
  });
  expect((await getJoinDomain(caller)).own).toBeUndefined();
  await prisma.user.update({ where, data: { email: `new-${randomUUID()}@${domain}` } });
  await prisma.workspace.update({ where: { id: caller.workspaceId }, data: { kind: "personal" } });
  await expect(setJoinDomain(caller, { joins: true })).rejects.toMatchObject(forbidden);
  set({ OIDC_ISSUER: undefined });
  await expect(setJoinDomain(caller, { joins: true })).rejects.toMatchObject(forbidden);
});

test.each<[Config["SIGN_UP"], boolean, string[]]>([
  ["open", false, ["stranger", "invited", "of the domain"]],
  ["open", true, ["stranger", "invited", "of the domain"]],
  ["invited", false, ["invited", "of the domain"]],
  ["invited", true, ["stranger", "invited", "of the domain"]],
  ["closed", false, []],
  ["closed", true, []],
])(
  "sign-in by a provider: SIGN_UP=%s, OIDC_ONLY=%s: new accounts for %j",
  async (SIGN_UP, OIDC_ONLY, welcome) => {
    const { caller, domain } = await makeTeam();
    await setJoinDomain(caller, { joins: true });
    const people = {
      stranger: newPerson(),
      invited: newPerson(),
      "of the domain": newPerson(`ada@${domain}`),
    };
    await invite(caller, { email: people.invited.email, role: "member" });
    set({ SIGN_UP, OIDC_ONLY });
    for (const [who, claims] of Object.entries(people)) {
      expect(await comes(claims), who).toBe(welcome.includes(who) ? "/sign-in" : CLOSED);
      expect((await findUser(claims.email)) !== null, who).toBe(welcome.includes(who));
    }
    const { email } = await makeUser();
    expect(await comes(newPerson(email)), "who has an account").toBe("/sign-in");
  },
);

test("sign-in by a provider: an invitation that has ended lets nobody in, and the first person may always come", async () => {
  const { caller } = await makeTeam();
  const claims = newPerson();
  await invite(caller, { email: claims.email, role: "member" });
  const prisma = await fullClient();
  await prisma.invitation.updateMany({ data: { expiresAt: new Date(0) } });
  set({ SIGN_UP: "invited" });
  expect(await comes(claims)).toBe(CLOSED);
  await prisma.$executeRaw`TRUNCATE "user", workspace CASCADE`;
  set({ SIGN_UP: "closed" });
  const [first, second] = [newPerson(), newPerson()];
  provider().expect({ claims: first });
  expect(await openBrowser().signIn()).toBe("/sign-in");
  expect(await comes(second)).toBe(CLOSED);
});

test.each(["invited", "closed"] as const)(
  "sign-in by a provider: SIGN_UP=%s keeps a stranger out of the app, not a token of AUTH_JWT_ISSUER",
  async (SIGN_UP) => {
    await makeUser();
    const claims = newPerson();
    set({ SIGN_UP });
    expect(await comes(claims)).toBe(CLOSED);
    expect(await findUser(claims.email)).toBeNull();
    const unverified = { ...claims, email_verified: false };
    expect(await findOrLinkPrincipal(provider().issuer, unverified)).toBeUndefined();
    expect(await findOrLinkPrincipal(provider().issuer, claims)).toMatchObject({ tier: "free" });
    expect(await comes(claims)).toBe("/sign-in");
  },
);

test("sign-in by a provider: with OIDC_ONLY no password works, but an existing session does", async () => {
  const body = { name: "Ada", email: newPerson().email, password: PASSWORD };
  const { id } = await createUser(body);
  const cookie = readCookies(await authCall("/sign-in/email", { body }));
  const { url } = await issueResetLink(body);
  set({
    OIDC_ONLY: true,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: { name: "", address: "a@b.c" },
  });
  const prisma = await fullClient();
  const user = await prisma.user.findUniqueOrThrow({ where: { id } });
  const newPassword = "another horse battery";
  const calls = [
    authCall("/sign-in/email", { body }),
    authCall("/sign-up/email", { body: { ...body, email: newPerson().email } }),
    authCall("/sign-in/code", { body: { code: "123456" } }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(403);
    expect((await answer.json()).error).toContain("people can sign in only through 127.0.0.1");
  }
  const forbidden = { status: 403, code: "FORBIDDEN" };
  const token = url.split("/reset/")[1] ?? "";
  await expect(resetPassword({ token, newPassword }, NOWHERE)).rejects.toMatchObject(forbidden);
  await expect(requestReset({ email: body.email }, NOWHERE)).rejects.toMatchObject(forbidden);
  await expect(issueResetLink(body)).rejects.toMatchObject(forbidden); // it would open nothing
  const change = { currentPassword: PASSWORD, newPassword };
  await expect(changePassword(asCaller(user), change)).rejects.toMatchObject(forbidden);
  set({ SMTP_URL: undefined, MAIL_FROM: undefined });
  expect(await (await authCall("/get-session", { cookie })).json()).toMatchObject({ user: { id } });
  await createUser({ ...body, email: newPerson().email }); // the operator can still make accounts
});
