import { type Caller, extendRequest } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { finish } from "@/lib/background";
import { describeError } from "@/lib/describe-error";
import { getDocument, insertDocument, measureNewDocument } from "@/lib/domain/documents/documents";
import type { Tagged } from "@/lib/domain/etag";
import { buildSourceUrl } from "@/lib/domain/source-url";
import { countAiCall, requireAiCall, returnAiCall } from "@/lib/domain/usage/ai-calls";
import { requireStorage } from "@/lib/domain/usage/storage";
import { write } from "@/lib/domain/write";
import { ApiError } from "@/lib/errors";
import { announce } from "@/lib/live/hints";
import { log } from "@/lib/log";
import type { Document } from "@/lib/schemas/documents";
import type { DocumentEvidence, Generated, GenerateRequest } from "@/lib/schemas/generate";
import { cutSignal } from "@/lib/stopping";
import { toApiError } from "@/lib/to-api-error";
import { withDraftKept } from "./generation-drafts";
import { computeGroundedShare, getDocumentEvidence, storeGrounding } from "./groundings";
import {
  CANCELLED,
  findOutcome,
  requireQuota,
  reserveGeneration,
  returnGeneration,
  settleGeneration,
} from "./quota";
import { type ResolvedRequest, resolveRequest } from "./resolve-request";

/** The free storage that a generation requires for a draft and its version, in bytes. Nearly all are smaller. */
const DRAFT_BYTES = 256 << 10;

/** Resolves a request; who has no room, generation or AI call left is refused before evidence is read. @throws 404, 422, 429 */
export const resolveAdmitted = (caller: Caller, input: GenerateRequest): Promise<ResolvedRequest> =>
  resolveRequest(caller, input, async () => {
    await requireStorage(caller.workspaceId, DRAFT_BYTES);
    await requireQuota(caller);
    await requireAiCall(caller);
  });

/** The id of a reserved unit, and the day to which its AI call is counted. */
type Begun = { id: string; day: string };

/** Takes the cost of a generation before the AI is called. @throws 429 with nothing taken */
export async function beginGeneration(caller: Caller, resolved: ResolvedRequest): Promise<Begun> {
  const id = await reserveGeneration(caller, resolved);
  try {
    return { id, day: await countAiCall(caller) };
  } catch (thrown) {
    return refuseReserved(caller, id, thrown);
  }
}

/** Gives the unit and the AI call of a generation back that will not begin. @throws the refusal, also if that fails */
export async function refuseBegun(
  caller: Caller,
  { id, day }: Begun,
  thrown: unknown,
): Promise<never> {
  await returnAiCall(caller, day).catch((failure: unknown) => warnNotReturned(caller, failure));
  return refuseReserved(caller, id, thrown);
}

/** Gives a unit back for which nothing will be written. @throws the refusal, also if that fails */
async function refuseReserved(
  caller: Caller,
  reservation: string,
  thrown: unknown,
): Promise<never> {
  const refusal = toApiError(thrown, caller.request.id);
  await returnGeneration(caller, reservation, refusal.code).catch((failure: unknown) =>
    warnNotReturned(caller, failure),
  );
  throw refusal;
}

const warnNotReturned = ({ request }: Caller, failure: unknown) =>
  log.warn({
    event: "generation_not_returned",
    requestId: request.id,
    ...describeError(failure),
  });

/** Generates a document with one AI call. If it fails, the unit is given back. @throws 404, 422, 429, errors of the engine */
export async function generateDocument(
  caller: Caller,
  input: GenerateRequest,
): Promise<Generated & Tagged> {
  const resolved = await resolveAdmitted(caller, input);
  const { id } = await beginGeneration(caller, resolved);
  return runGeneration(caller, resolved, id);
}

/** Gives the unit back on failure. If the commit's outcome is unknown, the ledger knows it. */
export const runGeneration = (caller: Caller, resolved: ResolvedRequest, reservation: string) => {
  const { workspaceId } = caller;
  const announceEnd = () => announce({ workspaceId, id: reservation }); // watchers read the outcome
  return finish(writeOrGiveBack(caller, resolved, reservation).finally(announceEnd));
};

