/** The stars of a review, at the beginning or the end of its line: `“Brilliant.” ★★★★★`. Beside a quotation, also `1/5`, which is else a day or a share. */
export const RATED =
  /^(?:[★☆⭐]{1,5}(?![★☆⭐])|[1-5] ?\/ ?5 ?[:：–—-]? ?(?=["“„«「])).|(?:[^★☆⭐][★☆⭐]{1,5}|["”“»」] ?[–—-]? ?\(?[1-5] ?\/ ?5\)?)$/u;

/** Reads how many of five stars the line of a review has. */
export function readLineStars(line: string): number | undefined {
  const [found = ""] = RATED.exec(line) ?? [];
  if (found === "") return undefined;
  const figure = /([1-5]) ?\/ ?5/.exec(found)?.[1];
  const stars = figure ? Number(figure) : found.replace(/[^★⭐]/gu, "").length;
  return stars === 0 ? undefined : stars;
}
