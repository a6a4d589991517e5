/** The most UTF-16 units of a document's text (`interface.md`). Apart from the schemas, so that a page can use it without zod. */
export const MAX_DOCUMENT_CHARACTERS = 500_000;
