import type { PrismaTx } from "@/lib/db/prisma-query";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Origin } from "@/lib/schemas/enums";
import { type Details, recordDeeds } from "./activity";
import { browserName, type Visit } from "./visit";

type Tx = PrismaTx & Pick<Prisma.TransactionClient, "membership">;

export type AccountEvent = {
  userId: string;
  /** Who did it: the person, nobody who has proven who they are, or the operator (null). */
  by: string | null;
  action: string;
  outcome?: "success" | "refused";
  origin?: Origin;
  visit?: Visit;
  details?: Details;
};

/** The details of a record that say where somebody acted from; for those who answer for a workspace, and for themselves. */
export const whence = ({ address, userAgent }: Visit) => ({
  ...(address && { ip_address: address }),
  browser: browserName(userAgent),
});

/**
 * Records what happens to an account, with address and browser where they are known: in the person's own
 * workspace and in every workspace that they are a member of, whose owners answer for who gets in.
 */
export async function recordOnAccount(tx: Tx, event: AccountEvent) {
  const { userId, by, action, outcome = "success", origin = "app", visit } = event;
  const places = await tx.membership.findMany({
    where: { userId },
    select: { workspaceId: true },
  });
  const row = { action, origin, actorId: by, targetType: "user", targetId: userId, outcome };
  const details = { ...event.details, ...(visit && whence(visit)) };
  const told = { ...row, ...(Object.keys(details).length > 0 && { details }) };
  await recordDeeds(
    tx,
    places.map(({ workspaceId }) => ({ workspaceId, ...told })),
  );
}
