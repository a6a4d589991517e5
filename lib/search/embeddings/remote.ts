import { cutForModel, DIMENSIONS, type EmbedAs, type Embedder } from "./embedder";
import type { Provider } from "./providers";
import { post, type Target } from "./remote-request";
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
