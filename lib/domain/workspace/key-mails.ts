import * as z from "zod";
import { DAY_MS } from "@/lib/clock";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobContext, Queue } from "@/lib/jobs/queue";
import { deliver } from "@/lib/mail/deliver";

/** The owner of a key gets a mail this long before it expires. */
const BEFORE_MS = 7 * DAY_MS;

const KeyJob = z.object({ keyId: z.string() });
export const KEY_EXPIRIES: Queue<z.output<typeof KeyJob>> = { name: "key_expiry", payload: KeyJob };

/** Queues the mail with the key, so that it survives restarts and is sent once. Shorter-lived keys get none. */
export async function planExpiryNotice(
  tx: Transaction,
  { id, expiresAt }: { id: string; expiresAt: Date | null },
) {
  if (!expiresAt) return;
  const runAt = new Date(expiresAt.getTime() - BEFORE_MS);
  if (runAt > new Date()) await enqueue(tx, { queue: KEY_EXPIRIES, payload: { keyId: id }, runAt });
}

const EXPIRING = statement(
  `SELECT u.email, k.name AS key, w.name AS workspace, w.id AS "workspaceId", k.expires_at AS "expiresAt"
   FROM api_key k JOIN workspace w ON w.id = k.workspace_id JOIN "user" u ON u.id = k.created_by_id
   WHERE k.id = $1 AND k.revoked_at IS NULL AND k.expires_at > $2
     AND u.disabled_at IS NULL AND u.delete_after IS NULL`,
  ["uuid", "timestamptz"],
  {
    email: "text",
    key: "text",
    workspace: "text",
    workspaceId: "uuid",
    expiresAt: "timestamptz!",
  },
);

export async function sendKeyExpiry({ keyId }: z.output<typeof KeyJob>, doing: JobContext) {
  const [found] = await query(EXPIRING, [keyId, new Date()]);
  if (!found) return;
  const { email: to, expiresAt, ...key } = found;
  await deliver({ kind: "key_expires", to, ...key, expiresAt: expiresAt.toISOString() }, doing);
}
