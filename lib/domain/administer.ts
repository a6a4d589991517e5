import { whence } from "@/lib/access/account-events";
import { type ActivityEntry, activityRow, addActivity, recordDeeds } from "@/lib/access/activity";
import type { Actor, Caller } from "@/lib/access/caller";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { lockWorkspace } from "@/lib/domain/workspace/workspace-lock";
import { notFound } from "@/lib/errors";
import type { WorkspaceModel } from "@/lib/generated/prisma/models";
import type { Change } from "./write";

/** A caller as they are now: the role and the plan are those that the transaction has read. */
export type Present = Caller & { workspace: WorkspaceModel };

/**
 * Changes what belongs to a workspace itself: its name and plan, members, invitations, keys. The
 * change and its activity records are one transaction, on Prisma inside the tenant guard; inside
 * `run` only `tx` may touch the database. Planning data changes through `write`.
 *
 * The workspace's row is held, and `run` gets the caller with the role that they have by then: whoever was demoted since
 * the request came in acts under the new role. What needs a role asks for that one.
 * @param by whom the records name, where that is not the caller
 * @throws 404 for who is no member any more, as for any outsider
 */
export function administer<Data>(
  caller: Caller,
  run: (tx: Tx, now: Present) => Promise<Change<Data>>,
  by: Actor = caller,
): Promise<Data> {
  return administerWithoutRole(by, async (tx) => {
    const workspace = await lockWorkspace(tx, caller.workspaceId);
    const member = await tx.membership.findFirst({ where: { userId: caller.userId } });
    if (!member) throw notFound("Workspace");
    return run(tx, { ...caller, role: member.role, tier: workspace.tier, workspace });
  });
}

/** The same for who acts without a role: the operator, and people who are about to be members or decline to be. */
export async function administerWithoutRole<Data>(
  actor: Actor,
  run: (tx: Tx) => Promise<Change<Data>>,
): Promise<Data> {
  const db = await inWorkspace(actor.workspaceId);
  const beganAt = performance.now();
  return db.$transaction(async (tx) => {
    const { data, activity = [] } = await run(tx);
    const entries = [activity].flat();
    const rows = entries.map((entry) => activityRow(actor, withWhence(actor, entry), beganAt));
    if (rows.length > 0) await addActivity(tx, actor.workspaceId, rows);
    for (const entry of entries) await recordWithMember(tx, actor, entry);
    return data;
  });
}

const isOnMember = ({ action }: ActivityEntry) => action.startsWith("member.");

/** Who gives and takes roles is recorded with where they did it from. */
const withWhence = ({ request: { visit } }: Actor, entry: ActivityEntry): ActivityEntry =>
  visit && isOnMember(entry)
    ? { ...entry, details: { ...entry.details, ...whence(visit) } }
    : entry;

/** Of what others do to a person's roles, so many records an hour are kept in their own activity. */
const MOST_AN_HOUR = 20;

/** What becomes of somebody's role is in their own activity too, with the name of the workspace. Raw: `tx` sees its own alone. */
async function recordWithMember(tx: Tx, actor: Actor, entry: ActivityEntry) {
  const { action, target } = entry;
  if (!target || !isOnMember(entry)) return;
  const { workspaceId, userId, request } = actor;
  const [own] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT own.id, here.name
    FROM workspace own JOIN workspace here ON here.id = ${workspaceId}::uuid AND here.id <> own.id
    WHERE own.personal_owner_id = ${target.id}::uuid AND (
      SELECT count(*) FROM activity a
      WHERE a.workspace_id = own.id AND a.action LIKE 'member.%' AND a.created_at > now() - interval '1 hour'
    ) < ${MOST_AN_HOUR}`;
  if (!own) return;
  // Where others acted from is not for this person.
  const { details } = userId === target.id ? withWhence(actor, entry) : entry;
  const on = { targetType: target.type, targetId: target.id };
  const told = { ...details, workspace: own.name };
  await recordDeeds(tx, [
    { workspaceId: own.id, action, origin: request.origin, actorId: userId, ...on, details: told },
  ]);
}
