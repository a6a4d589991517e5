import { APIConnectionTimeoutError, APIError } from "@anthropic-ai/sdk";
import * as z from "zod";
import { ApiError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";

const OPERATOR = "the operator of this service";

const nameModel = (setting: string) =>
  `The AI provider does not know the model. Ask ${OPERATOR} to check ${setting} and ANTHROPIC_BASE_URL.`;

/** The message for each kind of failure. It never contains text from the provider. */
const MESSAGES = {
  busy: "The AI provider is overloaded or throttles this server.",
  timeout:
    "The AI provider took too long. Try again; if the problem persists, ask for less at once.",
  refused:
    "The AI model declined this request. Change the text, instructions or context that it was given, then try again.",
  cut: "The AI provider cut the text short, so nothing was kept. Try again, or ask for something shorter.",
  empty: "The AI provider answered without a text. Try again.",
  unreadable: `The AI provider answered in a form that cannot be used. Try again; if the problem persists, ask ${OPERATOR} to try another model.`,
  key: `The AI provider refuses this server's key. Ask ${OPERATOR} to check ANTHROPIC_API_KEY.`,
  billing: `The AI provider asks for payment. Ask ${OPERATOR} to check the account at the provider.`,
  AI_MODEL: nameModel("AI_MODEL"),
  AI_FAST_MODEL: nameModel("AI_FAST_MODEL"),
  notAccepted: `The AI provider did not accept the request. Try with less text; if the problem persists, ask ${OPERATOR} to look for ai_failed in the log.`,
  failed: `The AI provider failed or dropped the connection. Try again; if the problem persists, ask ${OPERATOR} to look for ai_failed in the log.`,
};
type Kind = keyof typeof MESSAGES;

/** Other kinds are `AI_PROVIDER_ERROR`. */
const CODES: Partial<Record<Kind, ErrorCode>> = {
  busy: "AI_UNAVAILABLE",
  timeout: "AI_TIMEOUT",
  refused: "AI_REFUSED",
};

/** The statuses and types of the errors of each kind. An error inside a stream has a type and no status. */
const SIGNS: readonly (readonly [Kind, readonly unknown[]])[] = [
  ["notAccepted", [400, 413, 422, "invalid_request_error"]],
  ["key", [401, 403, "authentication_error", "permission_error"]],
  ["billing", [402, "billing_error"]],
  ["timeout", [408, 504, "timeout_error"]],
  ["busy", [429, 503, 529, "overloaded_error", "rate_limit_error"]],
];

export type Asked = { model: string; setting: "AI_MODEL" | "AI_FAST_MODEL" };

/** In seconds. */
const [DEFAULT_RETRY_AFTER, MAX_RETRY_AFTER] = [30, 3600];

/** The error for a caller who disconnected. It is not logged, since the provider did not fail. */
export const clientClosed = () =>
  new ApiError("CLIENT_CLOSED", "The request was closed before the AI provider had answered.");

/** Makes the error of a failed call and logs the facts for the operator. */
export function failure(
  kind: Kind,
  asked: Asked,
  facts: Record<string, unknown> = {},
  retryAfter?: string | null,
) {
  const message = MESSAGES[kind];
  const code = CODES[kind] ?? "AI_PROVIDER_ERROR";
  log.warn({ event: "ai_failed", code, kind, model: asked.model, ...facts });
  if (kind !== "busy") return new ApiError(code, message);
  const wanted = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;
  const seconds = wanted > 0 && wanted <= MAX_RETRY_AFTER ? wanted : DEFAULT_RETRY_AFTER;
  const headers = { "Retry-After": String(seconds) };
  return new ApiError(code, `${message} Try again in ${seconds} seconds.`, { headers });
}

export function providerFailure(error: unknown, asked: Asked) {
  const reason = findReason(error);
  if (!(error instanceof APIError)) return failure("failed", asked, { reason });
  const { status, headers } = error;
  const [type, providerRequestId] = [error.type, error.requestID].map((name) => Name.parse(name));
  const facts = { status, type, providerRequestId, reason };
  return failure(classify(error, asked), asked, facts, headers?.get("retry-after"));
}

function classify(error: APIError, { setting }: Asked): Kind {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  const sign = error.status ?? error.type;
  if (sign === 404 || sign === "not_found_error") return setting;
  return SIGNS.find(([, signs]) => signs.includes(sign))?.[0] ?? "failed";
}

/** A name from the provider that is safe to log; anything else is `unknown`. */
const Name = z
  .string()
  .regex(/^\w[\w-]{0,99}$/)
  .nullish()
  .catch("unknown");

/** Finds the code of a failed connection (`ECONNREFUSED`), or else the name of the innermost error. */
function findReason(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return "unknown";
  return "code" in inner && typeof inner.code === "string" ? inner.code : inner.name;
}
