import { database } from "@/lib/db/database";
import { TENANT_MODELS } from "@/lib/db/tenant";
import { createUpload } from "@/lib/domain/context/uploads";
import { makeWorkspace } from "@/tests/support/factories";
import { populate } from "@/tests/support/populate";
import { api } from "@/tests/support/request";

/** Stands in every text of a workspace that nobody else may see. */
export const SECRET = "Zirbenholz";

/** A workspace with one of everything, the secret word in every text. */
export async function secretWorkspace() {
  const workspace = await makeWorkspace();
  const populated = await populate(api(workspace.key), SECRET);
  const upload = await createUpload(workspace.caller, {
    initiative_id: populated.initiative.id,
    filename: `${SECRET}.md`,
    bytes: new TextEncoder().encode(SECRET),
  });
  return { ...workspace, ...populated, upload };
}
export type Secrets = Awaited<ReturnType<typeof secretWorkspace>>;

/** Every row of a workspace, model by model. */
export async function everything(workspaceId: string) {
  const { pool } = await database();
  const tables = [...TENANT_MODELS].map((model) =>
    model.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  );
  const dump: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await pool.query({
      text: `SELECT row FROM (SELECT to_jsonb(t) - 'last_used_at' AS row FROM "${table}" t) rows
             WHERE coalesce(row ->> 'workspace_id', row ->> 'id') = $1 ORDER BY row`,
      values: [workspaceId],
    });
    dump[table] = rows;
  }
  return dump;
}
