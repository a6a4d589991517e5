const MARK = /["“„«»「]/g;
/** The marks that may end a quotation, by the mark that begins it, in the five languages; the first is the one to write. */
const ENDS: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "「": "」",
};
/** A straight mark within a word may be one of inches, and one like `»` the French mark at the end. */
const OPENING = /(?<=^|[\s(])"|(?<=^|[\s(])»(?=[\p{L}\d])|[“„«「]/u;
/** Drops whole quotations, in linear time: the end of a mark that has none is looked for once. */
function dropQuotations(text: string): string {
  const endless = new Set<string>();
  let rest = "";
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const ends = ENDS[mark];
    if (!ends || index < from || endless.has(mark)) continue;
    const length = text.slice(index + 1).search(new RegExp(`[${ends}]`));
    if (length < 0) endless.add(mark);
    else {
      rest += text.slice(from, index);
      from = index + length + 2;
    }
  }
  return rest + text.slice(from);
}

/** Finds the mark that would close the quotation that a text leaves open; undefined if it leaves none open. */
export function findOpenQuotation(text: string): string | undefined {
  const [opening = ""] = OPENING.exec(dropQuotations(text)) ?? [];
  // French has a space within its marks.
  return opening === "«" && /«\s/.test(text) ? " »" : ENDS[opening]?.charAt(0);
}

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export const isSpoken = (sentence: string, at: number): boolean =>
  findOpenQuotation(sentence.slice(0, at)) !== undefined;
