import type { Evidence } from "@/lib/ai/evidence";

/** Sentences that report buyers' statements: objections, not positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

/** Words about customers who left us, in English, German, Dutch, French and Japanese; they are not buyers' objections. */
const CHURN =
  /\b(?:churn\w*|exit (?:calls?|interviews?)|cancell?ed|customers? (?:who |that )?left|(?:left|leav(?:es?|ing)) us|stopped paying|lost (?:[^.!?\n]{1,60} )?as (?:a )?customers?|no longer (?:a |our )?customers?|did(?: not|n['’]t) renew|(?:switched|moved) (?:away )?from us|(?:left|went|moved|switched)\b[^.!?\n]{1,60} after \S+ (?:years?|months?) with us)\b|gekündigt|kündigung|abgewandert|uns verlassen|als kunden? verloren|kunden? verloren|von uns (?:zu|weg)|opgezegd|opzegging|weggegaan|bij ons weg|(?:klant|klanten) kwijt|klant(?:en)? (?:is|zijn)(?: [^.!?\n]{1,40})? overgestapt|résili|nous (?:ont )?quitt|partis de chez nous|perdu (?:ce |le |un )?client|client perdu|解約|退会|離脱|(?:に|へ)乗り換え(?:た|ました|られ)/iu;

export const isChurn = ({ title, text }: Pick<Evidence, "title" | "text">) =>
  CHURN.test(`${title}\n${text}`);

/** Headings of goals and targets, but not of target users and markets. */
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?)\b|目的|目標/i;
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;
