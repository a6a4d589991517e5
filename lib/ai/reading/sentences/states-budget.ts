import { AMOUNT } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

const SPENT = `(?:(?<!\\p{L})(?:\\p{L}*budget|investition(?:ssumme)?|investering|enveloppe (?:budgétaire|globale))(?!\\p{L})|予算)`;
/** Any buyer's budget is not ours: `for every budget: from £5`. */
const STATES_BUDGET = new RegExp(
  `(?<!(?:any|every|your|their|jede[smn]?|ihr|elke?|ieder|uw|jouw|tout|votre|chaque) )${SPENT}[^.,;!?。、]{0,60}?${AMOUNT}|${AMOUNT}[\\d.,k]{0,12} (?:\\p{L}+ )?${SPENT}`,
  "iu",
);
/** Of the budget that somebody sets in the product. */
const OF_CUSTOMERS = matchWords(
  `sets?|your|their|per|each|every|customers?|clients?|members?|users?|fixed|warns?|jede\\p{L}*|kunden?|mitglieder|klant(?:en)?|leden|chaque|membres?|お客様`,
);
/** `Left in the budget: £100` is a rest of it. */
const REST = new RegExp(
  `^(?:${[
    "(?:still |what is )?(?:left|remaining|remains|unspent)",
    "(?:noch )?(?:übrig|frei|rest(?:lich\\p{L}*)?|restbudget|verbleib\\p{L}*)",
    "(?:nog )?(?:over|resterend\\p{L}*|restant|rest)",
    "(?:il )?reste|restant|solde",
  ].join("|")})(?!\\p{L})|残(?:り|額|予算)`,
  "iu",
);
/** Whether a sentence says how much money the plan has: `Budget: £14,500 until launch.` */
export const statesBudget = (sentence: string): boolean =>
  STATES_BUDGET.test(sentence) && !OF_CUSTOMERS.test(sentence) && !REST.test(sentence);
