import { setImmediate } from "node:timers/promises";
import type { Principal } from "@/lib/access/caller";
import { LACKS_FACTOR } from "@/lib/access/credentials/demanded-factor";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { processWide } from "@/lib/process-wide";
import type { KeyScope } from "@/lib/schemas/enums";
import { hashKey } from "./key-format";

export type KeyRow = Principal & { keyId: string; scope: KeyScope; lastUsedAt: Date | null };

/** Writes the SQL condition that the key in this table or alias works at this time. */
export const writeLiveCondition = (key: string, time: string) =>
  `${key}.revoked_at IS NULL AND (${key}.expires_at IS NULL OR ${key}.expires_at > ${time})`;

// Every request begins with this statement. The joins refuse keys whose creator has left or is
// disabled. The subselect and the OFFSET make PostgreSQL reuse one plan for batches of any size.
const LOOKUP = statement(
  `
  SELECT found.* FROM unnest((SELECT $1::bytea[])) AS asked(hash), LATERAL (
    SELECT k.hash, k.id AS "keyId", k.scope, k.last_used_at AS "lastUsedAt", k.workspace_id AS "workspaceId",
           w.tier, m.user_id AS "userId", m.role, ${LACKS_FACTOR} AS "lacksFactor"
    FROM api_key k
    JOIN workspace w ON w.id = k.workspace_id
    JOIN membership m ON m.workspace_id = k.workspace_id AND m.user_id = k.created_by_id
    JOIN "user" u ON u.id = k.created_by_id AND u.disabled_at IS NULL
    WHERE k.hash = asked.hash AND ${writeLiveCondition("k", "now()")}
    OFFSET 0
  ) AS found`,
  ["bytea[]"],
  {
    hash: "bytea",
    keyId: "uuid",
    scope: "key_scope",
    lastUsedAt: "timestamptz?",
    workspaceId: "uuid",
    tier: "tier",
    userId: "uuid",
    role: "role",
    lacksFactor: "bool",
  },
);

type Batch = { hashes: Map<string, Buffer>; found: Promise<Map<string, KeyRow>> };

const pending = processWide("keyBatch", (): { batch?: Batch | undefined } => ({}));

/** Reads once for all requests of an event-loop turn. Caches nothing, so that a revocation takes effect at once. */
export async function lookUpKey(key: string): Promise<KeyRow | undefined> {
  const hash = hashKey(key);
  const name = toMapKey(hash);
  const next = pending();
  next.batch ??= openBatch();
  const { hashes, found } = next.batch;
  hashes.set(name, hash);
  return (await found).get(name);
}

function openBatch(): Batch {
  const hashes = new Map<string, Buffer>();
  const found = setImmediate().then(() => {
    pending().batch = undefined;
    return readKeys([...hashes.values()]);
  });
  return { hashes, found };
}

async function readKeys(hashes: Buffer[]) {
  const rows = await query(LOOKUP, [hashes]);
  return new Map<string, KeyRow>(rows.map(({ hash, ...row }) => [toMapKey(hash), row]));
}

const toMapKey = (hash: Buffer) => hash.toString("latin1");
