import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";

/** The answer to a script of a page whose request was refused. */
export type Refusal = { error: string; code: string };

/** Answers a script of a page with the result of `run`, or with the `Refusal` of its error. */
export async function answerJson(run: () => Promise<object>): Promise<Response> {
  const requestId = newRequestId();
  const headers = { "Cache-Control": "no-store", "X-Request-ID": requestId };
  try {
    return Response.json(await run(), { headers });
  } catch (thrown) {
    const { code, message, status, headers: more } = toApiError(thrown, requestId);
    const error = code === "INTERNAL_ERROR" ? `${message} Request id: ${requestId}` : message;
    const refusal: Refusal = { error, code };
    return Response.json(refusal, { status, headers: { ...headers, ...more } });
  }
}
