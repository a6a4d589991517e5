import type { Caller } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import { groundDraft } from "@/lib/ai/grounding";
import { config } from "@/lib/config";
import { insertDocument } from "@/lib/domain/documents";
import { gatherEvidence } from "@/lib/domain/gather-evidence";
import { type Plan, planGeneration } from "@/lib/domain/generation-plan";
import { shareOf, storeGrounding } from "@/lib/domain/groundings";
import { write } from "@/lib/domain/write";
import { ApiError, type ErrorCode } from "@/lib/errors";
import { reserveGeneration, returnGeneration, settleGeneration } from "@/lib/limits/quota";
import { links } from "@/lib/links";
import { log } from "@/lib/log";
import type { Generated, GenerateRequest } from "@/lib/schemas/generate";
import { toApiError } from "@/lib/to-api-error";

/**
 * Writes one document from what the workspace knows: one unit of the quota, one call of the AI, never
 * repeated. Whenever it fails there is no document and the unit is given back.
 * @throws 404, 429 `QUOTA_EXCEEDED`, and what an engine throws
 */
export async function generateDocument(caller: Caller, input: GenerateRequest): Promise<Generated> {
  try {
    const plan = await planGeneration(caller, input);
    return await runGeneration(caller, plan, await reserveGeneration(caller, plan));
  } catch (thrown) {
    throw await recordFailure(caller, input, thrown);
  }
}

/** Carries out a plan whose unit is reserved; gives it back when no document comes of it. */
export async function runGeneration(
  caller: Caller,
  plan: Plan,
  reservation: string,
): Promise<Generated> {
  try {
    return await writeDocument(caller, plan, reservation);
  } catch (thrown) {
    const error = toApiError(thrown, caller.requestId);
    await attempt("generation_not_returned", caller, () =>
      returnGeneration(caller, reservation, error.code),
    );
    throw error;
  }
}

async function writeDocument(caller: Caller, plan: Plan, reservation: string): Promise<Generated> {
  const startedAt = performance.now();
  const { initiativeId, documentType, title } = plan;
  const { name, method, draft } = engine();
  const evidence = await gatherEvidence(caller, { initiativeId, documentType });
  const brief = { ...plan, evidence };
  const { markdown, spent } = await draft(brief, caller.signal);
  const text = await groundDraft(markdown, brief);
  if (caller.signal?.aborted) throw clientGone();
  return write(caller, async (tx) => {
    const input = { initiative_id: initiativeId, type: documentType, title };
    const content = { content_markdown: text.markdown };
    const document = await insertDocument(tx, caller, { ...input, ...content }, "generation");
    await settleGeneration(tx, reservation, document.id);
    const grounding = { engine: name, spent, text, evidence, startedAt };
    await storeGrounding(tx, document.id, grounding);
    const { id, content_markdown } = document;
    const url = `${config().APP_URL}${links.document(caller.workspaceId, id)}`;
    const grounded_share = shareOf(text);
    return {
      data: {
        document: { id, title, content_markdown, url, engine: name, method, grounded_share },
      },
      activity: {
        action: "document.generated",
        target: { type: "document", id },
        details: { document_type: documentType, engine: name },
      },
    };
  });
}

/** Every call is recorded, those that fail too (`interface.md`, "Events"). */
export async function recordFailure(
  caller: Caller,
  { initiative_id: id }: GenerateRequest,
  thrown: unknown,
): Promise<ApiError> {
  const error = toApiError(thrown, caller.requestId);
  const { idempotencyId: _none, ...actor } = caller;
  const activity = {
    action: "document.generated",
    outcome: error.code satisfies ErrorCode,
    target: { type: "initiative", id },
  };
  await attempt("generation_not_recorded", caller, () =>
    write(actor, async () => ({ data: undefined, activity })),
  );
  return error;
}

/** What comes after a failure must not hide it. */
async function attempt(event: string, { requestId }: Caller, work: () => Promise<unknown>) {
  await work().catch((error) => log.warn({ event, requestId, message: String(error) }));
}

const clientGone = () =>
  new ApiError("CLIENT_CLOSED", "The caller closed the connection. Nothing was written.");
