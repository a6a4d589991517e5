import { type ErrorCode, STATUS } from "@/lib/errors";
import { formatTable } from "@/lib/text/tables";

/** The cause of each code and the caller's next step: part of OpenAPI and of the guide to errors. */
export const ERROR_CODES: Record<ErrorCode, { when: string; next: string }> = {
  VALIDATION_ERROR: {
    when: "a value is out of bounds, missing or of the wrong type",
    next: "Correct the fields that `details` names.",
  },
  INVALID_JSON: {
    when: "the body is not JSON, or not an object",
    next: "Send a JSON object in UTF-8.",
  },
  UNAUTHORIZED: {
    when: "the key is missing, malformed, unknown, revoked or expired",
    next: "Send a valid key as `Authorization: Bearer`.",
  },
  PAID_PLAN_REQUIRED: {
    when: "the key belongs to a workspace on the free plan",
    next: "Move the workspace to a paid plan.",
  },
  READ_ONLY_KEY: {
    when: "a read-only key is used for a write",
    next: "Use a key with full access.",
  },
  FORBIDDEN: {
    when: "the person that the key acts for lacks the role of owner or admin, or a second factor that the workspace demands",
    next: "Ask an owner of the workspace.",
  },
  SIGN_UP_CLOSED: {
    when: "this installation does not let the visitor create an account (in the app only)",
    next: "Ask for an invitation.",
  },
  NOT_FOUND: {
    when: "there is no such path, or no such id in the key's workspace",
    next: "Take the id from a list or a search.",
  },
  METHOD_NOT_ALLOWED: {
    when: "the path does not take this method",
    next: "Use a method that the `Allow` header names.",
  },
  CONFLICT: {
    when: "the request contradicts the stored state: the same file again, or no room for one more",
    next: "Read the current state and decide.",
  },
  EDIT_CONFLICT: {
    when: "lines that you changed have also been changed since `base_version`",
    next: "Resolve the places in `details` and send the text again.",
  },
  PARENT_DELETED: {
    when: "an item in the trash belongs to an initiative that is gone",
    next: "Restore the initiative first.",
  },
  IDEMPOTENCY_IN_PROGRESS: {
    when: "the first request with this `Idempotency-Key` is still running",
    next: "Wait `Retry-After` seconds and repeat the request.",
  },
  PRECONDITION_FAILED: {
    when: "`If-Match` was sent, and the item has changed since",
    next: "Read it again and apply your change to the new state.",
  },
  PAYLOAD_TOO_LARGE: {
    when: "the body is larger than 4 MiB, or the file larger than 10 MiB or too large to read",
    next: "Send less at once.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    when: "the body is not declared as JSON or is compressed, or the file is of another kind",
    next: "Send `Content-Type: application/json` without `Content-Encoding`, or a file of a supported kind.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    when: "this `Idempotency-Key` was used for a different request",
    next: "Choose a new key for a new request.",
  },
  AI_REFUSED: { when: "the model declined", next: "Change the instructions or the content." },
  STORAGE_LIMIT_EXCEEDED: {
    when: "the workspace has no room for this addition",
    next: "Delete content for good, or ask the operator for more room.",
  },
  RATE_LIMIT_EXCEEDED: {
    when: "there were too many requests within a minute",
    next: "Wait `Retry-After` seconds.",
  },
  QUOTA_EXCEEDED: {
    when: "the generations of the month, or the AI calls of the day, are used up",
    next: "Wait `Retry-After` seconds, or ask the operator for a higher quota.",
  },
  CLIENT_CLOSED: {
    when: "the caller closed the connection before the answer was complete (seen in logs)",
    next: "Allow a longer time-out.",
  },
  INTERNAL_ERROR: {
    when: "an unexpected failure on the server",
    next: "Try again; if the problem persists, report the `requestId`.",
  },
  AI_PROVIDER_ERROR: {
    when: "the AI provider failed, dropped the connection, is misconfigured or cut the text short",
    next: "Try again; if the problem persists, tell the operator.",
  },
  AI_UNAVAILABLE: {
    when: "the AI provider is overloaded",
    next: "Wait `Retry-After` seconds.",
  },
  SERVICE_UNAVAILABLE: {
    when: "the database is unreachable or overloaded, or the server is stopping",
    next: "Wait `Retry-After` seconds.",
  },
  OVERLOADED: {
    when: "too many requests are running at once",
    next: "Wait `Retry-After` seconds.",
  },
  AI_TIMEOUT: {
    when: "the AI provider took too long",
    next: "Try again, or ask for less.",
  },
};

export function writeErrorCodeTable(): string {
  const texts = new Map(Object.entries(ERROR_CODES));
  const rows = Object.entries(STATUS).flatMap(([code, status]) => {
    const text = texts.get(code);
    return text ? [[String(status), `\`${code}\``, text.when, text.next]] : [];
  });
  return formatTable(["Status", "Code", "When", "Next step"], rows);
}
