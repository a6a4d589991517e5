import { explainNoAnswer } from "@/app/shared/ask-server";
import { isObject } from "@/lib/schemas/is-object";

export type Outcome =
  | { state: "stored" }
  | { state: "canceled" }
  | { state: "refused"; error: string; canRetry: boolean };

const MAY_PASS = new Set([401, 409, 429]);

/** Reports progress, 0 to 1, which `fetch` cannot do. */
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
    request.onload = () => resolve(readOutcome(request));
    request.onabort = () => resolve({ state: "canceled" });
    request.onerror = () => resolve({ state: "refused", error: explainNoAnswer(), canRetry: true });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function readOutcome({ status, responseText }: XMLHttpRequest): Outcome {
  if (status === 200) return { state: "stored" };
  const error = readSentence(responseText) ?? explainStatus(status);
  return { state: "refused", error, canRetry: status >= 500 || MAY_PASS.has(status) };
}

function readSentence(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isObject(answer) && typeof answer.error === "string" ? answer.error : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the message for answers of a proxy, which have no sentence of ours. */
const explainStatus = (status: number) =>
  status === 413
    ? "A server between you and Groundwork refuses files of this size. Split the file, or ask the operator of this service to allow bodies of 10 MiB."
    : `Groundwork could not be reached (status ${status}). Try again in a minute.`;
