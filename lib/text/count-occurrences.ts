/** Counts overlaps too. Linear (Knuth, Morris and Pratt): `indexOf` takes many seconds on long repetitive texts. */
export function countOccurrences(text: string, find: string) {
  const joined = `${find}\u0000${text}`; // no stored text contains NUL
  const borders = new Uint32Array(joined.length);
  let count = 0;
  let first = -1;
  for (let at = 1; at < joined.length; at++) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && joined[at] !== joined[border]) border = borders[border - 1] ?? 0;
    borders[at] = joined[at] === joined[border] ? border + 1 : 0;
    if (borders[at] === find.length && count++ === 0) first = at - 2 * find.length;
  }
  return { count, first };
}
