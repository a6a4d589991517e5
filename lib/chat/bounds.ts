export const MOST_CHARACTERS = 8_000;