async function writeOrGiveBack(
  caller: Caller,
  resolved: ResolvedRequest,
  reservation: string,
): Promise<Generated & Tagged> {
  const cut = cutSignal();
  const ends = caller.request.signal ? [caller.request.signal, cut] : [cut];
  try {
    const generation = { workspaceId: caller.workspaceId, id: reservation };
    return await withDraftKept(generation, (onText, canceled) => {
      const signal = AbortSignal.any([...ends, canceled]);
      return writeDocument(extendRequest(caller, { signal }), resolved, reservation, onText);
    });
  } catch (thrown) {
    let error = cut.aborted ? interrupted() : toApiError(thrown, caller.request.id);
    try {
      await returnGeneration(caller, reservation, cut.aborted ? "INTERRUPTED" : error.code);
      const { documentId, failure } = await findOutcome(caller, reservation);
      if (documentId) return await presentStored(caller, documentId);
      if (failure === CANCELLED) error = canceledElsewhere();
    } catch (failure) {
      warnNotReturned(caller, failure);
    }
    throw error;
  }
}

async function presentStored(caller: Caller, id: string): Promise<Generated & Tagged> {
  const document = await getDocument(caller, { id });
  const evidence = await getDocumentEvidence(caller, { id });
  return present(caller, document, evidence);
}

function present(
  { workspaceId }: Caller,
  { id, title, content_markdown, version, updated_at }: Document,
  {
    engine,
    method,
    grounded_share,
  }: Pick<DocumentEvidence, "engine" | "method" | "grounded_share">,
): Generated & Tagged {
  const url = buildSourceUrl("document", id, workspaceId);
  const document = { id, title, content_markdown, url, engine, method, grounded_share };
  return { document, version, updated_at };
}

async function writeDocument(
  caller: Caller,
  resolved: ResolvedRequest,
  reservation: string,
  onText: (soFar: string) => void,
): Promise<Generated & Tagged> {
  const startedAt = performance.now();
  const { initiativeId, documentType, title, evidence } = resolved;
  const { name, method, draft } = engine();
  const { markdown, spent } = await draft(
    { ...resolved, workspaceId: caller.workspaceId },
    caller.request.signal,
    onText,
  );
  const text = await groundDraft(markdown, resolved);
  const { listUsed } = await import("@/lib/ai/select-evidence");
  const used = listUsed(evidence, documentType, text.cited);
  if (caller.request.signal?.aborted) throw clientGone();
  return write(
    caller,
    async (tx) => {
      const input = {
        initiative_id: initiativeId,
        type: documentType,
        title,
        content_markdown: text.markdown,
      };
      const document = insertDocument(tx, caller, input, "generation");
      await settleGeneration(tx, reservation, document.id);
      const grounding = { engine: name, spent, text, evidence: used, startedAt };
      storeGrounding(tx, document.id, grounding);
      const made = { engine: name, method, grounded_share: computeGroundedShare(text) };
      return {
        data: present(caller, document, made),
        activity: {
          action: "document.generated",
          target: { type: "document", id: document.id },
          details: { document_type: documentType, engine: name },
        },
      };
    },
    {
      growth: {
        ...measureNewDocument({ title, content_markdown: text.markdown }),
        isNeverRefused: true,
      },
    },
  );
}

const interrupted = () =>
  new ApiError(
    "SERVICE_UNAVAILABLE",
    "The service stopped during the generation, and nothing was saved. Try again in a few seconds.",
    { headers: { "Retry-After": "5" } },
  );

const canceledElsewhere = () =>
  new ApiError("CONFLICT", "Somebody canceled this generation in the app. Nothing was written.");

const clientGone = () =>
  new ApiError("CLIENT_CLOSED", "The caller closed the connection. Nothing was written.");
