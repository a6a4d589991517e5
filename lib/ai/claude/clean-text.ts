/** The text without what databases and JSON readers refuse: NULs go, lone surrogates become U+FFFD. */
export const cleanText = (text: string) => text.replaceAll("\0", "").toWellFormed();
