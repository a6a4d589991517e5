import { database } from "@/lib/db/database";
import { scene } from "@/tests/support/scene";
import { schemaModels } from "@/tests/support/schema-models";

/** The word in every text of the other workspace, which callers must never see. */
export const SECRET = "Zirbenholz";

/** A workspace with one of everything, the secret word in every text. */
export const secretScene = () => scene(undefined, SECRET);
export type Secrets = Awaited<ReturnType<typeof secretScene>>;

export const listIds = (secrets: Secrets) => {
  const { initiative, document, item, workspaceItem, goal, workspaceGoal, ...rest } = secrets;
  const resources = [initiative, document, item, workspaceItem, goal, workspaceGoal];
  const ids = [...resources, rest.upload, rest.generation].map(({ id }) => id);
  return [...ids, rest.userId, rest.keyId];
};

/** Every row of a workspace, model by model. */
export async function everything(workspaceId: string) {
  const { pool } = await database();
  const dump: Record<string, unknown> = {};
  for (const { table } of schemaModels.filter(({ isOfWorkspace }) => isOfWorkspace)) {
    const { rows } = await pool.query({
      text: `SELECT to_jsonb(t) - 'last_used_at' AS row FROM "${table}" t
             WHERE ${table === "workspace" ? "id" : "workspace_id"} = $1 ORDER BY row`,
      values: [workspaceId],
    });
    dump[table] = rows;
  }
  return dump;
}

/** Reads every row of a workspace except the records of calls. */
export async function planning(workspaceId: string) {
  const { activity: _, idempotency_record: __, ...rows } = await everything(workspaceId);
  return rows;
}
