/** Characters of a question, and of each earlier answer that is sent with it. */
export const MOST_CHARACTERS = 8_000;
