import { withdrawAllInvitations } from "@/lib/access/credentials/invitation-rows";
import { endLinks } from "@/lib/access/credentials/link-token";
import type { PeopleTx } from "@/lib/db/prisma-models";

/** Disables an account: its keys stop working; its sessions, links and invitations end. */
export async function shutAccount(
  tx: PeopleTx,
  userId: string,
  times: { disabledAt: Date; deleteAfter?: Date },
) {
  await tx.user.update({ where: { id: userId }, data: times });
  await tx.session.deleteMany({ where: { userId } });
  await endLinks(tx, userId);
  await withdrawAllInvitations(tx, userId);
}
