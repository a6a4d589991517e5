/** The pattern of a reference to a footnote, such as `[^1]`; its group is the footnote's name. */
export const REFERENCE = String.raw`\[\^([^\]\s]{1,64})\]`;
export const REFERENCES = new RegExp(REFERENCE, "g");

/** The beginning of a line that defines a footnote: `[^1]: …` */
export const FOOTNOTE_DEFINITION = new RegExp(`^ {0,3}${REFERENCE}:`);

/** Footnotes as Groundwork writes them, with numbers: those of people may have names. */
export const NUMBERED_DEFINITIONS = /^ {0,3}\[\^\d{1,4}\]:[^\n]*\n?/gm;
export const NUMBERED_REFERENCES = /[^\S\n]?\[\^\d{1,4}\]/g;
