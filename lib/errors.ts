/** `docs/contract/semantics.md#error-codes` and `docs/contract/additions.md#error-codes`, for every interface. */
export const STATUS = {
  VALIDATION_ERROR: 400,
  INVALID_JSON: 400,
  UNAUTHORIZED: 401,
  PAID_PLAN_REQUIRED: 403,
  READ_ONLY_KEY: 403,
  FORBIDDEN: 403,
  SIGN_UP_CLOSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EDIT_CONFLICT: 409,
  PARENT_DELETED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  AI_REFUSED: 422,
  STORAGE_LIMIT_EXCEEDED: 422,
  RATE_LIMIT_EXCEEDED: 429,
  QUOTA_EXCEEDED: 429,
  CLIENT_CLOSED: 499,
  INTERNAL_ERROR: 500,
  AI_PROVIDER_ERROR: 502,
  AI_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
  OVERLOADED: 503,
  AI_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof STATUS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(STATUS, code);

/** A problem with one field, like `items.3.label`, or an overlap of two changes with its position and texts. */
export type ErrorDetail = {
  path: string;
  code: string;
  message: string;
  line?: number;
  base?: string;
  sent?: string;
  current?: string;
};

/** The only error that callers see. The message names the next step and holds no secret. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { details?: ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = STATUS[code];
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** The hint for callers that send ids; pages have another (`explainError`). */
export const CHECK_ID = "Check the id with the matching list call";

/** 404: absent and foreign ids get the same answer, so that ids cannot be probed. */
export const notFound = (resource: string, hint = `${CHECK_ID}.`) =>
  new ApiError("NOT_FOUND", `${resource} not found. ${hint}`);

/** 405: `next` is a sentence on how to call instead, `allowed` the header `Allow`. */
export const methodNotAllowed = (what: string, next: string, allowed: readonly string[]) =>
  new ApiError("METHOD_NOT_ALLOWED", `${what} is not offered here. ${next}`, {
    headers: { Allow: allowed.join(", ") },
  });

export const invalid = (path: string, message: string) =>
  new ApiError("VALIDATION_ERROR", message, { details: [{ path, code: "custom", message }] });

export const aiTimeout = () =>
  new ApiError(
    "AI_TIMEOUT",
    "The AI provider took too long, and nothing was written. Try again, or ask for a shorter document.",
  );

/** 429: the quota is free again at `endsAt`, in milliseconds. */
export const quotaExceeded = (message: string, endsAt: number) => {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  return new ApiError("QUOTA_EXCEEDED", message, { headers: { "Retry-After": String(seconds) } });
};

/** 503: another try makes sense after `seconds`. */
export const overloaded = (message: string, seconds: number) =>
  new ApiError("OVERLOADED", message, { headers: { "Retry-After": String(seconds) } });

export const forbidden = (message: string) => new ApiError("FORBIDDEN", message);
