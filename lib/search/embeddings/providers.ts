import type { EmbedAs } from "./embedder";

/** What differs between the services that embed over HTTP. */
export type Provider = {
  name: "voyage" | "openai";
  /** Where it is when `EMBEDDINGS_BASE_URL` is not set; `/embeddings` follows. */
  baseUrl: string;
  defaultModel: string;
  /** The field that asks for shorter vectors. */
  dimensionsField: string;
  /** Fields that say what the texts are for. */
  purpose: (as: EmbedAs) => Record<string, string>;
};

export const PROVIDERS = {
  voyage: {
    name: "voyage",
    baseUrl: "https://api.voyageai.com/v1",
    defaultModel: "voyage-3.5",
    dimensionsField: "output_dimension",
    purpose: (as) => ({ input_type: as }),
  },
  openai: {
    name: "openai",
    baseUrl: "https://api.openai.com/v1",
    defaultModel: "text-embedding-3-small",
    dimensionsField: "dimensions",
    purpose: () => ({}),
  },
} satisfies Record<string, Provider>;
