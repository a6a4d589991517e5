import { matchWords } from "@/lib/text/words";
import { BY, hideDates } from "./target-dates";
import { WISHES } from "./target-figures";

const PERIOD = [
  "(?:within|inside) (?:the next )?\\d{1,3}(?:[ -]to[ -]\\d{1,3}|[–-]\\d{1,3})? ?(?:(?:working|business|calendar) )?(?:h|hours?|minutes?|days?|weeks?)",
  "(?:innerhalb|binnen)(?: von)? \\d{1,3}(?:(?: bis | tot |[–-])\\d{1,3})? ?(?:(?:werkbare) )?(?:h|std\\.?|minuten|stunden|(?:werk|arbeits|kalender)?tagen?|wochen|uur|(?:werk)?dag(?:en)?|week|weken)",
  "(?:sous|dans les|en moins de) \\d{1,3}(?: à \\d{1,3})? ?(?:h|minutes?|heures?|jours?(?: (?:ouvrés|ouvrables))?|semaines?)",
].join("|");
const WITHIN = new RegExp(
  `(?<!\\p{L})(?:${PERIOD})(?!\\p{L})|\\d{1,3}(?:[〜～-]\\d{1,3})?(?:分|時間|日|(?:営業|稼働)日|週間)以内(?!に(?:する|し|抑|短縮|収))`,
  "giu",
);
/** Words by which somebody sets a level for themselves: all cases, a verb that tells what to do, a Japanese wish. */
const SETS_IT =
  matchWords(`should|(?:an)?streben|streven|visons|(?:every|each|all) \\p{L}+|jede[nrsm]?|alle[nr]?|elke?|iedere?|chaque|tou(?:te)?s|^(?:answer|reply|respond|deliver|ship|send|fix|repair|resolve|solve|process|confirm|refund|finish|complete|handle|close|get|keep|make|bring|cut|reduce)|^\\p{L}+(?:er|ir|re) (?:\\p{L}+ ){0,6}?(?:sous|dans)
  \\p{sc=Latin}+(?:en|eln|ern)[.!]?$(?<!(?:tag|stund|woch|minut|werktag|arbeitstag|dag|wek)en[.!]?)`);
const JAPANESE_WISH = /(?:全|すべて|全て|ようにし|(?:する|行う)。?$|たい|べき|目標)/u;

/** Whether a sentence only promises a service within a period, as a supplier does: it wants nothing, and has no other figure and no date. */
export function isServiceLevel(sentence: string): boolean {
  const rest = sentence.replaceAll(WITHIN, "");
  if (rest === sentence || /\d/.test(hideDates(rest)) || BY.test(rest)) return false;
  return !WISHES.test(rest) && !SETS_IT.test(sentence) && !JAPANESE_WISH.test(sentence);
}
