import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";

type Refusal = { error: string; code: string };

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
