import * as z from "zod";
import type { Actor, Caller } from "@/lib/access/caller";
import { prismaClient } from "@/lib/db/database";
import type { TenantTx } from "@/lib/db/prisma-models";
import type { ApiKeyModel } from "@/lib/generated/prisma/models";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Doing, Queue } from "@/lib/jobs/queue";
import { deliver } from "@/lib/mail/deliver";
import { sendMail } from "@/lib/mail/send-mail";

/** The owner of a key gets a mail this long before it expires. */
const BEFORE_MS = 7 * 86_400_000;

const KeyOf = z.object({ keyId: z.string() });
export const KEY_EXPIRIES: Queue<z.output<typeof KeyOf>> = { name: "key_expiry", payload: KeyOf };

export async function tellOfKey(
  tx: TenantTx,
  { key, workspace, owner, actor }: { key: string; workspace: string; owner: Caller; actor: Actor },
) {
  const { workspaceId, userId } = owner;
  const select = { user: { select: { email: true } } };
  const member = await tx.membership.findFirst({ where: { userId }, select });
  if (!member) return;
  const { email: to } = member.user;
  const by = actor.userId === userId ? {} : { by: "the operator of this service" };
  await sendMail(tx, { kind: "new_key", to, key, workspace, workspaceId, ...by });
}

/** Queues the mail with the key, so that it survives restarts and is sent once. Shorter-lived keys get none. */
export async function planExpiryNotice(tx: TenantTx, { id, expiresAt }: ApiKeyModel) {
  if (!expiresAt) return;
  const runAt = new Date(expiresAt.getTime() - BEFORE_MS);
  if (runAt > new Date()) await enqueue(tx, { queue: KEY_EXPIRIES, payload: { keyId: id }, runAt });
}

export async function sendKeyExpiry({ keyId }: z.output<typeof KeyOf>, doing: Doing) {
  const prisma = await prismaClient();
  const key = await prisma.apiKey.findFirst({
    where: {
      id: keyId,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      createdBy: { disabledAt: null, deleteAfter: null },
    },
    include: { createdBy: { select: { email: true } }, workspace: { select: { name: true } } },
  });
  if (!key?.expiresAt) return;
  const mail = {
    kind: "key_expires",
    to: key.createdBy.email,
    key: key.name,
    workspace: key.workspace.name,
    workspaceId: key.workspaceId,
    expiresAt: key.expiresAt.toISOString(),
  } as const;
  await deliver(mail, doing);
}
