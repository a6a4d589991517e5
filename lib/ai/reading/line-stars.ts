/** The stars of a review, at the beginning or the end of its line: `“Brilliant.” ★★★★★`, also `1/5` before a quotation. A single star marks anything. */
const STAR = "(?:⭐\\uFE0F|[★☆⭐])";
export const STARS = new RegExp(
  `^(?:${STAR}{2,5}(?!${STAR})|[1-5] ?/ ?5 ?[:：–—-]? ?(?=["“„«「])).|(?<=.)(?<!${STAR})${STAR}{2,5}$`,
  "u",
);

/** Reads how many of five stars the line of a review has. */
export function readLineStars(line: string): number | undefined {
  const [found = ""] = STARS.exec(line) ?? [];
  if (found === "") return undefined;
  const figure = /^([1-5]) ?\/ ?5/.exec(found)?.[1];
  const stars = figure ? Number(figure) : found.replace(/[^★⭐]/gu, "").length;
  return stars === 0 ? undefined : stars;
}
