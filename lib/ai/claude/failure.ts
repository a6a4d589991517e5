import { APIConnectionTimeoutError, APIError } from "@anthropic-ai/sdk";
import * as z from "zod";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { KIND_OF_STATUS, KIND_OF_TYPE, KINDS, type Kind } from "./failure-kinds";

/** Which model was asked, and the setting that names it. */
export type Asked = { model: string; setting: "AI_MODEL" | "AI_FAST_MODEL" };

const RETRY_AFTER_SECONDS = 30;
const RetryAfter = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.number().min(1).max(3600))
  .catch(RETRY_AFTER_SECONDS);

/** What a caller who went away would read: no failure of the provider, so nothing for the log. */
export const clientClosed = () =>
  new ApiError("CLIENT_CLOSED", "The request was closed before the AI provider had answered.");

/** The error of a call that failed, and its line in the log, where the operator finds the rest. */
export function failure(
  kind: Kind,
  asked: Asked,
  facts: Record<string, unknown> = {},
  retryAfter?: string | null,
) {
  const [code, message] = KINDS[kind];
  log.warn({ event: "ai_failed", code, kind, model: asked.model, ...facts });
  if (kind !== "busy") return new ApiError(code, message);
  const seconds = String(RetryAfter.parse(retryAfter));
  const headers = { "Retry-After": seconds };
  return new ApiError(code, `${message} Try again in ${seconds} seconds.`, { headers });
}

/** The error for whatever the SDK threw. */
export function providerFailure(error: unknown, asked: Asked) {
  if (!(error instanceof APIError)) return failure("failed", asked, { reason: reasonOf(error) });
  const { status, headers } = error;
  const facts = {
    status,
    type: Name.parse(error.type ?? undefined),
    providerRequestId: Name.parse(error.requestID ?? undefined),
    reason: reasonOf(error),
  };
  return failure(kindOf(error, asked), asked, facts, headers?.get("retry-after"));
}

function kindOf(error: APIError, asked: Asked): Kind {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error.status === 404) return asked.setting;
  if (error.status !== undefined) return KIND_OF_STATUS[error.status] ?? "failed";
  if (error.type === "not_found_error") return asked.setting;
  return KIND_OF_TYPE[error.type ?? ""] ?? "failed";
}

/** A name that the provider gave, only when it looks like one: it goes into the log. */
const Name = z
  .string()
  .regex(/^\w[\w-]{0,99}$/)
  .optional()
  .catch("unknown");

const Coded = z.object({ code: z.string() });

/** The code of a failed connection (`ECONNREFUSED`) or else the name of the innermost error. */
function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const coded = Coded.safeParse(inner);
  if (coded.success) return coded.data.code;
  return inner instanceof Error ? inner.name : "unknown";
}
