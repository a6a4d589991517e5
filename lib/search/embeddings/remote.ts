import * as z from "zod";
import {
  cutForModel,
  DIMENSIONS,
  type EmbedAs,
  type Embedder,
  EmbeddingError,
  TextRefused,
} from "./embedder";
import type { Provider } from "./providers";
import { toUnitVector } from "./to-unit-vector";
import { withinLimit } from "./within-limit";

type Settings = {
  provider: Provider;
  apiKey: string | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
  limitMs?: number;
};

const TEXTS_A_REQUEST = 64;
const TIMEOUT_MS = 30_000;

/** Stops sending the field for `DIMENSIONS` to a provider that rejects it. */
export function createRemoteEmbedder(settings: Settings): Embedder {
  const { provider, apiKey, limitMs = TIMEOUT_MS } = settings;
  const model = settings.model ?? provider.defaultModel;
  const base = (settings.baseUrl ?? provider.baseUrl).replace(/\/+$/, "");
  const target: Target = { url: `${base}/embeddings`, apiKey };
  let takesDimensions = true;

  async function request(texts: string[], as: EmbedAs, signal: AbortSignal) {
    const body = { model, input: texts.map(cutForModel), ...provider.purpose(as) };
    if (!takesDimensions) return post(target, body, signal);
    const asked = await post(target, { ...body, [provider.dimensionsField]: DIMENSIONS }, signal);
    if (!asked.isRefused) return asked;
    const unasked = await post(target, body, signal);
    if (!unasked.isRefused) takesDimensions = false;
    return unasked;
  }

  async function requestVectors(texts: string[], as: EmbedAs, signal?: AbortSignal) {
    const reply = await withinLimit(limitMs, (stop) => request(texts, as, stop), signal);
    return reply.readVectors(texts.length).map(toUnitVector);
  }

  return {
    model: `${provider.name}:${model}`,
    reads: () => true,
    async embed(texts, as, signal) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += TEXTS_A_REQUEST) {
        const batch = texts.slice(from, from + TEXTS_A_REQUEST);
        vectors.push(...(await requestVectors(batch, as, signal)));
      }
      return vectors;
    },
  };
}

type Target = { url: string; apiKey: string | undefined };

/** The part of a reply that OpenAI, Voyage and compatible servers share. */
const Reply = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

const NOT_ACCEPTED = "The embedding provider did not accept the request. Check EMBEDDINGS_MODEL.";
const KEY_REFUSED = "The embedding provider refuses the key. Check EMBEDDINGS_API_KEY.";

const MEANING: Record<number, string> = {
  400: NOT_ACCEPTED,
  401: KEY_REFUSED,
  402: "The embedding provider asks for payment. Check the account at the provider.",
  403: KEY_REFUSED,
  404: "The embedding provider does not know the model or the address. Check EMBEDDINGS_MODEL and EMBEDDINGS_BASE_URL.",
  422: NOT_ACCEPTED,
  429: "The embedding provider throttles this server.",
};

/** Some servers answer 413 or 500 for a single text that is too long for them. */
const OF_TEXTS = new Set([400, 413, 422, 500]);

/** `isRefused`: the provider understood the request. */
async function post({ url, apiKey }: Target, body: object, signal: AbortSignal) {
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
  const isRefused = status === 400 || status === 422;
  return {
    isRefused,
    /** @throws EmbeddingError unless the answer is one vector for each of `count` texts */
    readVectors(count: number): number[][] {
      const Failure = OF_TEXTS.has(status) ? TextRefused : EmbeddingError;
      if (status !== 200) throw new Failure(MEANING[status] ?? explainStatus(status));
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
    throw new TextRefused("The embedding provider answered in a form that cannot be used.");
  }
  return data.map(({ embedding }) => embedding);
}

/** Like ` (ECONNREFUSED)`. The message may quote an address with secrets. */
function formatCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^\w+$/.test(code) ? ` (${code})` : "";
}
