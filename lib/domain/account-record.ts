import { inApp } from "@/lib/access/caller";
import { activityRow } from "@/lib/domain/activity";
import type { Prisma } from "@/lib/generated/prisma/client";

/** What happens to an account is recorded in the person's personal workspace, where there is one. */
export async function recordOnAccount(
  tx: Prisma.TransactionClient,
  { userId, by, action }: { userId: string; by: string | null; action: string },
) {
  const workspace = await tx.workspace.findUnique({ where: { personalOwnerId: userId } });
  if (!workspace) return;
  const target = { type: "user", id: userId };
  await tx.activity.create({ data: activityRow(inApp(workspace.id, by), { action, target }) });
}
