import type { Caller } from "@/lib/access/caller";
import { background } from "@/lib/background";
import { findRow, query } from "@/lib/db/read";
import { table } from "@/lib/db/table";
import { recordCall } from "@/lib/domain/activity/call-records";
import { notFound } from "@/lib/errors";
import type { GenerationModel } from "@/lib/generated/prisma/models";
import { announce, watch } from "@/lib/live/hints";
import type { GenerateRequest, GenerationStatus } from "@/lib/schemas/generate";
import { toApiError } from "@/lib/to-api-error";
import { beginGeneration, CANCELLED, GENERATED, runGeneration } from "./generate";
import { planGeneration } from "./generation-plan";
import { returnGeneration } from "./quota";

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
  const { signal: _mayLeave, ...request } = caller.request;
  const stays = { ...caller, request };
  const plan = await planGeneration(stays, input);
  const id = await beginGeneration(stays, plan);
  background("generation", () =>
    runGeneration(stays, plan, id).catch((thrown) =>
      recordCall(stays, {
        action: GENERATED,
        outcome: toApiError(thrown, stays.request.id).code,
        target: { type: "initiative", id: plan.initiativeId },
      }),
    ),
  );
  return id;
}

/**
 * Ends a generation that is on its way, whoever asked for it, and gives its unit back; what has ended stays as it is.
 * @throws 404
 */
export async function cancelGeneration(caller: Caller, { id }: { id: string }) {
  const { state } = await getGeneration(caller, { id });
  if (state !== "running") return;
  await returnGeneration(caller, id, CANCELLED);
  announce({ workspaceId: caller.workspaceId, id });
}

/** A generation, and what is written so far while it runs; again whenever that changes, until it ends. @throws 404 */
export async function* watchGeneration(
  caller: Caller,
  { id }: { id: string },
  signal: AbortSignal,
): AsyncGenerator<{ generation: GenerationStatus; draft: string }> {
  const { workspaceId } = caller;
  const read = async () => {
    const [row] = await query<{ draft: string | null }>(
      "SELECT draft FROM generation WHERE workspace_id = $1 AND id = $2",
      [workspaceId, id],
    );
    const generation = await getGeneration(caller, { id });
    return { generation, draft: generation.state === "running" ? (row?.draft ?? "") : "" };
  };
  for await (const seen of watch({ workspaceId, id }, read, signal)) {
    yield seen;
    if (seen.generation.state !== "running") return;
  }
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

/**
 * The generation that made a document, with the name of the workspace's own type it was asked for with
 * (null for a built-in type, and for one that is gone); undefined when no generation made it.
 */
export async function findGenerationOf({ workspaceId }: Caller, { id }: { id: string }) {
  const [row] = await query<{ id: string; ownType: string | null }>(
    `SELECT g.id, t.name AS "ownType" FROM generation g
     LEFT JOIN custom_document_type t ON t.workspace_id = $1 AND t.id = g.document_type_id
     WHERE g.workspace_id = $1 AND g.document_id = $2`,
    [workspaceId, id],
  );
  return row;
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

/** The same, and those whose document was written in the last two minutes; three at most. */
export async function listRecentGenerations({ workspaceId }: Caller, initiativeId: string) {
  const rows = await query<Row>(
    `SELECT ${generations.columns} FROM generation t
     WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND (
       (t.state = 'reserved' AND t.expires_at > now()) OR (
         t.state = 'used' AND t.created_at > now() - interval '2 minutes' AND EXISTS (
           SELECT FROM document d WHERE d.workspace_id = $1 AND d.id = t.document_id)))
     ORDER BY t.created_at DESC, t.id DESC LIMIT 3`,
    [workspaceId, initiativeId],
  );
  return rows.map(present);
}
