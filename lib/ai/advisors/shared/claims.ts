import type { Evidence } from "@/lib/ai/evidence";

/** Sentences that report buyers' statements: objections, not positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

/** Words about customers who left us, in English, German, Dutch, French and Japanese; they are not buyers' objections. */
const CHURN =
  /\b(?:churn\w*|exit (?:calls?|interviews?)|cancell?ed|customers? (?:who |that )?left|left us|stopped paying)\b|gekündigt|kündigung|abgewandert|uns verlassen|opgezegd|opzegging|weggegaan|bij ons weg|résili|nous (?:ont )?quitt|partis de chez nous|解約|退会|離脱/iu;

export const isChurn = ({ title, text }: Pick<Evidence, "title" | "text">) =>
  CHURN.test(`${title}\n${text}`);

/** Headings of goals and targets, but not of target users and markets. */
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?)\b|目的|目標/i;
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;
