/** What buyers say is an objection, and no positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?|they) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us|complain)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

/** Headings of goals and targets; target users and markets are none. */
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?)\b|目的|目標/i;
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
}
