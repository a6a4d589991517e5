import type { Evidence } from "@/lib/ai/evidence";

/** Sentences that report buyers' statements: objections, not positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

/** The end of a clause after "left us": no object, as in "leaves us time". */
const END = String.raw`(?=\s*(?:$|[.,;:!?()"”\n–-]|(?:for|after|because|over|last|this|when|due|and|before|within|since|or|in (?:the last|spring|summer|autumn|winter|20\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b))`;
/** Words about customers who left us, in English, German, Dutch, French and Japanese. */
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

/** Whether an item tells of customers who left us, which is no buyers' objection. */
export const isChurn = ({ title, text }: Pick<Evidence, "title" | "text">) =>
  CHURN.some((pattern) => pattern.test(`${title}\n${text}`));
