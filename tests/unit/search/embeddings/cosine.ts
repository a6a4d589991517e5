/** Computes the cosine similarity of two vectors of length 1, from -1 to 1. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) throw new Error("A vector is missing.");
  return a.reduce((sum, number, place) => sum + number * (b[place] ?? 0), 0);
}
