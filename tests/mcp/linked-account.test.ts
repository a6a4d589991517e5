import type { JWTPayload } from "jose";
import { expect, test, vi } from "vitest";
import { hashing } from "@/lib/access/credentials/password-hash";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { verifyJwt } from "@/lib/access/keys/jwt";
import { getCurrentUser, getSessionCaller } from "@/lib/access/session";
import { findOrLinkPrincipal } from "@/lib/access/sign-in/linked-account";
import { prismaClient } from "@/lib/db/database";
import { previewInvitation } from "@/lib/domain/members/answer-invitation";
import { invite } from "@/lib/domain/members/invitations";
import { createUser, issueResetLink } from "@/lib/domain/operator/accounts";
import { mintKey } from "@/lib/domain/workspace/keys";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { newId } from "@/lib/ids";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { newPerson } from "@/tests/support/identity-provider";
import { outsideProvider } from "@/tests/support/outside-provider";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
const provider = outsideProvider("planning-tools");

const refused = (token: string) =>
  expect(verifyJwt(token)).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });

const PASSWORD = "correct horse battery";

async function findUser(email: string) {
  const prisma = await prismaClient();
  const personalWorkspace = { include: { activities: true } };
  const include = { accounts: true, memberships: true, personalWorkspace };
  return prisma.user.findUnique({ where: { email }, include });
}

test("MCP linked accounts: a verified address without an account makes one, with a free workspace", async () => {
  const claims = { ...newPerson(), name: " Grace Hopper " };
  const principal = await verifyJwt(await provider().sign(claims));
  expect(principal).toMatchObject({ tier: "free", role: "owner" });
  expect(await findUser(claims.email)).toMatchObject({
    id: principal.userId,
    name: "Grace Hopper",
    emailVerified: true,
    accounts: [{ providerId: provider().issuer, accountId: claims.sub, password: null }],
    memberships: [{ workspaceId: principal.workspaceId, role: "owner" }],
    personalWorkspace: {
      id: principal.workspaceId,
      kind: "personal",
      name: "Grace Hopper's workspace",
      activities: [{ action: "workspace.created", origin: "mcp", actorId: principal.userId }],
    },
  });
  expect(await verifyJwt(await provider().sign(claims))).toEqual(principal);
});

test.each([undefined, "", "  ", "x".repeat(81), "a\u0000b", 7, { first: "Grace" }])(
  "MCP linked accounts: in place of an unfit name (%j) the address is used",
  async (name) => {
    const claims = newPerson();
    await verifyJwt(await provider().sign({ ...claims, name }));
    expect((await findUser(claims.email))?.name).toBe(claims.email.split("@")[0]);
  },
);

test("MCP linked accounts: signing up with the address later says that it has an account", async () => {
  const { email, ...claims } = newPerson();
  await verifyJwt(await provider().sign({ ...claims, email }));
  const body = { name: "Eve", email, password: PASSWORD };
  expect((await authCall("/sign-up/email", { body })).status).toBe(409);
  expect((await authCall("/sign-in/email", { body: { email, password: PASSWORD } })).status).toBe(
    401,
  );
});

test("MCP linked accounts: a verified address links the account that has it, in any case, and does not change its workspace", async () => {
  const user = await createUser({ name: "Ada", email: newPerson().email, password: PASSWORD });
  const token = await provider().sign(newPerson(user.email.toUpperCase()));
  const principal = await verifyJwt(token);
  expect(principal).toMatchObject({ userId: user.id, tier: "internal", role: "owner" });
  expect((await findUser(user.email))?.name).toBe("Ada");
  const body = { email: user.email, password: PASSWORD };
  expect((await authCall("/sign-in/email", { body })).status).toBe(200);
});

test("MCP linked accounts: a person who signed up with another person's address keeps nothing once its owner signs in", async () => {
  const claims = newPerson();
  const { email } = claims;
  const squatted = { name: "Eve", email, password: PASSWORD };
  const cookie = readCookies(await authCall("/sign-up/email", { body: squatted }));
  const { id: userId } = (await findUser(email)) ?? { id: "" };
  const { token } = await (await authCall("/token", { cookie })).json();
  const workspace = await createWorkspace({ userId, name: "Trap" });
  const caller = await getSessionCaller({ userId: userId }, workspace.id);
  if (!caller) throw new Error("The owner is a member.");
  const { key } = await mintKey(caller, { name: "Back door", expiresInDays: undefined });
  const { url } = await invite(caller, { email: newPerson().email, role: "owner" });
  const reset = await issueResetLink({ email });

  const principals = await Promise.all(
    Array.from({ length: 5 }, async (_, nth) =>
      verifyJwt(await provider().sign({ ...claims, sub: `${claims.sub}-${nth}` })),
    ),
  );
  expect(new Set(principals.map((principal) => principal.userId))).toEqual(new Set([userId]));

  expect(await getCurrentUser(new Headers({ cookie }))).toBeUndefined();
  await refused(token);
  expect((await authCall("/sign-in/email", { body: { email, password: PASSWORD } })).status).toBe(
    401,
  );
  await expect(verifyKey(`Bearer ${key}`)).rejects.toMatchObject({ status: 401 });
  expect(await previewInvitation(url.split("/invite/")[1] ?? "")).toBeUndefined();
  const prisma = await prismaClient();
  expect(reset.url && (await prisma.passwordReset.count({ where: { userId } }))).toBe(0);
  const user = await findUser(email);
  expect(user).toMatchObject({ emailVerified: true });
  const claimed = user?.personalWorkspace?.activities.filter(
    ({ action }) => action === "account.claimed",
  );
  const details = { passwords: 1, sessions: 1, keys: 1 };
  expect(claimed).toMatchObject([{ actorId: userId, origin: "mcp", details }]);
  expect((await listRecords(workspace.id)).map(({ action }) => action)).toContain("key.revoked");
});

