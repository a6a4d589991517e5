import type { PeopleTx } from "@/lib/db/prisma-models";
import type { PrismaTx } from "@/lib/db/prisma-query";
import type { Origin } from "@/lib/schemas/enums";
import { type Details, recordDeeds } from "./activity-rows";
import { nameBrowser, type Visit } from "./visit";

type Tx = PrismaTx & Pick<PeopleTx, "membership">;

export type AccountEvent = {
  userId: string;
  by: string | null;
  action: string;
  outcome?: "success" | "refused";
  origin?: Origin;
  visit?: Visit;
  details?: Details;
};

/** Only the person, and owners and admins of their workspaces, may see these details. */
export const toVisitDetails = ({ address, userAgent }: Visit) => ({
  ...(address && { ip_address: address }),
  browser: nameBrowser(userAgent),
});

/** Records in all of the person's workspaces, since the owners answer for the access to them. */
export async function recordOnAccount(tx: Tx, event: AccountEvent) {
  const { userId, by, action, outcome = "success", origin = "app", visit } = event;
  const places = await tx.membership.findMany({
    where: { userId },
    select: { workspaceId: true },
  });
  const row = { action, origin, actorId: by, targetType: "user", targetId: userId, outcome };
  const details = { ...event.details, ...(visit && toVisitDetails(visit)) };
  const told = { ...row, ...(Object.keys(details).length > 0 && { details }) };
  await recordDeeds(
    tx,
    places.map(({ workspaceId }) => ({ workspaceId, ...told })),
  );
}
