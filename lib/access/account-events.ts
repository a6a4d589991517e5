import { type Queryable, statement } from "@/lib/db/statement";
import type { ActivityAction } from "@/lib/schemas/activity-actions";
import type { Origin } from "@/lib/schemas/enums";
import { addAccountActivity, type Details } from "./activity-rows";
import type { AccountCaller } from "./caller";
import { nameBrowser, type Visit } from "./visit";

type AccountEvent = {
  userId: string;
  by: string | null;
  action: ActivityAction;
  outcome?: "success" | "refused";
  origin?: Origin;
  visit?: Visit;
  details?: Details | undefined;
};

/** Only the person, and owners and admins of their workspaces, may see these details. */
export const toVisitDetails = ({ address, userAgent }: Visit) => ({
  ...(address && { ip_address: address }),
  browser: nameBrowser(userAgent),
});

const WORKSPACES = statement(
  `SELECT workspace_id AS "workspaceId" FROM membership WHERE user_id = $1`,
  ["uuid"],
  { workspaceId: "uuid" },
);

/** Records in all of the person's workspaces, since the owners answer for the access to them. */
export async function recordOnAccount(tx: Queryable, event: AccountEvent) {
  const { userId, by, action, outcome = "success", origin = "app", visit } = event;
  const memberships = await tx.query(WORKSPACES, [userId]);
  const details = { ...event.details, ...(visit && toVisitDetails(visit)) };
  await addAccountActivity(
    tx,
    memberships.map(({ workspaceId }) => ({
      workspaceId,
      action,
      origin,
      actorId: by,
      targetType: "user",
      targetId: userId,
      outcome,
      ...(Object.keys(details).length > 0 && { details }),
    })),
  );
}

/** Records an action of people on their own account. */
export const recordOwn = (
  tx: Queryable,
  { userId, visit }: Pick<AccountCaller, "userId" | "visit">,
  action: ActivityAction,
  details?: Details,
) => recordOnAccount(tx, { userId, by: userId, action, visit, details });
