import { newId } from "@/lib/ids";
import { query } from "@/tests/support/query";
import type { BenchWorkspace } from "./load-collection";

export async function makeUser(): Promise<string> {
  const id = newId();
  await query(`INSERT INTO "user" (id, name, email, updated_at) VALUES ($1, 'Bench', $2, now())`, [
    id,
    `${id}@example.com`,
  ]);
  return id;
}

export async function makeWorkspace(userId: string): Promise<BenchWorkspace> {
  const [workspaceId, initiativeId] = [newId(), newId()];
  await query(
    "INSERT INTO workspace (id, name, tier, updated_at) VALUES ($1, 'Bench', 'internal', now())",
    [workspaceId],
  );
  await query(
    "INSERT INTO initiative (workspace_id, id, title, created_by_id) VALUES ($1, $2, 'Bench', $3)",
    [workspaceId, initiativeId, userId],
  );
  return { workspaceId, userId, initiativeId };
}
