import { DIMENSIONS, EmbeddingError } from "./embedder";

/**
 * The vector in the stored form: length 1 and, with zeros at its end, `DIMENSIONS` numbers, which
 * leaves every cosine as it is.
 * @throws EmbeddingError for a longer one, since only some models put what matters first, and for zeros
 */
export function unitVector(numbers: ArrayLike<number>): Float32Array {
  if (numbers.length > DIMENSIONS) {
    throw new EmbeddingError(
      `The embedding model gives vectors of ${numbers.length} numbers, and the search index keeps ${DIMENSIONS}. Set EMBEDDINGS_MODEL to a model that gives ${DIMENSIONS} or fewer, or that can be asked for ${DIMENSIONS}.`,
    );
  }
  const vector = new Float32Array(DIMENSIONS);
  vector.set(numbers);
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) {
    throw new EmbeddingError("The embedding model gave a vector without a direction.");
  }
  return vector.map((number) => number / length);
}
