import { lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import type { ReadColumns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { listColumns } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { forbidden, invalid, notFound } from "@/lib/errors";

const WORKSPACE = {
  id: "uuid",
  name: "text",
  kind: "workspace_kind",
  tier: "tier",
  quotaLimit: "int4?",
  requiresSecondFactor: "bool",
  joinDomain: "text?",
  createdAt: "timestamptz",
} as const;
export type WorkspaceRow = ReadColumns<typeof WORKSPACE>;

const BY_ID = `SELECT ${listColumns(Object.keys(WORKSPACE), "w")} FROM workspace w WHERE w.id = $1`;
const READ = statement(BY_ID, ["uuid"], WORKSPACE);
const LOCK = statement(`${BY_ID} ${lockSelected("NO KEY UPDATE")}`, ["uuid"], WORKSPACE);
const SAVE = statement(
  `UPDATE workspace SET name = :name, tier = :tier, quota_limit = :quotaLimit,
     requires_second_factor = :requiresSecondFactor, join_domain = :joinDomain, updated_at = :updatedAt
   WHERE id = :id`,
  {
    id: "uuid",
    name: "text",
    tier: "tier",
    quotaLimit: "int4?",
    requiresSecondFactor: "bool",
    joinDomain: "text?",
    updatedAt: "timestamptz",
  },
);

/** @throws 404 */
export async function readWorkspace(workspaceId: string): Promise<WorkspaceRow> {
  const [workspace] = await query(READ, [workspaceId]);
  if (!workspace) throw notFound("Workspace");
  return workspace;
}

/** Rules that count members or keys see one change at a time. Inserts of activity need not wait. @throws 404 */
export async function lockWorkspace(tx: Transaction): Promise<WorkspaceRow> {
  const [workspace] = await tx.query(LOCK, [tx.workspaceId]);
  if (!workspace) throw notFound("Workspace");
  return workspace;
}

/** @throws 403 */
export function requireTeam({ kind }: Pick<WorkspaceRow, "kind">) {
  if (kind !== "personal") return;
  throw forbidden(
    "A personal workspace is for one person. Make a team workspace to work together.",
  );
}

/** Confirms an act that cannot be undone. @throws 400 at `name` */
export function requireTypedName({ name }: Pick<WorkspaceRow, "name">, typed: string) {
  if (typed === name) return;
  throw invalid("name", `Type “${name}”, the name of this workspace.`);
}

/** Lock the row first: this overwrites all fields that can change. */
export async function saveWorkspace(tx: Transaction, row: WorkspaceRow): Promise<void> {
  await tx.query(SAVE, { ...row, id: tx.workspaceId, updatedAt: new Date() });
}
