import type { EmbedAs } from "./embedder";

export type Provider = {
  name: "voyage" | "openai";
  /** Default of `EMBEDDINGS_BASE_URL`, without `/embeddings`. */
  baseUrl: string;
  defaultModel: string;
  dimensionsField: string;
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
