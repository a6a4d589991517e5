export const MAX_QUESTION = 8_000;
/** Earlier questions of a thread that are sent with a new one. */
export const MAX_EXCHANGES = 10;
