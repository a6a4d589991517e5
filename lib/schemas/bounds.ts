/** Bounds, of texts in code points. Kept apart from the schemas, so that pages can use them without zod. */
export const MAX_TITLE = 200;
export const MAX_NAME = 80;
export const MIN_PASSWORD = 8;
export const MAX_INSTRUCTIONS = 10_000;
export const MAX_DESCRIPTION = 10_000;
/** The text of a context item. */
export const MAX_CONTENT = 100_000;
/** The text of a document. */
export const MAX_DOCUMENT = 500_000;
/** A query of the search. */
export const MIN_QUERY = 2;
/** A text to classify. */
export const MAX_PASTE = 50_000;
/** A question in the chat, and the earlier questions of its conversation that are sent with it. */
export const MAX_QUESTION = 8_000;
export const MAX_EARLIER_QUESTIONS = 10;
/** The time in which an AI model answers, except for documents. */
export const ANSWER_SECONDS = 45;
/** The time in which an invitation can be answered. */
export const INVITATION_DAYS = 7;
/** Invitations of a workspace that wait for an answer. */
export const MAX_OPEN_INVITATIONS = 500;
