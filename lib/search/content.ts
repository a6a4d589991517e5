import { dropNotes } from "@/lib/ai/own-words";

/** A source in the list at the end of a generated document. A footnote that a person wrote says more than a link. */
const LISTED_SOURCE = /^ {0,3}\[\^\d{1,4}\]: \[.{0,2000}\]\([^()\n]{0,2000}\), [^\n]{1,100}$/gm;

/** Leaves out the notes and the list of sources of a generated document. */
export const readContent = (markdown: string) => dropNotes(markdown).replace(LISTED_SOURCE, "");
