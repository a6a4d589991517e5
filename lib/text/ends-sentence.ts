const SENTENCE = ".!?…。！？";
const CLAUSE = `${SENTENCE}:;：；`;
/** Quotation marks, brackets and emphasis may follow the mark, in French after a space. */
const endsIn = (marks: string) => new RegExp(`[${marks}]["'”’“‘)）」』«»\\]*_\\s]*$`, "u");
const ENDS_SENTENCE = endsIn(SENTENCE);
const ENDS_CLAUSE = endsIn(CLAUSE);
const ENDS_IN_MARK = endsIn(`${CLAUSE},，、`);

export const endsSentence = (line: string): boolean => ENDS_SENTENCE.test(line);
/** Whether a line ends a sentence, or a clause with a colon or a semicolon. */
export const endsClause = (line: string): boolean => ENDS_CLAUSE.test(line);
/** Whether a line ends a sentence or a clause, also with a comma. */
export const endsInMark = (line: string): boolean => ENDS_IN_MARK.test(line);
