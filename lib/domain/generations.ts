import type { Caller } from "@/lib/access/caller";
import { background } from "@/lib/background";
import { findRow, query } from "@/lib/db/read";
import { table } from "@/lib/db/table";
import { recordCall } from "@/lib/domain/call-records";
import { GENERATED, runGeneration } from "@/lib/domain/generate";
import { planGeneration } from "@/lib/domain/generation-plan";
import { notFound } from "@/lib/errors";
import type { GenerationModel } from "@/lib/generated/prisma/models";
import { reserveGeneration } from "@/lib/limits/quota";
import type { GenerateRequest, GenerationStatus } from "@/lib/schemas/generate";
import { toApiError } from "@/lib/to-api-error";

const generations = table<GenerationModel>()("generation", [
  "id",
  "initiativeId",
  "title",
  "documentType",
  "documentTypeId",
  "state",
  "documentId",
  "failure",
  "expiresAt",
  "createdAt",
]);
type Row = NonNullable<(typeof generations)["row"]>;

const STATES = { reserved: "running", used: "done", returned: "failed" } as const;

function present(row: Row): GenerationStatus {
  const isLost = row.state === "reserved" && row.expiresAt <= new Date();
  return {
    id: row.id,
    initiative_id: row.initiativeId,
    title: row.title,
    document_type: row.documentType,
    document_type_id: row.documentTypeId,
    state: isLost ? "failed" : STATES[row.state],
    document_id: row.documentId,
    failure: isLost ? "INTERRUPTED" : row.failure,
    started_at: row.createdAt.toISOString(),
  };
}

/**
 * Starts a generation that goes on when the one who asked leaves, for the app.
 * @returns its id, to ask for its state with
 * @throws 404, 429 `QUOTA_EXCEEDED`
 */
export async function startGeneration(caller: Caller, input: GenerateRequest): Promise<string> {
  const { signal: _mayLeave, ...stays } = caller;
  const plan = await planGeneration(stays, input);
  const id = await reserveGeneration(stays, plan);
  background("generation", () =>
    runGeneration(stays, plan, id).catch((thrown) =>
      recordCall(stays, {
        action: GENERATED,
        outcome: toApiError(thrown, stays.requestId).code,
        target: { type: "initiative", id: plan.initiativeId },
      }),
    ),
  );
  return id;
}

/** @throws 404 */
export async function getGeneration(
  { workspaceId }: Caller,
  { id }: { id: string },
): Promise<GenerationStatus> {
  const row = await findRow(generations, workspaceId, { id });
  if (!row) throw notFound("Generation");
  return present(row);
}

/** Those of an initiative that are on their way, newest first. */
export async function listRunningGenerations({ workspaceId }: Caller, initiativeId: string) {
  const rows = await query<Row>(
    `SELECT ${generations.columns} FROM generation t
     WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND t.state = 'reserved' AND t.expires_at > now()
     ORDER BY t.created_at DESC, t.id DESC LIMIT 20`,
    [workspaceId, initiativeId],
  );
  return rows.map(present);
}
