const MOST = 190;

/** A title that no document has yet: "PRD: Routes (2)" where there is a "PRD: Routes". */
export function freeTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  const base = [...title.replace(/ \(\d+\)$/, "")].slice(0, MOST).join("");
  const numbered = (number: number) => `${base} (${number})`;
  let number = 2;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}
