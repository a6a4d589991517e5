/**
 * Counts the equal elements at the beginning of two lists or texts, then those at the end of the rest.
 * @template A, B
 * @param {ArrayLike<A>} a
 * @param {ArrayLike<B>} b
 * @param {(a: A, b: B) => boolean} isEqual
 */
export function countEqualEnds(a, b, isEqual) {
  const most = Math.min(a.length, b.length);
  let before = 0;
  while (before < most && isEqual(a[before], b[before])) before++;
  let after = 0;
  while (after < most - before && isEqual(a[a.length - after - 1], b[b.length - after - 1]))
    after++;
  return { before, after };
}
