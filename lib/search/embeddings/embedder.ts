/** Numbers in every vector, which is the width of the column that keeps them. */
export const DIMENSIONS = 512;

/** Longest part of a text that is embedded, in characters; what follows it is left out. */
const MAX_CHARACTERS = 3000;

export type EmbedAs = "query" | "document";

/**
 * What turns texts into vectors of `DIMENSIONS` numbers and length 1, so that their cosine tells how
 * close two texts are in meaning. Only vectors of the same `model` can be compared.
 */
export type Embedder = {
  /** Stored with every vector, like `voyage:voyage-3.5`. */
  model: string;
  /** Say of the semantic leg in rank fusion, where the lexical leg has 1. */
  weight: number;
  /** Whether the model knows the script that a text is written in; vectors of other texts are noise. */
  reads(text: string): boolean;
  /**
   * One vector a text, in their order.
   * @throws EmbeddingError, or the reason of `signal` once that is aborted
   */
  embed(texts: string[], as: EmbedAs, signal?: AbortSignal): Promise<Float32Array[]>;
};

/** Why there is no vector. The message is for the operator and holds no key, text or foreign words. */
export class EmbeddingError extends Error {
  override name = "EmbeddingError";
}

/** What a model is given of a text: never empty, and never half of a character. */
export const embeddable = (text: string) =>
  text.slice(0, MAX_CHARACTERS).toWellFormed().trim() || " ";
