import type { KeyScope } from "@/lib/schemas/enums";
import { bearerOf, type Holder, unauthorized } from "./bearer";
import { isKey } from "./key-format";
import { lookUpKey } from "./key-look-ups";
import { noteKeyUse } from "./last-used";

/** A key that has proven itself, with its workspace and the role of the person it acts for. */
export type KeyHolder = Holder & { keyId: string; scope: KeyScope };

/** One answer for missing, malformed, unknown, revoked and expired keys. */
const ADVICE =
  "Send a valid API key as 'Authorization: Bearer gwk_live_…'. Keys are made in Settings, API keys.";

/**
 * Proves an API key from an `Authorization` header, with one indexed read whose answer is not kept,
 * so that a revocation bites at once.
 * @throws 401
 */
export async function verifyKey(authorization: string | null): Promise<KeyHolder> {
  const key = bearerOf(authorization);
  if (!key || !isKey(key)) throw unauthorized(ADVICE);
  const row = await lookUpKey(key);
  if (!row) throw unauthorized(ADVICE);
  const { lastUsedAt, ...holder } = row;
  noteKeyUse(holder.workspaceId, holder.keyId, lastUsedAt);
  return holder;
}
