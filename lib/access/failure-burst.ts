import { ensurePersonalWorkspace } from "@/lib/access/personal-workspace";
import { query } from "@/lib/db/read";
import { newId } from "@/lib/ids";

/**
 * Records in a person's personal workspace that many sign-ins to their account failed in a row.
 * Nothing happens when the address has no account.
 */
export async function recordFailureBurst(email: string) {
  const [user] = await query<{ id: string; name: string }>(
    `SELECT id, name FROM "user" WHERE email = $1`,
    [email.toLowerCase()],
  );
  if (!user) return;
  const workspace = await ensurePersonalWorkspace(user);
  await query(
    `INSERT INTO activity (workspace_id, id, action, origin, target_type, target_id, outcome)
     VALUES ($1, $2, 'sign_in.failed_burst', 'app', 'user', $3, 'refused')`,
    [workspace.id, newId(), user.id],
  );
}
