import { isEmbedded } from "@/lib/config";
import { PATIENCE_MS, query } from "@/lib/db/read";
import { searchLegs } from "@/lib/domain/search-legs";
import { rateLimitBackend } from "@/lib/limits/backend";
import { counters } from "@/lib/telemetry";

/**
 * What the service stands on, and the counted events of this process. Holds no secret. `search` is null
 * while the database, which knows whether it has pgvector, is out of reach.
 */
export async function databaseStatus() {
  const status = await query("SELECT 1", [], { timeoutMs: PATIENCE_MS }).then(
    () => "ok" as const,
    () => "unavailable" as const,
  );
  return {
    status,
    database: isEmbedded() ? "embedded" : "postgresql",
    rate_limits: rateLimitBackend(),
    search: status === "ok" ? await searchLegs().catch(() => null) : null,
    counters: counters(),
  };
}
