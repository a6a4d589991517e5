import * as z from "zod";
import { EmbeddingError } from "./embedder";

export type Target = { url: string; apiKey: string | undefined };

/** The part of a reply that OpenAI, Voyage and compatible servers share. */
const Reply = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

const MEANING: Record<number, string> = {
  400: "The embedding provider did not accept the request. Check EMBEDDINGS_MODEL.",
  401: "The embedding provider refuses the key. Check EMBEDDINGS_API_KEY.",
  402: "The embedding provider asks for payment. Check the account at the provider.",
  403: "The embedding provider refuses the key. Check EMBEDDINGS_API_KEY.",
  404: "The embedding provider does not know the model or the address. Check EMBEDDINGS_MODEL and EMBEDDINGS_BASE_URL.",
  422: "The embedding provider did not accept the request. Check EMBEDDINGS_MODEL.",
  429: "The embedding provider throttles this server.",
};

/** `isRefused`: the provider understood the request. */
export async function post({ url, apiKey }: Target, body: object, signal: AbortSignal) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    // A redirect would send the texts and the key to an address that nobody configured.
    redirect: "manual",
    signal,
  }).catch((error: unknown) => {
    throw new EmbeddingError(`The embedding provider is out of reach${formatCode(error)}.`);
  });
  const { status } = response;
  const json: unknown = await response.json().catch(() => undefined);
  return {
    isRefused: status === 400 || status === 422,
    /** @throws EmbeddingError unless the answer is one vector for each of `count` texts */
    readVectors(count: number): number[][] {
      if (status !== 200) throw new EmbeddingError(MEANING[status] ?? explainStatus(status));
      return parseVectors(json, count);
    },
  };
}

const explainStatus = (status: number) =>
  status >= 300 && status < 400
    ? `The embedding provider sends requests to another address (status ${status}). Set EMBEDDINGS_BASE_URL to the one that answers.`
    : `The embedding provider failed (status ${status}).`;

function parseVectors(json: unknown, count: number): number[][] {
  const reply = Reply.safeParse(json);
  const data = reply.data?.data.toSorted((a, b) => a.index - b.index) ?? [];
  if (data.length !== count || data.some(({ index }, place) => index !== place)) {
    throw new EmbeddingError("The embedding provider answered in a form that cannot be used.");
  }
  return data.map(({ embedding }) => embedding);
}

/** Like ` (ECONNREFUSED)`. The message may quote an address with secrets. */
function formatCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^\w+$/.test(code) ? ` (${code})` : "";
}
