import type { ErrorCode } from "@/lib/errors";

const OPERATOR = "whoever runs this server";

/** Every way a call fails, as its caller reads it. No text of the provider gets in here. */
export const KINDS = {
  busy: ["AI_UNAVAILABLE", "The AI provider is overloaded or throttles this server."],
  timeout: [
    "AI_TIMEOUT",
    "The AI provider took too long. Try again; if it stays, ask for less at once.",
  ],
  refused: [
    "AI_REFUSED",
    "The AI model declined this request. Change the text, instructions or context that it was given, then try again.",
  ],
  cut: [
    "AI_PROVIDER_ERROR",
    "The AI provider cut the text short, so nothing was kept. Try again, or ask for something shorter.",
  ],
  empty: ["AI_PROVIDER_ERROR", "The AI provider answered without a text. Try again."],
  unreadable: [
    "AI_PROVIDER_ERROR",
    `The AI provider answered in a form that cannot be used. Try again; if it stays, ask ${OPERATOR} to try another model.`,
  ],
  key: [
    "AI_PROVIDER_ERROR",
    `The AI provider refuses this server's key. Ask ${OPERATOR} to check ANTHROPIC_API_KEY.`,
  ],
  billing: [
    "AI_PROVIDER_ERROR",
    `The AI provider asks for payment. Ask ${OPERATOR} to check the account at the provider.`,
  ],
  AI_MODEL: [
    "AI_PROVIDER_ERROR",
    `The AI provider does not know the model. Ask ${OPERATOR} to check AI_MODEL and ANTHROPIC_BASE_URL.`,
  ],
  AI_FAST_MODEL: [
    "AI_PROVIDER_ERROR",
    `The AI provider does not know the model. Ask ${OPERATOR} to check AI_FAST_MODEL and ANTHROPIC_BASE_URL.`,
  ],
  notAccepted: [
    "AI_PROVIDER_ERROR",
    `The AI provider did not accept the request. Try with less text; if it stays, ask ${OPERATOR} to look for ai_failed in the log.`,
  ],
  failed: [
    "AI_PROVIDER_ERROR",
    `The AI provider failed or dropped the connection. Try again; if it stays, ask ${OPERATOR} to look for ai_failed in the log.`,
  ],
} satisfies Record<string, [ErrorCode, string]>;

export type Kind = keyof typeof KINDS;

/** What a status of the provider means; others mean `failed`, and 404 that the model is unknown. */
export const KIND_OF_STATUS: Record<number, Kind> = {
  400: "notAccepted",
  401: "key",
  402: "billing",
  403: "key",
  408: "timeout",
  413: "notAccepted",
  422: "notAccepted",
  429: "busy",
  503: "busy",
  504: "timeout",
  529: "busy",
};

/** An error inside of a stream has a type and no status. */
export const KIND_OF_TYPE: Record<string, Kind> = {
  authentication_error: "key",
  billing_error: "billing",
  invalid_request_error: "notAccepted",
  overloaded_error: "busy",
  permission_error: "key",
  rate_limit_error: "busy",
  timeout_error: "timeout",
};
