import { actAsOperator, actInApp } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { endKey, listKeys, mintKey } from "@/lib/domain/workspace/keys";
import { readWorkspace, requireTeam } from "@/lib/domain/workspace/workspace-row";
import { getWorkspace } from "@/lib/domain/workspace/workspaces";
import { notFound } from "@/lib/errors";
import type { KeyInput, KeysInput } from "@/lib/schemas/operator";
import { accountDisabled, getUser } from "./accounts";
import { notMember } from "./team-members";

const ROLE_AND_TIER = statement(
  `SELECT m.role, w.tier FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.workspace_id = $1 AND m.user_id = $2`,
  ["uuid", "uuid"],
  { role: "role", tier: "tier" },
);

/** @throws 403 for members and on the free plan, 409 also for a disabled account */
export async function createKeyFor({
  workspaceId,
  email,
  name,
  expiresInDays,
  readOnly,
}: KeyInput) {
  const { id: userId, disabledAt } = await getUser(email);
  if (disabledAt) throw accountDisabled();
  const workspace = await readWorkspace(workspaceId);
  const [member] = await query(ROLE_AND_TIER, [workspaceId, userId]);
  if (!member) {
    requireTeam(workspace);
    throw notMember(email);
  }
  const caller = { ...actInApp(workspaceId, userId), ...member };
  const scope = readOnly ? "read_only" : "full";
  const made = { name, expiresInDays, scope } as const;
  const { id, prefix, key } = await mintKey(caller, made, actAsOperator(workspaceId));
  return { id, prefix, key };
}

export async function listWorkspaceKeys({ workspaceId }: KeysInput) {
  await getWorkspace({ workspaceId });
  return (await listKeys({ workspaceId })).map(({ created_by, ...key }) => ({
    ...key,
    created_by: created_by.name,
  }));
}

const WORKSPACE_OF_KEY = statement(
  `SELECT workspace_id AS "workspaceId" FROM api_key WHERE id = $1`,
  ["uuid"],
  { workspaceId: "uuid" },
);

export async function revokeKeyById({ id }: { id: string }) {
  const [key] = await query(WORKSPACE_OF_KEY, [id]);
  if (!key) throw notFound("API key");
  return endKey(actAsOperator(key.workspaceId), id);
}
