/** Fewer characters are not searched for. */
const LEAST = 2;
/** More, in UTF-16 units as a field counts them, are not searched for in the app. */
export const MOST = 500;

export const isEnough = (words: string) => [...words].length >= LEAST;
export const TOO_SHORT = `Type at least ${LEAST} characters`;
export const BOUNDS = `Search for ${LEAST} to ${MOST} characters.`;

export const nothingFound = (words: string) => `Nothing found for “${words}”.`;

/** What to do when nothing was found. */
export const whatNext = (hasFilters: boolean) =>
  hasFilters
    ? "Check the spelling or take a filter away."
    : "Check the spelling or try fewer words.";
