import { CHECK_ID } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";

const HINT_FOR_IDS = new RegExp(`${CHECK_ID}.*$`);

type Refusal = { error: string; code: string };

/** The sentence for a person: an unexpected error's names its line in the log. */
export function explainError(thrown: unknown, requestId: string): string {
  const { code, message } = toApiError(thrown, requestId);
  if (code === "IDEMPOTENCY_IN_PROGRESS") {
    return "Your first attempt is still running. Wait a moment, then try again.";
  }
  if (code === "INTERNAL_ERROR") return `${message} Request id: ${requestId}`;
  return message.replace(HINT_FOR_IDS, "This page may be out of date. Reload it.");
}

export async function answerJson(
  run: () => Promise<object>,
  requestId = newRequestId(),
): Promise<Response> {
  const headers = { "Cache-Control": "no-store", "X-Request-ID": requestId };
  try {
    return Response.json(await run(), { headers });
  } catch (thrown) {
    const error = toApiError(thrown, requestId);
    const refusal: Refusal = { error: explainError(error, requestId), code: error.code };
    return Response.json(refusal, {
      status: error.status,
      headers: { ...headers, ...error.headers },
    });
  }
}

/** An error as plain text, for a tab or a stream. */
export function answerError(thrown: unknown, headers: Record<string, string> = {}): Response {
  const requestId = newRequestId();
  const error = toApiError(thrown, requestId);
  return new Response(explainError(error, requestId), {
    status: error.status,
    headers: {
      "Cache-Control": "no-store",
      ...headers,
      ...error.headers,
      "Content-Type": "text/plain; charset=utf-8",
      "X-Request-ID": requestId,
    },
  });
}
