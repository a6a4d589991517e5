/** The refusal of forms and requests of a page, which keep what was entered. */
export const SIGNED_OUT = "You are signed out. Sign in again in another tab, then try again here.";

/** `retryAfterSeconds` says when the server will answer again, after too many requests. */
export type NoAnswer = { isSignedOut: boolean; message: string; retryAfterSeconds?: number };

/** Requests JSON from a route of a page, which answers an error with `{error}`. */
export async function askServer<Answer>(
  path: string,
  init?: RequestInit,
): Promise<{ answer: Answer } | NoAnswer> {
  try {
    const response = await fetch(path, { ...init, redirect: "manual" });
    // The session has ended: the answer redirects to the sign-in page.
    if (response.type === "opaqueredirect") return { isSignedOut: true, message: SIGNED_OUT };
    const body = await response.json();
    if (response.ok) return { answer: body };
    const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
    const isTooMany = response.status === 429 && Number.isFinite(seconds);
    return {
      isSignedOut: false,
      message: body.error,
      ...(isTooMany && { retryAfterSeconds: seconds }),
    };
  } catch {
    return { isSignedOut: false, message: explainNoAnswer() };
  }
}

/** Explains why a request failed without an answer. `then` is the next step. */
export const explainNoAnswer = (then = "try again"): string =>
  navigator.onLine
    ? `Groundwork did not answer. Check your connection, then ${then}.`
    : `You are offline. Connect to the network, then ${then}.`;
