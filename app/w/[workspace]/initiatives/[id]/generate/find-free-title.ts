const MAX_LENGTH = 190;

/** Makes a title unique: "PRD: Routes (2)" if "PRD: Routes" exists. */
export function findFreeTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  const base = [...title.replace(/ \(\d+\)$/, "")].slice(0, MAX_LENGTH).join("");
  const addNumber = (number: number) => `${base} (${number})`;
  let number = 2;
  while (taken.includes(addNumber(number))) number += 1;
  return addNumber(number);
}
