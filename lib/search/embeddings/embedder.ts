export const DIMENSIONS = 512;

const MAX_CHARACTERS = 3000;

export type EmbedAs = "query" | "document";

/** Vectors have `DIMENSIONS` numbers and length 1; only those of the same `model` are comparable. */
export type Embedder = {
  /** Stored with every vector, like `voyage:voyage-3.5`. */
  model: string;
  /** Whether the model knows the text's script; the vectors of other texts are noise. */
  reads(text: string): boolean;
  /** In the same order. @throws EmbeddingError, or the reason of `signal` once that is aborted */
  embed(texts: string[], as: EmbedAs, signal?: AbortSignal): Promise<Float32Array[]>;
};

/** The message is for the operator and holds no key, text or foreign error message. */
export class EmbeddingError extends Error {
  override name = "EmbeddingError";
}

/** The failure may be due to one text, so the others are worth another try. */
export class TextRefused extends EmbeddingError {}

/** Cuts a text to the model's limit. The result is never empty and never splits a character. */
export const cutForModel = (text: string) =>
  text.slice(0, MAX_CHARACTERS).toWellFormed().trim() || " ";
