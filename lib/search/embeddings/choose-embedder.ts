import { createRequire } from "node:module";
import path from "node:path";
import { type Config, config } from "@/lib/config";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { createBuiltinEmbedder, PACKAGES } from "./builtin";
import type { Embedder } from "./embedder";
import type { ModelPackages } from "./model-process";
import { PROVIDERS } from "./providers";
import { createQueryEmbedder } from "./query-embedder";
import { createRemoteEmbedder } from "./remote";

type Settings = Pick<
  Config,
  "EMBEDDINGS" | "EMBEDDINGS_MODEL" | "EMBEDDINGS_API_KEY" | "EMBEDDINGS_BASE_URL"
>;

/** `unavailable`: the built-in model is not installed, or the last queries failed. */
export type SemanticState = Settings["EMBEDDINGS"] | "unavailable";

export const embeddings = processWide("embeddings", () => createEmbeddings(config()));

export function createEmbeddings(settings: Settings, packages: ModelPackages = PACKAGES) {
  const provider = settings.EMBEDDINGS;
  let isMissing = false;
  const opened = open();
  const queries = opened && createQueryEmbedder(opened);

  function open(): Embedder | undefined {
    if (provider === "off") return undefined;
    if (provider === "builtin") return openBuiltin();
    return createRemoteEmbedder({
      provider: PROVIDERS[provider],
      apiKey: settings.EMBEDDINGS_API_KEY,
      model: settings.EMBEDDINGS_MODEL,
      baseUrl: settings.EMBEDDINGS_BASE_URL,
    });
  }

  function openBuiltin(): Embedder | undefined {
    const missing = explainNotInstalled(packages);
    if (missing === undefined) return createBuiltinEmbedder({ packages, onMissing });
    onMissing(missing);
    return undefined;
  }

  function onMissing(reason: string) {
    isMissing = true;
    log.warn({ event: "embedding_model_unavailable", reason });
  }

  return {
    getEmbedder: () => (isMissing ? undefined : opened),
    /** Embeds a query within 1.5 s. Returns undefined on any failure. */
    async embedQuery(query: string) {
      return isMissing ? undefined : queries?.embed(query);
    },
    getState(): SemanticState {
      return isMissing || queries?.isPaused() ? "unavailable" : provider;
    },
  };
}

function explainNotInstalled({ code, weights }: ModelPackages): string | undefined {
  const { resolve } = createRequire(path.join(/*turbopackIgnore: true*/ process.cwd(), "index.js"));
  try {
    for (const name of [code, weights]) resolve(name);
    return undefined;
  } catch (error) {
    return `Not installed: ${error instanceof Error && "code" in error ? error.code : "unknown"}.`;
  }
}
