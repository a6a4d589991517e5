export const MAX_CHARACTERS = 8_000;
