import { query } from "@/lib/db/read";
import { newId } from "@/lib/ids";

/**
 * Records in a person's personal workspace that many sign-ins to their account failed in a row.
 * Nothing happens, and nothing is told, when the address has no account.
 */
export async function recordFailureBurst(email: string) {
  await query(
    `INSERT INTO activity (id, workspace_id, action, origin, target_type, target_id, outcome)
     SELECT $1, w.id, 'sign_in.failed_burst', 'app', 'user', u.id, 'refused'
     FROM "user" u JOIN workspace w ON w.personal_owner_id = u.id WHERE u.email = $2`,
    [newId(), email.toLowerCase()],
  );
}
