/** Longer texts are edited on their own page, to keep the list small. */
export const MAX_EDITED_HERE = 2000;
