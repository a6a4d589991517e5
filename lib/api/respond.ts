import type { ApiError } from "@/lib/errors";
import type { Exchange } from "@/lib/http/exchange";

type Answered = Pick<Exchange, "requestId" | "headers">;

/** The success envelope of the contract; the status is always 200. */
export function success(data: unknown, { requestId, headers }: Answered, warnings: string[] = []) {
  const meta = {
    requestId,
    timestamp: new Date().toISOString(),
    ...(warnings.length > 0 && { warnings }),
  };
  return Response.json({ success: true, data, meta }, { headers });
}

/** The error envelope of the contract. */
export function failure(error: ApiError, { requestId, headers }: Answered) {
  const body = {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    requestId,
    timestamp: new Date().toISOString(),
  };
  return Response.json(body, { status: error.status, headers });
}
