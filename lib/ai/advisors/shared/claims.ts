import type { Evidence } from "@/lib/ai/evidence";
import { findKinds } from "@/lib/document-types/section-kinds";

/** Those whom a plan serves, in English, German, Dutch and French. */
export const CUSTOMERS =
  "(?:customers|clients|users|members|visitors|guests|patients|tenants|kund(?:en|innen)|nutzer(?:n|innen)?|mitgliedern?|gästen?|besucher(?:n|innen)?|patient(?:en|innen)|mieter(?:n|innen)?|klanten|gebruikers|leden|bezoekers|gasten|patiënten|huurders|utilisateurs|adhérents|visiteurs|locataires)";

/** Sentences that report buyers' statements: objections, not positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

/** What may follow "left us": no object, as in "leaves us time". */
const END = String.raw`(?=\s*(?:$|[.,;:!?()"”\n–-]|(?:for|after|because|over|last|this|when|due|and|before|within|since|or|in (?:the last|spring|summer|autumn|winter|20\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b))`;
/** Words about customers who left us, in English, German, Dutch, French and Japanese; they are not buyers' objections. */
const CHURN = [
  /\b(?:churn\w*|exit (?:calls?|interviews?)|cancell?ed|customers? (?:who |that )?left|stopped paying)\b/iu,
  /\blost (?:[^.!?\n]{1,60} )?as (?:a )?customers?\b|\bdid(?: not|n['’]t) renew\b/iu,
  /\bno longer (?:(?:a|our) )?customers?\b(?! of (?!ours\b))/iu,
  RegExp(
    String.raw`(?<!(?:\bnot|\bnever|\bnobody|\bno one|\bnone|n['’]t) )\b(?:(?:left|leav(?:es?|ing))|(?:switched|moved) (?:away )?from) us${END}`,
    "iu",
  ),
  /\b(?:left|went|moved|switched) (?:(?:for|to) (?!(?:the|our|an?) )[^.!?\n]{1,60} )?after \S+ (?:years?|months?) with us\b/iu,
  /gekündigt|kündigung|abgewandert|uns verlassen|als kunden? verloren|(?<!\bhat [^.!?\n]{0,30})kunden? verloren/iu,
  /von uns (?:zu|weg)\b[^.!?\n]{0,40}(?:gewechselt|gegangen)|(?:wechselten?|ging(?:en)?)\b[^.!?\n]{0,40} von uns (?:zu|weg)\b/iu,
  /opgezegd|opzegging|weggegaan|bij ons weg|(?:klant|klanten) kwijt|klant(?:en)? (?:is|zijn)(?: (?!naar ons\b|bij ons\b)[^\s.!?]{1,40}){0,5} overgestapt/iu,
  /résili|nous (?:ont )?quitt|partis de chez nous|perdu (?:ce |le |un )?client|client perdu/iu,
  /解約|退会|離脱|(?<!(?:当社|弊社|自社|うち|私たち|我々))(?:に|へ)乗り換え(?:た|ました|られ)/iu,
  /\b(?:[Ss]witched|[Mm]oved) (?:away )?from us to /, // not "from US to EU servers"
];

export const isChurn = ({ title, text }: Pick<Evidence, "title" | "text">) =>
  CHURN.some((pattern) => pattern.test(`${title}\n${text}`));

const GOAL =
  "(?:goals?|objectives?|targets?|ziele?n?|doel(?:en|stelling(?:en)?)?|objectifs?)(?!\\p{L})|目標|目的";
const GOALS = new RegExp(`(?<!\\p{L})(?:${GOAL})`, "iu");
/** `Non-goals`, and `What is not a goal`. */
const NO_GOALS = new RegExp(
  `(?<!\\p{L})(?:non|not|no|nicht|keine?|niet|geen|pas|hors)[\\s-]{0,2}(?:(?:an?|our|un|une|de|d['’]|unsere?|onze|ons|nos) ?)?(?:${GOAL})|非目標|対象外`,
  "giu",
);
/** Duties and results are no targets, and French `mesures` may be actions. */
const NO_TARGETS =
  /\bwhat we must\b|(?<!key )\bresults?\b|\bmesures?\b(?! d[eu] (?:succès|réussite))/i;

/** Whether a heading is about goals or how they are measured. `Goals and non-goals` is, `Non-goals` is not. */
export function isAboutGoals(heading: string): boolean {
  const stated = heading.replace(NO_GOALS, "");
  const kinds = findKinds(stated);
  const isNamed = kinds.has("goal") || kinds.has("measure");
  return isNamed && (GOALS.test(stated) || !NO_TARGETS.test(stated));
}

export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;
