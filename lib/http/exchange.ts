import type { Caller, RequestContext } from "@/lib/access/caller";
import { verifyBearer } from "@/lib/access/keys/verify-bearer";
import { readVisit } from "@/lib/access/visit";
import type { ApiError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { takeAddressTry } from "@/lib/limits/address-limits";
import { boundBodyBytes, type Place, takePlace } from "@/lib/limits/in-flight";
import { type Bucket, showBudget } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import type { Origin } from "@/lib/schemas/enums";
import { toApiError } from "@/lib/to-api-error";
import { MAX_BODY_BYTES } from "./body";

export type Exchange = {
  requestId: string;
  headers: Headers;
  startedAt: number;
  caller?: Caller;
  /** Whether the request has cost a call of the rate limit. */
  isPaid?: true;
  notes?: Record<string, string | undefined>;
  place?: Place;
};

export const toRequestContext = (
  { requestId: id, startedAt }: Exchange,
  { signal }: Request,
  origin: Origin,
): RequestContext => ({ id, origin, startedAt, signal });

declare global {
  interface Request {
    /** Set by a server that sees when the answer was sent or the client has gone. */
    outgoing?: {
      closed: boolean;
      req: { complete: boolean };
      once(event: "close", then: () => void): unknown;
    };
  }
}

/** `bytes` is the most that the request holds in memory. @throws 503 `OVERLOADED`, with the rate-limit headers */
export async function takeRequestPlace(
  self: Exchange,
  request: Request,
  bucket: Bucket,
  caller: Caller,
  bytes = boundBodyBytes(request, MAX_BODY_BYTES),
) {
  try {
    self.place = await takePlace(caller.userId, bucket, bytes);
  } catch (refusal) {
    await showBudget(caller, bucket, self.headers);
    throw refusal;
  }
}

/** A refusal is small, and may wait for the rest of its request, so it leaves the place at once. */
function leavePlace({ place }: Exchange, { outgoing }: Request, isRefused: boolean) {
  if (!place) return;
  place.made();
  if (outgoing && !outgoing.closed && !isRefused) outgoing.once("close", place.sent);
  else place.sent();
}

/** Turns refusals of unauthenticated clients into 429 beyond the limit by address. */
async function limitAnonymous(request: Request, { caller, requestId }: Exchange, error: ApiError) {
  if (caller || error.status >= 500) return error; // our own failures do not count
  const isAnonymous = error.code === "UNAUTHORIZED" || !(await isProven(request, requestId));
  return (isAnonymous && (await takeAddressTry("anonymous", readVisit(request.headers)))) || error;
}

async function isProven({ headers }: Request, requestId: string): Promise<boolean> {
  try {
    await verifyBearer(headers.get("authorization"));
    return true;
  } catch (thrown) {
    return toApiError(thrown, requestId).code !== "UNAUTHORIZED";
  }
}

export async function answerRequest(
  request: Request,
  answer: (exchange: Exchange) => Promise<Response>,
  failure: (error: ApiError, exchange: Exchange) => Response,
): Promise<Response> {
  const startedAt = performance.now();
  const requestId = newRequestId();
  const headers = new Headers({ "X-Request-ID": requestId, "Cache-Control": "no-store" });
  const self: Exchange = { requestId, headers, startedAt };
  let response: Response;
  let code: string | undefined;
  try {
    response = await answer(self);
  } catch (thrown) {
    const error = await limitAnonymous(request, self, toApiError(thrown, requestId));
    code = error.code;
    for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
    response = failure(error, self);
  } finally {
    leavePlace(self, request, code !== undefined);
  }
  log.info({
    event: "request",
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    code,
    ...self.notes,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    workspaceId: self.caller?.workspaceId,
    keyId: self.caller?.keyId,
  });
  return response;
}
