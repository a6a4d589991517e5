import { toVisitDetails } from "@/lib/access/account-events";
import {
  type ActivityEntry,
  addAccountActivity,
  makeActivityRow,
  toActivityInsert,
} from "@/lib/access/activity-rows";
import type { Actor, Caller } from "@/lib/access/caller";
import { statement } from "@/lib/db/statement";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { lockWorkspace, type WorkspaceRow } from "@/lib/domain/workspace/workspace-row";
import { readLiveRole } from "./members/live-role";
import type { Change } from "./write";

/** Has the role and plan of this moment, not of the authentication. */
export type LiveCaller = Caller & { workspace: WorkspaceRow };

/** The one way to change a workspace itself. `run` gets the current role, so that a demotion applies at once. @throws 404 */
export function administer<Data>(
  caller: Caller,
  run: (tx: Transaction, now: LiveCaller) => Promise<Change<Data>>,
  by: Actor = caller,
): Promise<Data> {
  return administerWithoutRole({ ...by, workspaceId: caller.workspaceId }, async (tx) => {
    const workspace = await lockWorkspace(tx);
    const role = await readLiveRole(tx, caller);
    return run(tx, { ...caller, role, tier: workspace.tier, workspace });
  });
}

/** For actors without a role: the operator, and people who answer an invitation. */
export function administerWithoutRole<Data>(
  actor: Actor,
  run: (tx: Transaction) => Promise<Change<Data>>,
): Promise<Data> {
  return transaction(actor.workspaceId, async (tx) => {
    const { data, activity = [] } = await run(tx);
    const entries = [activity].flat();
    const rows = entries.map((entry) => makeActivityRow(actor, addVisit(actor, entry), tx.beganAt));
    if (rows.length > 0) await tx.query(...toActivityInsert(actor.workspaceId, rows));
    for (const entry of entries) await recordWithMember(tx, actor, entry);
    return data;
  });
}

const isOnMember = ({ action }: ActivityEntry) => action.startsWith("member.");

const addVisit = ({ request: { visit } }: Actor, entry: ActivityEntry): ActivityEntry =>
  visit && isOnMember(entry)
    ? { ...entry, details: { ...entry.details, ...toVisitDetails(visit) } }
    : entry;

/** Maximum records per hour of membership changes in a person's own workspace. */
const MAX_PER_HOUR = 20;

const PERSONAL_WORKSPACE = statement(
  `SELECT own.id, here.name
   FROM workspace own JOIN workspace here ON here.id = $1 AND here.id <> own.id
   WHERE own.personal_owner_id = $2::uuid AND (
     SELECT count(*) FROM activity a
     WHERE a.workspace_id = own.id AND a.action LIKE 'member.%' AND a.created_at > now() - interval '1 hour'
   ) < ${MAX_PER_HOUR}`,
  ["uuid", "uuid"],
  { id: "uuid", name: "text" },
);

/** Records a change in the member's personal workspace too. */
async function recordWithMember(tx: Transaction, actor: Actor, entry: ActivityEntry) {
  const { action, target } = entry;
  if (!target || !isOnMember(entry)) return;
  const { workspaceId, userId, request } = actor;
  const [own] = await tx.query(PERSONAL_WORKSPACE, [workspaceId, target.id]);
  if (!own) return;
  // The person must not see others' addresses.
  const { details } = userId === target.id ? addVisit(actor, entry) : entry;
  await addAccountActivity(tx, [
    {
      workspaceId: own.id,
      action,
      origin: request.origin,
      actorId: userId,
      targetType: target.type,
      targetId: target.id,
      details: { ...details, workspace: own.name },
    },
  ]);
}
