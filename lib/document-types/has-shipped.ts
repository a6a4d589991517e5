import { MONTH, namesTime } from "@/lib/text/dates";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? )?${MONTH}(?: \\d{4})?`;
/** Whoever can do something since then is not us: `Since May we can see that orders fall`. */
const US = "(?!we |wir |wij |nous |on |it |es |het |il )";
/** Goods are counted: `We shipped 32 clarinets on 3 November`. */
const SHIPPED =
  matchWords(`^(?:on ${DAY},? )?we (?:have )?(?:shipped|launched|released|rolled out) (?:the|our|an?) \\p{L}+
  ^since ${DAY},? ${US}(?:\\p{L}+ ){1,3}can
  ^wir haben (?:das|die|den|unser\\p{L}*|eine?n?) [^!?,]{1,80} (?:ausgeliefert|veröffentlicht|freigeschaltet|live gestellt|live geschaltet)
  ^seit (?:dem )?${DAY} können ${US}\\p{L}+
  ^we hebben (?:het|de|ons|onze|een) [^!?,]{1,80} (?:opgeleverd|uitgebracht|gelanceerd|live gezet)
  ^sinds ${DAY} kunnen ${US}\\p{L}+
  ^(?:nous avons|on a) (?:livré|lancé|publié|mis en (?:ligne|service)) (?:la nouvelle|le nouveau|les nouve\\p{L}+|notre nouve\\p{L}+)
  ^depuis le ${DAY},? (?:(?:nos|les) )?${US}(?:\\p{L}+ ){1,3}peuvent
  ^\\d{1,2}月\\d{1,2}日(?:に|から).{1,60}(?:公開|リリース)(?:済み|した|しました)|^\\d{1,2}月\\d{1,2}日から.{1,60}できるようになりました`);
/** What is possible only in one way is a limit. */
const LIMITS = matchWords(
  "only|cannot|nur|nicht|keine?n?|alleen|slechts|niet|geen|seulement|ne|pas|plus|fewer|less",
);

/** Whether a sentence of a decision or a note says, with a date, that something is out: `Sinds 12 november kunnen klanten …` */
export const hasShipped = (sentence: string): boolean =>
  SHIPPED.test(sentence) &&
  namesTime(sentence) &&
  isPlainStatement(sentence) &&
  !LIMITS.test(sentence);
