import type { Refusal } from "@/app/lib/answer-json";

/** What became of a file that was sent. */
export type Outcome =
  | { state: "stored" }
  | { state: "cancelled" }
  | { state: "refused"; error: string; canRetry: boolean };

const UNREACHABLE =
  "Groundwork did not answer, or the connection broke off. Check your connection, then try again.";

/** Statuses of what may be otherwise in a while: signed out, too many requests, a full machine. */
const MAY_PASS = new Set([401, 409, 429]);

/**
 * Sends a file as the body of a POST, and tells the share of it that has left, 0 to 1. Not with
 * `fetch`, which does not tell.
 */
export function sendFile(
  path: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(outcomeOf(request));
    request.onabort = () => resolve({ state: "cancelled" });
    request.onerror = () => resolve({ state: "refused", error: UNREACHABLE, canRetry: true });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome {
  if (status === 200) return { state: "stored" };
  const error = sentenceIn(responseText) ?? otherwise(status);
  return { state: "refused", error, canRetry: status >= 500 || MAY_PASS.has(status) };
}

function sentenceIn(text: string): string | undefined {
  try {
    const { error }: Partial<Refusal> = JSON.parse(text);
    return error;
  } catch {
    return undefined;
  }
}

/** A proxy on the way answered, which knows nothing of our sentences. */
const otherwise = (status: number) =>
  status === 413
    ? "A server on the way to Groundwork takes no file of this size. Split the file, or ask who runs Groundwork to allow bodies of 10 MiB."
    : `Groundwork could not be reached (status ${status}). Try again in a minute.`;
