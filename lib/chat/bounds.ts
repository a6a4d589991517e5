/** Characters of one question, and of one earlier answer that is sent along. */
export const MOST_CHARACTERS = 8_000;
