import * as z from "zod";
import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { requireFreshProof } from "@/lib/access/credentials/fresh-proof";
import { DAY_MS } from "@/lib/clock";
import { prismaClient } from "@/lib/db/database";
import { lockPerson, lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { ApiError, invalid } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/enqueue";
import { type JobContext, JobFailure, type Queue } from "@/lib/jobs/queue";
import { sendMail } from "@/lib/mail/send-mail";
import type { AccountDeletion } from "@/lib/schemas/members";
import { findWorkspacesToLeave, removePerson } from "./remove-person";
import { shutAccount } from "./shut-account";

/** Days between request and removal; until then the operator can restore the account. */
export const KEPT_DAYS = 14;

const Deleted = z.object({ userId: z.string() });
export const ACCOUNT_DELETIONS: Queue<z.output<typeof Deleted>> = {
  name: "account_deletion",
  payload: Deleted,
};

const LOCK_WORKSPACES = statement(
  `SELECT id FROM workspace WHERE id IN (SELECT workspace_id FROM membership WHERE user_id = $1::uuid)
   ORDER BY id ${lockSelected("NO KEY UPDATE")}`,
  ["uuid"],
  { id: "uuid" },
);
const FIND_DUE = statement(
  `SELECT id FROM "user" WHERE id = $1::uuid AND delete_after <= now()`,
  ["uuid"],
  { id: "uuid" },
);

export async function previewDeletion({ userId }: AccountCaller) {
  const { stranded, alone } = await findWorkspacesToLeave({ query }, userId);
  return { stranded, alone };
}

/** Disables the account and queues its removal. @throws 409 naming workspaces that would have no owner */
export async function requestDeletion(
  caller: AccountCaller,
  { email, currentPassword }: AccountDeletion,
): Promise<{ delete_after: string }> {
  const { userId } = caller;
  if (email !== caller.email) {
    throw invalid("email", `Enter the address of this account, ${caller.email}.`);
  }
  const stillProven = await requireFreshProof(caller, { currentPassword });
  const deleteAfter = new Date(Date.now() + KEPT_DAYS * DAY_MS);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    // Owners who delete their accounts at the same time take turns. Activity records need not wait for this lock.
    await tx.query(LOCK_WORKSPACES, [userId]);
    await stillProven(tx);
    const { stranded } = await findWorkspacesToLeave(tx, userId);
    if (stranded.length > 0) throw onlyOwner(stranded);
    await shutAccount(tx, userId, { disabledAt: new Date(), deleteAfter });
    await recordOwn(tx, caller, "account.deletion_requested");
    const until = deleteAfter.toISOString();
    await sendMail(tx, { kind: "account_deletion", to: email, until });
    const key = `${ACCOUNT_DELETIONS.name}:${userId}`;
    await enqueue(tx, {
      queue: ACCOUNT_DELETIONS,
      payload: { userId },
      key,
      runAt: deleteAfter,
    });
  });
  return { delete_after: deleteAfter.toISOString() };
}

function onlyOwner(stranded: { name: string }[]) {
  const names = stranded.map(({ name }) => `“${name}”`).join(", ");
  return new ApiError(
    "CONFLICT",
    `You are the only owner of ${names}, not counting disabled accounts, and others are members there. Make one of them an owner, or remove them, then delete your account.`,
  );
}

/** Removes the account if it is due. The account stays disabled if a workspace would have no owner. */
export async function carryOutDeletion(
  { userId }: z.output<typeof Deleted>,
  { signal }: JobContext,
) {
  const prisma = await prismaClient();
  const user = await prisma.user.findUnique({ where: { id: userId } });
  if (!user?.deleteAfter) return; // removed by the operator, or brought back
  const workspaces = await findWorkspacesToLeave({ query }, userId);
  if (workspaces.stranded.length > 0) {
    const ids = workspaces.stranded.map(({ id }) => id).join(", ");
    throw new JobFailure(
      `Account ${userId} is to be deleted, but is the only owner of ${ids}, not counting disabled accounts, and others are members there. Make one of them an owner with “member add”, then run “user delete”.`,
    );
  }
  await removePerson(userId, workspaces, {
    signal,
    check: async (tx) => {
      await lockPerson(tx, userId, "UPDATE");
      const [row] = await tx.query(FIND_DUE, [userId]);
      if (!row) throw new JobFailure(`Account ${userId} is not to be deleted yet.`);
    },
  });
}