test("MCP linked accounts: a sign-in that is under way meanwhile ends without a session", async () => {
  const claims = newPerson();
  const { email } = claims;
  await authCall("/sign-up/email", { body: { name: "Eve", email, password: PASSWORD } });
  const hashed = vi.spyOn(hashing(), "run").mockImplementation(async (verify) => {
    const answer = await verify();
    await verifyJwt(await provider().sign(claims));
    return answer;
  });
  const response = await authCall("/sign-in/email", { body: { email, password: PASSWORD } });
  hashed.mockRestore();
  expect(response.status).toBe(401);
  const prisma = await prismaClient();
  expect(await prisma.session.count({ where: { user: { email } } })).toBe(0);
});

test("MCP linked accounts: once linked, only the subject counts", async () => {
  const { email, sub } = newPerson();
  const principal = await verifyJwt(await provider().sign({ sub, email, email_verified: true }));
  const other = await makeUser();
  const later: JWTPayload[] = [
    { sub },
    { sub, email, email_verified: false },
    { sub, email: other.email, email_verified: true },
    { sub, email: "nonsense", email_verified: "true" },
  ];
  for (const claims of later)
    expect(await verifyJwt(await provider().sign(claims))).toEqual(principal);
  expect((await findUser(other.email))?.accounts).toEqual([]);
});

test("MCP linked accounts: only a strictly verified, whole address links", async () => {
  const { email } = await makeUser();
  const sub = "stranger";
  const claims: JWTPayload[] = [
    { sub },
    { sub, email },
    { sub, email_verified: true },
    { sub, email, email_verified: false },
    { sub, email, email_verified: "true" },
    { sub, email, email_verified: 1 },
    { sub, email: [email], email_verified: true },
    { sub, email: ` ${email}`, email_verified: true },
    { sub, email: `${email}\u0000`, email_verified: true },
  ];
  for (const payload of claims) await refused(await provider().sign(payload));
  expect((await findUser(email))?.accounts).toEqual([]);
});

test("MCP linked accounts: a letter that only lowers to the address does not open its account", async () => {
  const { email } = await makeUser({ email: `k${newPerson().email}` });
  const lookalike = `\u212A${email.slice(1)}`;
  expect(lookalike.toLowerCase()).toBe(email);
  await refused(await provider().sign(newPerson(lookalike)));
});

test("MCP linked accounts: the same subject of another issuer is another person", async () => {
  const prisma = await prismaClient();
  const { id: userId } = await makeUser();
  const account = {
    id: newId(),
    userId,
    accountId: "shared",
    providerId: "https://id.example/other",
  };
  await prisma.account.create({ data: account });
  await refused(await provider().sign({ sub: "shared" }));
  await refused(await provider().sign({ sub: userId }));
});

test("MCP linked accounts: it never lands in a workspace that the person merely belongs to", async () => {
  const { userId, email, workspaceId } = await makeWorkspace();
  const principal = await verifyJwt(await provider().sign(newPerson(email)));
  expect(principal.userId).toBe(userId);
  expect(principal.workspaceId).not.toBe(workspaceId);
});

test.each([
  ["one subject make", (_index: number) => "one", 1],
  ["20 subjects with one address make", (index: number) => `number ${index}`, 20],
])(
  "MCP linked accounts: 20 first calls at once of %s one person and one workspace",
  async (_, nth, accounts) => {
    const claims = newPerson();
    const principals = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        findOrLinkPrincipal(provider().issuer, { ...claims, sub: nth(index) }),
      ),
    );
    const user = await findUser(claims.email);
    const { workspaceId } = user?.memberships[0] ?? {};
    const principal = { userId: user?.id, workspaceId, tier: "free", role: "owner" };
    expect(principals).toEqual(principals.map(() => principal));
    expect(user?.accounts).toHaveLength(accounts);
    expect(user?.memberships).toHaveLength(1);
    expect(user?.personalWorkspace?.activities).toHaveLength(accounts); // with a link for each further subject
  },
);

test("MCP linked accounts: 20 first calls at once of one subject with different addresses leave no extra account", async () => {
  const people = Array.from({ length: 20 }, () => ({ ...newPerson(), sub: "one" }));
  const principals = await Promise.all(
    people.map((claims) => findOrLinkPrincipal(provider().issuer, claims)),
  );
  expect(new Set(principals.map((principal) => principal?.userId)).size).toBe(1);
  const prisma = await prismaClient();
  const emails = people.map(({ email }) => email);
  expect(await prisma.user.count({ where: { email: { in: emails } } })).toBe(1);
});

test("MCP linked accounts: a disabled account is refused, whether it is linked already or only has the address", async () => {
  const claims = newPerson();
  const { userId } = await verifyJwt(await provider().sign(claims));
  const { email } = await makeUser();
  const prisma = await prismaClient();
  await prisma.user.updateMany({
    where: { OR: [{ id: userId }, { email }] },
    data: { disabledAt: new Date() },
  });
  await refused(await provider().sign(claims));
  await refused(await provider().sign(newPerson(email)));
});
