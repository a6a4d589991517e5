/** Whole quotations, in the marks of the five languages. */
const QUOTATION = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|「[^」]*」/g;
/** A straight mark within a word may be one of inches. */
const OPENING = /(?<=^|[\s(])"|[“„«「]/;
const CLOSING: Record<string, string> = { '"': '"', "“": "”", "„": "“", "«": "»", "「": "」" };

/** Finds the mark that would close the quotation that a text leaves open; undefined if it leaves none open. */
export function findOpenQuotation(text: string): string | undefined {
  const [opening = ""] = OPENING.exec(text.replaceAll(QUOTATION, "")) ?? [];
  return CLOSING[opening];
}

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export const isSpoken = (sentence: string, at: number): boolean =>
  findOpenQuotation(sentence.slice(0, at)) !== undefined;
