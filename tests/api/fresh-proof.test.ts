import { expect, test } from "vitest";
import type { AccountCaller } from "@/lib/access/caller";
import { getProofAsked, requireFreshProof } from "@/lib/access/credentials/fresh-proof";
import { prismaClient } from "@/lib/db/database";
import { storePassword } from "@/lib/domain/account/passwords";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { asCaller } from "@/tests/support/signed-in";

freshDatabase();
freshLimiter();

const PASSWORD = "correct horse battery";

/** A person with a session of this age in minutes. */
async function seated({ password, age = 0 }: { password?: string; age?: number }) {
  const user = await makeUser({ password });
  const prisma = await prismaClient();
  const sessionId = newId();
  const createdAt = new Date(Date.now() - age * 60_000);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const session = { id: sessionId, token: sessionId, userId: user.id, createdAt, expiresAt };
  await prisma.session.create({ data: session });
  return asCaller(user, sessionId);
}

const prove = async (user: AccountCaller, currentPassword?: string) => {
  const stillProven = await requireFreshProof(user, { currentPassword });
  return async () => (await prismaClient()).$transaction((tx) => stillProven(tx));
};

test("proof of identity: a person with a password gives it, however young the session is", async () => {
  const user = await seated({ password: PASSWORD });
  expect(await getProofAsked(user)).toBe("password");
  const atField = { code: "VALIDATION_ERROR", details: [{ path: "currentPassword" }] };
  await expect(prove(user)).rejects.toMatchObject(atField);
  await expect(prove(user, "")).rejects.toMatchObject(atField);
  await expect(prove(user, "wrong")).rejects.toMatchObject(atField);
  await (await prove(user, PASSWORD))();
});

test("proof of identity: only wrong passwords are counted, ten in a quarter of an hour", async () => {
  const user = await seated({ password: PASSWORD });
  for (let n = 0; n < 11; n++) await prove(user, PASSWORD);
  for (let n = 0; n < 10; n++) {
    await expect(prove(user, "wrong")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  }
  await expect(prove(user, PASSWORD)).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
}, 60_000);

test("proof of identity: without a password a sign-in of the last ten minutes is proof, and an older one is not", async () => {
  const recent = await seated({ age: 9 });
  expect(await getProofAsked(recent)).toBe("nothing");
  await (await prove(recent))();
  const old = await seated({ age: 11 });
  expect(await getProofAsked(old)).toBe("sign_in");
  await expect(prove(old, "anything")).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringContaining("Sign in again"),
  });
});

test("proof of identity: a proof is void if the password or the session has changed meanwhile", async () => {
  const prisma = await prismaClient();
  const changed = await seated({ password: PASSWORD });
  const ofChanged = await prove(changed, PASSWORD);
  await prisma.$transaction((tx) =>
    storePassword(tx, changed.userId, "another", changed.sessionId),
  );
  await expect(ofChanged()).rejects.toMatchObject({ code: "UNAUTHORIZED" });

  const ended = await seated({});
  const ofEnded = await prove(ended);
  await prisma.session.delete({ where: { id: ended.sessionId } });
  await expect(ofEnded()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(prove(ended)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
