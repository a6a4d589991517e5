import * as z from "zod";
import type { AccountCaller, Caller } from "@/lib/access/caller";
import { requireFreshProof } from "@/lib/access/credentials/fresh-proof";
import { writeLiveCondition } from "@/lib/access/keys/key-lookups";
import { requireOwner } from "@/lib/access/roles";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { administer } from "@/lib/domain/administer";
import { recordRemovals } from "@/lib/domain/members/membership-rows";
import { notifyOfDeletion } from "@/lib/domain/members/notify-members";
import { forbidden, notFound } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobContext, Queue } from "@/lib/jobs/queue";
import { log } from "@/lib/log";
import type { Role } from "@/lib/schemas/enums";
import type { WorkspaceDeletion } from "@/lib/schemas/members";
import { removeAccess, removeContents, removeMembers } from "./delete-workspace";
import { readWorkspace, requireTypedName, type WorkspaceRow } from "./workspace-row";

const Closed = z.object({ workspaceId: z.string() });
export const WORKSPACE_DELETIONS: Queue<z.output<typeof Closed>> = {
  name: "workspace_deletion",
  payload: Closed,
};

const CONTENTS = statement(
  `SELECT (SELECT count(*)::int FROM initiative WHERE workspace_id = $1) AS initiatives,
     (SELECT count(*)::int FROM document WHERE workspace_id = $1) AS documents,
     (SELECT count(*)::int FROM context_item WHERE workspace_id = $1) AS "contextItems",
     (SELECT count(*)::int FROM goal WHERE workspace_id = $1) AS goals,
     (SELECT count(*)::int FROM upload WHERE workspace_id = $1) AS uploads,
     (SELECT count(*)::int FROM membership WHERE workspace_id = $1) AS members,
     (SELECT count(*)::int FROM api_key k
      WHERE k.workspace_id = $1 AND ${writeLiveCondition("k", "now()")}) AS keys`,
  ["uuid"],
  {
    initiatives: "int4",
    documents: "int4",
    contextItems: "int4",
    goals: "int4",
    uploads: "int4",
    members: "int4",
    keys: "int4",
  },
);

/** Counts the resources that a deletion would remove. */
export async function previewWorkspaceDeletion({ workspaceId }: Pick<Caller, "workspaceId">) {
  const [counts] = await query(CONTENTS, [workspaceId]);
  if (!counts) throw notFound("Workspace");
  return counts;
}

/** Closes the workspace to everybody at once; a job removes its contents. @throws 400, 401, 403, 404, 429 */
export async function deleteByOwner(
  caller: Caller,
  account: AccountCaller,
  { name, currentPassword }: WorkspaceDeletion,
): Promise<{ name: string }> {
  const { workspaceId, userId } = caller;
  requireDeletable(caller.role, await readWorkspace(workspaceId), name);
  const stillProven = await requireFreshProof(account, { currentPassword });
  const deleted = await administer(caller, async (tx, { role, workspace }) => {
    await stillProven(tx);
    requireDeletable(role, workspace, name);
    const activity = await recordRemovals(tx);
    const userIds = activity.map(({ target }) => target.id).filter((id) => id !== userId);
    await notifyOfDeletion(tx, { workspace, actor: caller, userIds });
    await removeMembers(tx);
    removeAccess(tx);
    const key = `${WORKSPACE_DELETIONS.name}:${workspaceId}`;
    await enqueue(tx, { queue: WORKSPACE_DELETIONS, payload: { workspaceId }, key });
    return { data: { name: workspace.name }, activity };
  });
  log.info({ event: "workspace_deleted", workspaceId, userId });
  return deleted;
}

function requireDeletable(role: Role, workspace: WorkspaceRow, typed: string) {
  if (workspace.kind === "personal") {
    throw forbidden(
      "A personal workspace is deleted with its account, on the page of the account.",
    );
  }
  requireOwner(role, "delete this workspace");
  requireTypedName(workspace, typed);
}

export const finishDeletion = (
  { workspaceId }: z.output<typeof Closed>,
  { signal }: JobContext,
): Promise<void> => removeContents(workspaceId, signal);
