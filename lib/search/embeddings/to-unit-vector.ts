import { DIMENSIONS, EmbeddingError, TextRefused } from "./embedder";

/** Pads with zeros to `DIMENSIONS`. @throws EmbeddingError for zeros and for a longer vector: few models can be truncated */
export function toUnitVector(numbers: ArrayLike<number>): Float32Array {
  if (numbers.length > DIMENSIONS) {
    throw new EmbeddingError(
      `The embedding model gives vectors of ${numbers.length} numbers, and the search index keeps ${DIMENSIONS}. Set EMBEDDINGS_MODEL to a model that gives ${DIMENSIONS} or fewer, or that can be asked for ${DIMENSIONS}.`,
    );
  }
  const vector = new Float32Array(DIMENSIONS);
  vector.set(numbers);
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) {
    throw new TextRefused("The embedding model gave a vector without a direction.");
  }
  return vector.map((number) => number / length);
}
