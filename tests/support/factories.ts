import { randomUUID } from "node:crypto";
import { type Caller, extendRequest } from "@/lib/access/caller";
import { hashPassword } from "@/lib/access/credentials/password-hash";
import { createKey, cutKeyPrefix, hashKey } from "@/lib/access/keys/key-format";
import type { Intent } from "@/lib/domain/generation/quota";
import { newId, newRequestId } from "@/lib/ids";
import type { KeyScope, Role, Tier } from "@/lib/schemas/enums";
import { fullClient } from "@/tests/support/full-client";

/** A person; with a `password` they can sign in. */
export async function makeUser({
  email = `${randomUUID()}@example.com`,
  name = "Ada Lovelace",
  password,
}: {
  email?: string;
  name?: string;
  password?: string;
} = {}) {
  const prisma = await fullClient();
  const user = await prisma.user.create({ data: { id: newId(), email, name } });
  if (password) {
    const account = { id: newId(), userId: user.id, accountId: user.id, providerId: "credential" };
    await prisma.account.create({ data: { ...account, password: await hashPassword(password) } });
  }
  return { id: user.id, email, name };
}

/** Makes the intent of a generation, only for the ledger. */
export const intent = (): Intent => ({
  initiativeId: newId(),
  documentType: "prd",
  documentTypeId: null,
  title: "PRD",
});

/** Makes another person who joins a workspace. @returns their caller in the app */
export async function joinWorkspace(workspaceId: string, role: Role = "member") {
  const user = await makeUser();
  const caller = await joinAs(workspaceId, user.id, role);
  return { userId: user.id, email: user.email, caller };
}

/** Lets an existing person join a workspace. @returns their caller in the app */
export async function joinAs(workspaceId: string, userId: string, role: Role): Promise<Caller> {
  const prisma = await fullClient();
  await prisma.membership.create({ data: { id: newId(), workspaceId, userId, role } });
  const { tier } = await prisma.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  return makeCaller(workspaceId, userId, role, tier);
}

/** An API key of the caller's, stored without a check of plan or role; `key` is its text. */
export async function makeKey(
  { workspaceId, userId }: Pick<Caller, "workspaceId" | "userId">,
  options: { scope?: KeyScope; expiresAt?: Date; revokedAt?: Date; name?: string } = {},
) {
  const prisma = await fullClient();
  const key = createKey();
  const { id } = await prisma.apiKey.create({
    data: {
      id: newId(),
      workspaceId,
      createdById: userId,
      name: "Test key",
      prefix: cutKeyPrefix(key),
      hash: new Uint8Array(hashKey(key)),
      ...options,
    },
  });
  return { id, key };
}

/**
 * A team workspace with one person of `role` in it, and their API key.
 * `caller` calls verbs as that key does over REST; `key` goes into an `Authorization` header.
 */
export async function makeWorkspace({
  tier = "internal",
  role = "owner",
}: {
  tier?: Tier;
  role?: Role;
} = {}) {
  const prisma = await fullClient();
  const workspaceId = newId();
  await prisma.workspace.create({ data: { id: workspaceId, name: "Field planning", tier } });
  const { userId, email, caller } = await joinWorkspace(workspaceId, role);
  const { id: keyId, key } = await makeKey(caller);
  return {
    workspaceId,
    userId,
    email,
    key,
    keyId,
    caller: { ...extendRequest(caller, { origin: "api" }), keyId } satisfies Caller,
  };
}

const makeCaller = (workspaceId: string, userId: string, role: Role, tier: Tier): Caller => ({
  workspaceId,
  userId,
  role,
  tier,
  request: { id: newRequestId(), origin: "app", startedAt: performance.now() },
});
