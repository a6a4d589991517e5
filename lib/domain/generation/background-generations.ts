import { markRecorded } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { describeGaps } from "@/lib/ai/grounding/describe-gaps";
import { runInBackground } from "@/lib/background";
import { findRow, query } from "@/lib/db/pool-query";
import type { ReadColumns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { listColumns, table } from "@/lib/db/table-declaration";
import { recordEvent } from "@/lib/domain/activity/call-records";
import { buildSourceUrl } from "@/lib/domain/source-url";
import { notFound } from "@/lib/errors";
import { announce, watch } from "@/lib/live/hints";
import {
  type GenerateRequest,
  type GenerationOutcome,
  type GenerationStatus,
  toMethod,
} from "@/lib/schemas/generate";
import { limitTime } from "@/lib/time-limit";
import { toApiError } from "@/lib/to-api-error";
import { CANCELLED, returnGeneration } from "./quota";

const documentTexts = table("document", ["contentMarkdown"]);
const COLUMNS = {
  id: "uuid",
  initiativeId: "uuid",
  title: "text",
  documentType: "document_type",
  documentTypeId: "uuid?",
  state: "generation_state",
  documentId: "uuid?",
  failure: "text?",
  expiresAt: "timestamptz",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
} as const;
type Row = ReadColumns<typeof COLUMNS>;

const SELECT = `SELECT ${listColumns(Object.keys(COLUMNS), "t")} FROM generation t WHERE t.workspace_id = $1`;
const FIND = statement(`${SELECT} AND t.id = $2`, ["uuid", "uuid"], COLUMNS);
const RUNNING = statement(
  `${SELECT} AND t.initiative_id = $2 AND t.state = 'reserved' AND t.expires_at > now()
   ORDER BY t.created_at DESC, t.id DESC LIMIT 20`,
  ["uuid", "uuid"],
  COLUMNS,
);
const RECENT = statement(
  `${SELECT} AND t.initiative_id = $2 AND (
     (t.state = 'reserved' AND t.expires_at > now()) OR (
       t.state = 'used' AND t.updated_at > now() - interval '2 minutes' AND EXISTS (
         SELECT FROM document d WHERE d.workspace_id = $1 AND d.id = t.document_id)))
   ORDER BY t.created_at DESC, t.id DESC LIMIT 3`,
  ["uuid", "uuid"],
  COLUMNS,
);
const DRAFT = statement(
  "SELECT draft FROM generation WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { draft: "text?" },
);
const OF_DOCUMENT = statement(
  `SELECT g.id, t.name AS "ownType" FROM generation g
   LEFT JOIN custom_document_type t ON t.workspace_id = $1 AND t.id = g.document_type_id
   WHERE g.workspace_id = $1 AND g.document_id = $2`,
  ["uuid", "uuid"],
  { id: "uuid", ownType: "text?" },
);

const ENGINE = statement(
  `SELECT g.engine FROM document d
   LEFT JOIN grounding g ON g.workspace_id = $1 AND g.document_id = d.id
   WHERE d.workspace_id = $1 AND d.id = $2`,
  ["uuid", "uuid"],
  { engine: "text?" },
);

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
    updated_at: (isLost ? row.expiresAt : row.updatedAt).toISOString(),
  };
}

/**
 * Starts a generation that continues if the client disconnects. If `keep` fails, nothing is written and the unit and the AI call are given back, so
 * that a caller who asks again pays once. @returns its id @throws 404, 422, 429 `QUOTA_EXCEEDED`
 */
export async function startGeneration(
  caller: Caller,
  input: GenerateRequest,
  keep: (id: string) => Promise<void> = async () => {},
): Promise<string> {
  const { signal: _mayLeave, idempotencyId: _answersEarlier, ...request } = caller.request;
  const stays = { ...caller, request };
  // Loaded lazily, so that MCP starts without engine, grounding and outlines.
  const { beginGeneration, refuseBegun, resolveAdmitted, runGeneration } = await import(
    "./generate"
  );
  const resolved = await resolveAdmitted(stays, input);
  const begun = await beginGeneration(stays, resolved);
  const { id } = begun;
  try {
    await keep(id);
  } catch (thrown) {
    return refuseBegun(stays, begun, thrown);
  }
  runInBackground("generation", () =>
    runGeneration(stays, resolved, id).catch((thrown) => {
      const recording = recordEvent(stays, {
        action: "document.generated",
        outcome: toApiError(thrown, stays.request.id).code,
        target: { type: "initiative", id: resolved.initiativeId },
      });
      if (stays.request.toolCall) markRecorded(stays.request.toolCall);
      return recording;
    }),
  );
  return id;
}

