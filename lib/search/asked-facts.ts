import { findDay, namesTime } from "@/lib/text/dates";
import { MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

/** Words before a subject, after which a clause with `wanneer` or `quand` asks nothing: `quand le client annule`. */
const DETERMINERS =
  "the|an?|de|het|een|we|wij|je|jij|jullie|ik|hij|zij|ze|er|on(?:s|ze)|mijn|deze|die|dit|dat|le|la|les|l['’]|une?|des|du|il|ils|elles?|on|nous|vous|tu|je|ce|cette|ces|mon|ma|mes|notre|nos|votre|vos|leurs?";
/** A question about time begins with its word, except in Japanese. */
const WHEN =
  matchWords(`^(?:(?:since|until|till|by|from) )?when (?:(?:do|does|did|is|are|was|were|will|would|can|could|shall|should|must|has|have|had)|[^,]*\\?$)
  ^(?:(?:ab|bis|seit|von) )?wann(?! immer)
  ^(?:(?:sinds|vanaf|tot) )?wanneer (?:(?!(?:${DETERMINERS})(?!\\p{L}))\\p{L}+ (?:${DETERMINERS})|[^,]*\\?$)
  ^(?:(?:depuis|jusqu['’]à|à partir de) )?quand (?:est-ce|(?!(?:même|${DETERMINERS})(?!\\p{L}))\\p{L}+|[^,]*\\?$)
  いつ(?!か(?!ら)|も|でも|まで)|いつまで(?!も)`);

/** Whether a query asks when something is: `When does the pilot start?`, not `when customers cancel`. */
export const asksWhen = (query: string): boolean => WHEN.test(query.trim());

/** Whether a text names a day, a month or a year. */
const holdsTime = (text: string): boolean => namesTime(text) || findDay(text) !== null;

/** The verb of a question for the price of a named thing: `What does Norlund charge?` asks for `Norlund`, as `北社はいくら` does. */
const COST_VERB =
  matchWords(`(?<=^(?:what|how much) (?:do|does|did|will|would) (?:(?!(?:about|of|on|for|at|say|says|think|mean|tell) ).){1,60} )(?:cost|charge)(?= (?:for|per|an?|each) |(?: us| them| now)?\\s*[?.!]*$)
  (?<=^(?:was|wie ?viel) )kosten?t?(?= )
  (?<=^(?:wat|hoeveel) )kost(?:en)?(?= )
  (?<=^combien )coûte(?:nt)?(?= |-t-)`);

/** Finds where the query has the verb that asks for a price, in UTF-16 units; -1 if it asks for none, or in other words. */
export const findCostVerb = (query: string): number => query.search(COST_VERB);

const COSTS =
  matchWords(`costs?|prices?|pricing|fees?|expensive|how much (?:do|does|did|will) .{1,60} (?:pay|charge)
  kostet|kosten|preise?|teuer
  kost|prijs|prijzen
  coûte(?:nt|r)?|coûts?|prix|tarifs?
  いくら|価格|値段|料金|費用`);

/** Facts of a kind that a query asks for, and what one counts as in a passage, in words of the query. */
export type AskedFact = { isIn: (text: string) => boolean; gain: number };

/** A sum answers the word `cost` better than the word itself does; `when` is no word that is looked for, so that a time only wins ties. */
export function findAskedFact(query: string): AskedFact | undefined {
  if (COSTS.test(query) || findCostVerb(query) >= 0)
    return { isIn: (text) => MONEY.test(text), gain: 1.5 };
  return asksWhen(query) ? { isIn: holdsTime, gain: 0.5 } : undefined;
}
