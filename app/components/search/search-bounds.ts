import { MIN_QUERY } from "@/lib/schemas/bounds";

/** In UTF-16 units, as fields count. */
export const MAX_LENGTH = 500;

export const isEnough = (words: string) => [...words].length >= MIN_QUERY;
export const TOO_SHORT = `Type at least ${MIN_QUERY} characters`;
export const BOUNDS = `Search for ${MIN_QUERY} to ${MAX_LENGTH} characters.`;

export const describeNoResults = (words: string) => `Nothing found for “${words}”.`;

export const suggestNextStep = (hasFilters: boolean) =>
  hasFilters ? "Check the spelling or remove a filter." : "Check the spelling or try fewer words.";

export const RELATED = "None of your words, but perhaps related";
export const describeCorrection = (corrected: string) => `Showing results for “${corrected}”.`;