/** Cancels a running generation, anybody's, and gives its unit back. A finished generation stays as it is. @throws 404 */
export async function cancelGeneration(caller: Caller, { id }: { id: string }) {
  const { state } = await getGeneration(caller, { id });
  if (state !== "running") return;
  await returnGeneration(caller, id, CANCELLED);
  announce({ workspaceId: caller.workspaceId, id });
}

/** Yields a generation with its text so far, again after each change, until it ends. @throws 404 */
export async function* watchGeneration(
  caller: Caller,
  { id }: { id: string },
  signal: AbortSignal,
): AsyncGenerator<{ generation: GenerationStatus; draft: string }> {
  const { workspaceId } = caller;
  const read = async () => {
    const [row] = await query(DRAFT, [workspaceId, id]);
    const generation = await getGeneration(caller, { id });
    return { generation, draft: generation.state === "running" ? (row?.draft ?? "") : "" };
  };
  for await (const seen of watch({ workspaceId, ids: [id] }, read, signal)) {
    yield seen;
    if (seen.generation.state !== "running") return;
  }
}

/** Waits for a generation to end, at most `waitMs` or until the client disconnects. @throws 404 */
export async function awaitGeneration(
  caller: Caller,
  { id }: { id: string },
  waitMs: number,
): Promise<GenerationOutcome> {
  const signal = limitTime(waitMs, caller.request.signal);
  let latest = await getGeneration(caller, { id });
  if (latest.state !== "running") return latest;
  const watched = { workspaceId: caller.workspaceId, ids: [id] };
  for await (const seen of watch(watched, () => getGeneration(caller, { id }), signal)) {
    latest = seen;
    if (latest.state !== "running") break;
  }
  return latest;
}

/** @throws 404 */
export async function getGeneration(
  { workspaceId }: Caller,
  { id }: { id: string },
): Promise<GenerationOutcome> {
  const [row] = await query(FIND, [workspaceId, id]);
  if (!row) throw notFound("Generation", "Its id is in the answer that started it.");
  return { ...present(row), ...(await describeWritten(workspaceId, row.documentId)) };
}

async function describeWritten(workspaceId: string, id: string | null) {
  const [document] = id === null ? [] : await query(ENGINE, [workspaceId, id]);
  return {
    url: id !== null && document ? buildSourceUrl("document", id, workspaceId) : null,
    method: document?.engine ? toMethod(document.engine) : null,
  };
}

/** Describes the gaps of its document, as `POST /generate` does; empty if the document is not written yet or deleted. */
export async function describeGenerationGaps(
  { workspaceId }: Caller,
  { document_id }: GenerationStatus,
): Promise<string[]> {
  if (document_id === null) return [];
  const document = await findRow(documentTexts, workspaceId, { id: document_id });
  return document ? describeGaps(document.contentMarkdown) : [];
}

/** Undefined if the document was not generated; the type's name is null for a built-in or deleted one. */
export async function findDocumentGeneration({ workspaceId }: Caller, { id }: { id: string }) {
  const [row] = await query(OF_DOCUMENT, [workspaceId, id]);
  return row;
}

export async function listRunningGenerations({ workspaceId }: Caller, initiativeId: string) {
  const rows = await query(RUNNING, [workspaceId, initiativeId]);
  return rows.map(present);
}

/** The running generations of an initiative and those of the last two minutes whose document exists; at most three. */
export async function listRecentGenerations({ workspaceId }: Caller, initiativeId: string) {
  const rows = await query(RECENT, [workspaceId, initiativeId]);
  return rows.map(present);
}
