import { expect, onTestFinished, test } from "vitest";
import { config } from "@/lib/config";
import { listLinkedAccounts, removeLinkedAccount } from "@/lib/domain/account/linked-accounts";
import { removePasskey } from "@/lib/domain/account/passkeys";
import { newId } from "@/lib/ids";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { addKey } from "@/tests/support/factors";
import { fullClient } from "@/tests/support/full-client";
import { newPerson } from "@/tests/support/identity-provider";
import { openBrowser } from "@/tests/support/sign-in-browser";
import { signInProvider } from "@/tests/support/sign-in-provider";
import { PASSWORD, signedIn } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const provider = signInProvider();
const sink = smtpSink();
const PROOF = { currentPassword: PASSWORD };

/** A person with a password, to whose account one at the provider was linked by its address. */
async function linked() {
  const { user } = await signedIn();
  const prisma = await fullClient();
  await prisma.user.update({ where: { id: user.userId }, data: { emailVerified: true } });
  const claims = newPerson(user.email);
  provider().expect({ claims });
  expect(await openBrowser().signIn()).toBe("/sign-in");
  const [account] = await listLinkedAccounts(user);
  return { user, id: account?.id ?? "" };
}
const subjects = () => sink.mails.map(({ headers }) => headers.subject);
const host = () => new URL(provider().issuer).host;

test("linked accounts: the person gets a notice of a new one, sees it, and can remove it", async () => {
  const { user, id } = await linked();
  expect(await listLinkedAccounts(user)).toEqual([
    { id, service: host(), linked_at: expect.any(String) },
  ]);
  await runJobs();
  expect(subjects()).toContain(`${host()} was linked to your account`);
  const wrong = removeLinkedAccount(user, { id, currentPassword: "wrong" });
  await expect(wrong).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await removeLinkedAccount(user, { id, ...PROOF });
  expect(await listLinkedAccounts(user)).toEqual([]);
  await runJobs();
  expect(subjects()).toContain(`${host()} was removed from your account`);
  const prisma = await fullClient();
  const where = { personalOwnerId: user.userId };
  const { id: workspaceId } = await prisma.workspace.findFirstOrThrow({ where });
  const records = (await listRecords(workspaceId)).map(({ action }) => action);
  expect(records).toContain("account.linked");
  expect(records).toContain("account.unlinked");
});

test("linked accounts: nobody removes another person's, nor a password through this verb", async () => {
  const [ours, theirs] = [await linked(), await linked()];
  const prisma = await fullClient();
  const where = { userId: ours.user.userId, providerId: "credential" };
  const { id: password } = await prisma.account.findFirstOrThrow({ where });
  for (const id of [theirs.id, password, newId()]) {
    const removal = removeLinkedAccount(ours.user, { id, ...PROOF });
    await expect(removal).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await listLinkedAccounts(theirs.user)).toHaveLength(1);
});

test("linked accounts: a person who signs in again after a removal is linked again, and joins no workspace by domain", async () => {
  const { user, id } = await linked();
  await openBrowser().signIn(); // in another browser, whose session ends
  const prisma = await fullClient();
  const { caller } = await makeWorkspace();
  const joinDomain = user.email.split("@")[1] ?? "";
  const where = { id: caller.workspaceId };
  await prisma.workspace.update({ where, data: { joinDomain } });
  onTestFinished(async () => {
    await prisma.workspace.update({ where, data: { joinDomain: null } });
  });
  await removeLinkedAccount(user, { id, ...PROOF });
  const sessions = await prisma.session.findMany({ where: { userId: user.userId } });
  expect(sessions.map((session) => session.id)).toEqual([user.sessionId]);
  for (let times = 0; times < 2; times++) {
    expect(await openBrowser().signIn()).toBe("/sign-in");
    const [again, ...others] = await listLinkedAccounts(user);
    expect(others).toEqual([]);
    const { workspaceId } = caller;
    expect(await prisma.membership.count({ where: { workspaceId, userId: user.userId } })).toBe(0);
    await removeLinkedAccount(user, { id: again?.id ?? "", ...PROOF });
  }
});

test("linked accounts: the last way to sign in cannot be removed", async () => {
  const { user, id } = await linked();
  const remove = () => removeLinkedAccount(user, { id, ...PROOF });
  config().OIDC_ONLY = true;
  await expect(remove()).rejects.toMatchObject({ code: "CONFLICT" });
  config().OIDC_ONLY = false;
  const prisma = await fullClient();
  const where = { userId: user.userId, providerId: "credential" };
  const { password } = await prisma.account.findFirstOrThrow({ where });
  await prisma.account.updateMany({ where, data: { password: null } });
  await expect(remove()).rejects.toMatchObject({ code: "CONFLICT" });
  // An account at an issuer that only opens MCP is no way into the app.
  const other = { providerId: "https://tokens.example", accountId: newId() };
  await prisma.account.create({ data: { id: newId(), userId: user.userId, ...other } });
  await expect(remove()).rejects.toMatchObject({ code: "CONFLICT" });
  await prisma.account.updateMany({ where, data: { password } });
  await remove();
  expect(await listLinkedAccounts(user)).toMatchObject([{ service: "tokens.example" }]);
  const { id: passkey } = await addKey(user);
  await prisma.account.deleteMany({ where });
  await prisma.session.update({ where: { id: user.sessionId }, data: { createdAt: new Date() } });
  await expect(removePasskey(user, { id: passkey })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});
