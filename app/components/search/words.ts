/** Fewer characters are not searched for. */
export const LEAST = 2;

export const nothingFound = (words: string) => `Nothing found for “${words}”.`;

/** What to do when nothing was found. */
export const whatNext = (hasFilters: boolean) =>
  hasFilters
    ? "Check the spelling or take a filter away."
    : "Check the spelling or try fewer words.";
