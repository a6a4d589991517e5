import { expect, test } from "vitest";
import { getRequestCaller } from "@/app/shared/request-caller";
import { getSessionCaller } from "@/lib/access/session";
import { removePasskey } from "@/lib/domain/account/passkeys";
import { getSecondFactors } from "@/lib/domain/account/second-factors";
import { acceptInvitation } from "@/lib/domain/members/answer-invitation";
import { demandFactor, findDemandOn, getFactorDemand } from "@/lib/domain/members/factor-demand";
import { invite } from "@/lib/domain/members/invitations";
import { newId } from "@/lib/ids";
import type { Role } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { addKey, PROOF, signedIn } from "@/tests/support/factors";
import { fullClient } from "@/tests/support/full-client";
import { mcp } from "@/tests/support/mcp";
import { freshLimiter } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";

freshDatabase();
freshLimiter();

/** A workspace of an owner who has a passkey, and a member without a second factor, each with a key. */
async function demanding() {
  const { workspaceId, key: ownersKey, caller } = await makeWorkspace();
  const [owner, member] = [await signedIn(), await signedIn()];
  await join(workspaceId, owner.userId, "owner");
  await join(workspaceId, member.userId, "member");
  await addKey(owner);
  const asOwner = { ...caller, userId: owner.userId };
  await demandFactor(asOwner, { demanded: true });
  const { key } = await makeKey({ workspaceId, userId: member.userId });
  return { workspaceId, owner, asOwner, ownersKey, member, key };
}

async function join(workspaceId: string, userId: string, role: Role) {
  const prisma = await fullClient();
  await prisma.membership.create({ data: { id: newId(), workspaceId, userId, role } });
}

/** Tries to reach the workspace as a person in the app, and by a key. */
async function reach(workspaceId: string, user: { userId: string; cookie: string }, key: string) {
  const request = new Request("http://localhost:3000", { headers: { cookie: user.cookie } });
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "ok",
      (error) => error.code,
    );
  return {
    app: await code(getSessionCaller(user, workspaceId)),
    routes: await code(getRequestCaller(request, workspaceId)),
    rest: (await api(key).call("GET", "/initiatives")).status,
    mcp: (await mcp(key).rpc("tools/list")).status,
  };
}
const SHUT = {
  app: "FORBIDDEN",
  routes: "FORBIDDEN",
  rest: 403,
  mcp: 403,
};
const OPEN = { app: "ok", routes: "ok", rest: 200, mcp: 200 };

test("required second factor: a member without one reaches nothing, at any door, until they set one up and after they remove it", async () => {
  const { workspaceId, member, key, asOwner } = await demanding();
  expect(await reach(workspaceId, member, key)).toEqual(SHUT);
  const { body } = await api(key).call("GET", "/me");
  expect(body).toMatchObject({
    code: "FORBIDDEN",
    error: expect.stringContaining("http://localhost:3000/account"),
  });
  expect(await findDemandOn(member, workspaceId)).toMatchObject({ lacksFactor: true });

  const { id } = await addKey(member);
  expect(await reach(workspaceId, member, key)).toEqual(OPEN);
  expect((await getSecondFactors(member)).demanded_by).toEqual(["Field planning"]);
  await removePasskey(member, { id, ...PROOF });
  expect(await reach(workspaceId, member, key)).toEqual(SHUT);

  await demandFactor(asOwner, { demanded: false });
  expect(await reach(workspaceId, member, key)).toEqual(OPEN);
}, 60_000);

test("required second factor: an app that was not confirmed is no second factor", async () => {
  const { workspaceId, member, key } = await demanding();
  const prisma = await fullClient();
  const data = { userId: member.userId, secret: "sealed" };
  await prisma.totp.create({ data });
  expect(await reach(workspaceId, member, key)).toEqual(SHUT);
  const where = { userId: member.userId };
  await prisma.totp.update({ where, data: { confirmedAt: new Date() } });
  expect(await reach(workspaceId, member, key)).toEqual(OPEN);
});

test("required second factor: an owner without a password, who signs in through an outside provider, needs none", async () => {
  const { workspaceId, ownersKey } = await demanding();
  // The maker of the workspace has no password.
  expect((await api(ownersKey).call("GET", "/me")).status).toBe(200);
  const { caller, userId } = await joinWorkspace(workspaceId, "owner");
  await demandFactor({ ...caller, userId }, { demanded: true });
});

test("required second factor: only owners who have one can demand it, and not for a personal workspace", async () => {
  const { workspaceId, asOwner, member } = await demanding();
  const forbidden = { code: "FORBIDDEN" };
  for (const role of ["admin", "member"] as const) {
    const change = demandFactor({ ...asOwner, role }, { demanded: false });
    await expect(change).rejects.toMatchObject(forbidden);
  }
  const other = await makeWorkspace();
  await join(other.workspaceId, member.userId, "owner");
  const asMember = { ...other.caller, userId: member.userId };
  await expect(demandFactor(asMember, { demanded: true })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("lock yourself out"),
  });
  const prisma = await fullClient();
  const where = { personalOwnerId: asOwner.userId };
  const personal = await prisma.workspace.findFirstOrThrow({ where });
  const inPersonal = { ...asOwner, workspaceId: personal.id };
  await expect(demandFactor(inPersonal, { demanded: true })).rejects.toMatchObject(forbidden);

  expect(await getFactorDemand({ workspaceId })).toEqual({
    demanded: true,
    without: [{ user_id: member.userId, name: member.name, email: member.email }],
  });
  await demandFactor(asOwner, { demanded: true }); // no change, no record
  await demandFactor(asOwner, { demanded: false });
  const records = await prisma.activity.findMany({
    where: { workspaceId, action: { startsWith: "workspace.second" } },
    orderBy: { id: "asc" },
  });
  expect(records.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["workspace.second_factor_demanded", asOwner.userId],
    ["workspace.second_factor_no_longer_demanded", asOwner.userId],
  ]);
}, 60_000);

test("required second factor: an invited person joins all the same, and is asked for a second factor then", async () => {
  const { asOwner, workspaceId } = await demanding();
  const guest = await signedIn();
  const { url } = await invite(asOwner, { email: guest.email, role: "member" });
  const token = url.split("/invite/")[1] ?? "";
  const { userId, email } = guest;
  expect(await acceptInvitation({ userId, email }, token)).toMatchObject({ workspaceId });
  await expect(getSessionCaller(guest, workspaceId)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
