import type { AccountCaller, Caller } from "@/lib/access/caller";
import { HAS_NO_FACTOR, LACKS_FACTOR } from "@/lib/access/credentials/demanded-factor";
import { requireOwner } from "@/lib/access/roles";
import { lockPerson } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { type Queryable, statement } from "@/lib/db/statement";
import { administer } from "@/lib/domain/administer";
import { requireTeam, saveWorkspace } from "@/lib/domain/workspace/workspace-row";
import { ApiError } from "@/lib/errors";
import { mayNotifyOfDemand, notifyOfDemand } from "./notify-members";

const ACTION = "require two-step sign-in";

const DEMANDED = statement(
  "SELECT requires_second_factor AS demanded FROM workspace WHERE id = $1",
  ["uuid"],
  { demanded: "bool" },
);
const MEMBERS_WITHOUT = statement(
  `
  SELECT u.id AS user_id, u.name, u.email FROM membership m JOIN "user" u ON u.id = m.user_id
  WHERE m.workspace_id = $1 AND ${HAS_NO_FACTOR} ORDER BY u.name, u.id`,
  ["uuid"],
  { user_id: "uuid", name: "text", email: "text" },
);
const ONE_MEMBER = statement(
  `SELECT w.name, ${LACKS_FACTOR} AS "lacksFactor"
   FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.workspace_id = $1 AND m.user_id = $2`,
  ["uuid", "uuid"],
  { name: "text", lacksFactor: "bool" },
);

export async function getFactorDemand({ workspaceId }: Pick<Caller, "workspaceId">) {
  const [[row], without] = await Promise.all([
    query(DEMANDED, [workspaceId]),
    query(MEMBERS_WITHOUT, [workspaceId]),
  ]);
  return { demanded: row?.demanded ?? false, without };
}
export type FactorDemand = Awaited<ReturnType<typeof getFactorDemand>>;

/** Members without a second factor, and their keys, lose access. @throws 403, 409 for an owner without one */
export async function demandFactor(caller: Caller, { demanded }: { demanded: boolean }) {
  requireOwner(caller.role, ACTION);
  if (demanded) await findMembersWithout({ query }, caller); // before it counts toward the limit of mails
  const shouldNotify = demanded && (await mayNotifyOfDemand(caller));
  return administer(caller, async (tx, { role, workspace }) => {
    const { id, requiresSecondFactor } = workspace;
    requireOwner(role, ACTION);
    requireTeam(workspace);
    if (requiresSecondFactor === demanded) return { data: { demanded } };
    await saveWorkspace(tx, { ...workspace, requiresSecondFactor: demanded });
    if (demanded) {
      await lockPerson(tx, caller.userId, "SHARE"); // waits for the removal of their factor
      const userIds = await findMembersWithout(tx, caller);
      if (shouldNotify) await notifyOfDemand(tx, { workspace, actor: caller, userIds });
    }
    const action = demanded
      ? "workspace.second_factor_demanded"
      : "workspace.second_factor_no_longer_demanded";
    return { data: { demanded }, activity: { action, target: { type: "workspace", id } } };
  });
}

/** Returns ids of people. @throws 409 if the caller is among them */
async function findMembersWithout(db: Queryable, { workspaceId, userId }: Caller) {
  const without = await db.query(MEMBERS_WITHOUT, [workspaceId]);
  const userIds = without.map(({ user_id }) => user_id);
  if (userIds.includes(userId)) throw notYourself();
  return userIds;
}

const notYourself = () =>
  new ApiError(
    "CONFLICT",
    "You have no second factor, so you would lock yourself out. Set one up on your account page first.",
  );

export async function findDemandOn({ userId }: Pick<AccountCaller, "userId">, workspaceId: string) {
  const [row] = await query(ONE_MEMBER, [workspaceId, userId]);
  return row;
}
