import type { ApiError, ErrorCode } from "@/lib/errors";
import type { Exchange } from "@/lib/http/exchange";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { toApiError } from "@/lib/to-api-error";

const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;

export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
    this.name = "RpcError";
  }
}

/** JSON-RPC codes for refusals of a whole request; -32000 to -32019 are an implementation's own. */
const RPC_CODES: Partial<Record<ErrorCode, number>> = {
  INVALID_JSON: -32700,
  VALIDATION_ERROR: INVALID_REQUEST,
  PAYLOAD_TOO_LARGE: INVALID_REQUEST,
  UNSUPPORTED_MEDIA_TYPE: INVALID_REQUEST,
  UNAUTHORIZED: -32001,
  FORBIDDEN: -32003,
  PAID_PLAN_REQUIRED: -32003,
  RATE_LIMIT_EXCEEDED: -32004,
  SERVICE_UNAVAILABLE: -32005,
  OVERLOADED: -32005,
  METHOD_NOT_ALLOWED: -32000,
};

export type RpcId = string | number | null;

export const readId = (message: unknown): RpcId => {
  const id = typeof message === "object" && message && "id" in message ? message.id : null;
  return typeof id === "string" || (typeof id === "number" && Number.isSafeInteger(id)) ? id : null;
};

export const answerRpcError = (
  id: RpcId,
  { code, message, data }: RpcError,
  status = 200,
): Response => Response.json({ jsonrpc: "2.0", id, error: { code, message, data } }, { status });

/** Refuses the whole request: the error's HTTP status and a JSON-RPC error that echoes the id. */
export function answerFailure(
  id: RpcId,
  error: ApiError,
  { requestId, headers }: Exchange,
): Response {
  const retryAfter = error.code === "RATE_LIMIT_EXCEEDED" && headers.get("retry-after");
  const data = {
    code: error.code,
    ...(error.details && { details: error.details }),
    request_id: requestId,
    ...(retryAfter && { retry_after_seconds: Number(retryAfter) }),
  };
  const code = RPC_CODES[error.code] ?? -32603;
  const body = { jsonrpc: "2.0", id, error: { code, message: error.message, data } };
  return Response.json(body, { status: error.status, headers });
}

/** The answer to one message with a refusal (`docs/contract/additions.md#messages-over-mcp`). */
export const toRpcError = (
  { code, status, message, details }: ApiError,
  requestId: string,
  more: object = {},
): RpcError =>
  new RpcError(status < 500 ? INVALID_PARAMS : -32603, message, {
    ...more,
    code,
    details,
    request_id: requestId,
  });

/** `more` is added to the data of a refusal. An unavailable database ends the whole request. @throws RpcError */
export async function runMethod<Result>(
  mcpRequest: McpRequest,
  run: () => Promise<Result>,
  more?: object,
) {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof RpcError) throw thrown;
    const { id: requestId } = mcpRequest.caller.request;
    const error = toApiError(thrown, requestId);
    if (error.code === "SERVICE_UNAVAILABLE") mcpRequest.abort = error;
    throw toRpcError(error, requestId, more);
  }
}

/** For a tool call, which answers its refusals itself: any other error ends the whole request. @throws RpcError */
export async function runCall<Result>(mcpRequest: McpRequest, run: () => Promise<Result>) {
  try {
    return await run();
  } catch (thrown) {
    if (!(thrown instanceof RpcError)) {
      mcpRequest.abort = toApiError(thrown, mcpRequest.caller.request.id);
    }
    throw thrown;
  }
}
