import type { Prisma } from "@/lib/generated/prisma/client";
import type { Origin } from "@/lib/schemas/enums";
import { type Details, recordDeeds } from "./activity";
import { browserName, type Visit } from "./visit";

type Tx = Pick<Prisma.TransactionClient, "membership" | "$executeRawUnsafe">;

export type AccountEvent = {
  userId: string;
  /** The id of the person who acted; null for the operator, and for somebody who has not proven their identity. */
  by: string | null;
  action: string;
  outcome?: "success" | "refused";
  origin?: Origin;
  visit?: Visit;
  details?: Details;
};

/**
 * The details of a record that show where somebody acted from. Only the person, and owners and admins of their
 * workspaces, see
 * them.
 */
export const whence = ({ address, userAgent }: Visit) => ({
  ...(address && { ip_address: address }),
  browser: browserName(userAgent),
});

/**
 * Records an event of an account, with address and browser if known, in the personal workspace and in every workspace
 * that the
 * person is a member of, since their owners answer for who gets in.
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
