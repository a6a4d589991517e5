/** Drops references to evidence, which are checked and become footnotes when a text is complete: `[^E3]`. */
export const dropReferences = (text: string) => text.replaceAll(/\s?\[\^E\d+\]/g, "");
