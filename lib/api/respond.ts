import type { ApiError } from "@/lib/errors";

/** What every response of one request shares. */
export type Exchange = { requestId: string; headers: Headers };

/** The success envelope of the contract; the status is always 200. */
export function success(data: unknown, { requestId, headers }: Exchange, warnings: string[] = []) {
  const meta = {
    requestId,
    timestamp: new Date().toISOString(),
    ...(warnings.length > 0 && { warnings }),
  };
  return Response.json({ success: true, data, meta }, { headers });
}

/** The error envelope of the contract. */
export function failure(error: ApiError, { requestId, headers }: Exchange) {
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
  const body = {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    requestId,
    timestamp: new Date().toISOString(),
  };
  return Response.json(body, { status: error.status, headers });
}
