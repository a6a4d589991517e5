import { createHash } from "node:crypto";
import { type Caller, extendRequest } from "@/lib/access/caller";
import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { findRow, query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { ApiError, invalid } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { logFailure } from "@/lib/outage";

/** Longer than any request except AI calls and very slow uploads. After it, the key of a process that died is free again. */
const LEASE_MS = 60_000;
const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

type KeyedRequest = { path: string; key: string; input: unknown; callsAi?: boolean };

/** A repeat gets the data of the first success (`docs/contract/semantics.md#idempotency`). @throws 400, 409, 422 */
export async function runIdempotent<Data>(
  caller: Caller,
  { headers, ...request }: KeyedRequest & { headers?: Headers },
  run: (caller: Caller) => Promise<Data>,
): Promise<Data> {
  if (!PRINTABLE_ASCII.test(request.key)) {
    throw invalid(
      "Idempotency-Key",
      "Idempotency-Key must be 1 to 255 printable ASCII characters.",
    );
  }
  const reservation = await reserveKey(caller, request);
  if ("replay" in reservation) {
    headers?.set("Idempotent-Replayed", "true");
    return reservation.replay as Data; // the JSON of what `run` returned first
  }
  const { id } = reservation;
  try {
    return await run(extendRequest(caller, { idempotencyId: id }));
  } catch (error) {
    await releaseKey(caller.workspaceId, id).catch((failure) => {
      const { id: requestId } = caller.request;
      logFailure("idempotency_key_not_released", failure, { requestId });
    });
    throw error;
  }
}

// One statement, so that only one of simultaneous requests takes over an expired key.
const RESERVE = statement(
  `
  INSERT INTO idempotency_record AS t (workspace_id, id, path, key, fingerprint, created_at, expires_at)
  VALUES (:workspaceId, :id, :path, :key, :fingerprint, :now, :expiresAt)
  ON CONFLICT (workspace_id, path, key) DO UPDATE SET
    id = excluded.id, fingerprint = excluded.fingerprint, answer = NULL,
    created_at = excluded.created_at, expires_at = excluded.expires_at
  WHERE t.expires_at <= excluded.created_at
  RETURNING id`,
  {
    workspaceId: "uuid",
    id: "uuid",
    path: "text",
    key: "text",
    fingerprint: "bytea",
    now: "timestamptz",
    expiresAt: "timestamptz",
  },
  { id: "uuid" },
);

const STORE = statement(
  "UPDATE idempotency_record SET answer = $3, expires_at = $4 WHERE workspace_id = $1 AND id = $2 RETURNING id",
  ["uuid", "uuid", "text", "timestamptz"],
  { id: "uuid" },
);

const RELEASE = statement(
  "DELETE FROM idempotency_record WHERE workspace_id = $1 AND id = $2 AND answer IS NULL",
  ["uuid", "uuid"],
);

const records = table("idempotency_record", ["fingerprint", "answer"]);

const hashText = (text: string) => createHash("sha256").update(text);

/** Returns the reservation's id, or the data of the first success. @throws 409 while the first runs, 422 if it differs */
export async function reserveKey(
  { workspaceId }: Caller,
  { path: anyPath, key, input, callsAi }: KeyedRequest,
): Promise<{ id: string } | { replay: unknown }> {
  const path = hashText(anyPath).digest("hex"); // a path can be too long for an index
  const fingerprint = hashText(JSON.stringify(input)).digest();
  const now = new Date();
  const id = newId();
  const leaseMs = LEASE_MS + (callsAi ? config().AI_TIMEOUT_MS : 0);
  const expiresAt = new Date(now.getTime() + leaseMs);
  const reserved = await query(RESERVE, {
    workspaceId,
    id,
    path,
    key,
    fingerprint,
    now,
    expiresAt,
  });
  if (reserved.length > 0) return { id };

  const first = await findRow(records, workspaceId, { path, key });
  if (!first) throw inProgress(); // the first request failed and released the key in between, so the caller may retry
  if (!fingerprint.equals(first.fingerprint)) {
    throw new ApiError(
      "IDEMPOTENCY_KEY_REUSED",
      "This Idempotency-Key was used for a different request. Use a new key for a new request.",
    );
  }
  if (first.answer === null) throw inProgress();
  return { replay: JSON.parse(first.answer) };
}

/** Keeps it for 24 h and returns its size in bytes. @throws 409 if the lease expired: another request may do the work */
export async function storeAnswer(tx: Transaction, id: string, data: unknown): Promise<number> {
  const answer = JSON.stringify(data);
  const expiresAt = new Date(Date.now() + DAY_MS);
  const stored = await tx.query(STORE, [tx.workspaceId, id, answer, expiresAt]);
  if (stored.length === 0) throw inProgress();
  return Buffer.byteLength(answer);
}

async function releaseKey(workspaceId: string, id: string) {
  await query(RELEASE, [workspaceId, id]);
}

const inProgress = () =>
  new ApiError(
    "IDEMPOTENCY_IN_PROGRESS",
    "The first request with this Idempotency-Key is still running. Wait a moment, then send it again.",
    { headers: { "Retry-After": "1" } },
  );
