import { readPrefix } from "@/lib/ai/classifier/lines/marks";
import { extractContentWords } from "@/lib/text/content-words";
import { capitalize } from "@/lib/text/phrases";

/** `The maker has answered: `, which only says that an answer follows. Before `we cannot …` it says who that is. */
const ANSWERED = new RegExp(
  `^(?!(?:nobody|no one|none|not|half|most|some|all|niemand|keine[rn]?|(?:die )?hälfte|einige|alle|geen|de helft|sommige|personne|aucun|la moitié|certains|tous)(?!\\p{L}))(?:[^:：.!?\\d\\n]{2,60} (?:${[
    "(?:has|have) (?:answered|replied|got back(?: to us)?)",
    "(?:hat|haben)(?: (?:uns|mir|gestern|heute|jetzt|inzwischen))* (?:geantwortet|sich gemeldet)|hat sich gemeldet",
    "(?:heeft|hebben)(?: (?:ons|gisteren|vandaag|inmiddels))* (?:geantwoord|gereageerd)",
    "(?:(?:nous|m['’]?) ?)?(?:a|ont) répondu",
  ].join(
    "|",
  )})\\s?:\\s|[^:：。\\n]{2,30}(?:返事|返信|回答)が?(?:きました|来ました|あった|ありました|届きました|来た|きた)\\s?[:：]\\s?)(?=.{12})(?!.*(?:(?<!\\p{L})(?:we|wij?|wir|nous)(?!\\p{L})|弊社))`,
  "iu",
);

/** Drops that somebody has answered, before what they say. */
export const dropAnnouncement = (said: string): string => {
  const speaker = /^[^:：]{2,30}[:：] /.exec(said)?.[0] ?? "";
  const from = speaker !== "" && readPrefix(said) === speaker.slice(0, -2) ? speaker.length : 0;
  const own = ANSWERED.test(said) ? 0 : from;
  const rest = said.slice(own).replace(ANSWERED, "");
  return rest === said.slice(own) ? said : said.slice(0, own) + capitalize(rest);
};

/** `She does not look at the map every day`, of whom the sentence before tells. */
export const BEGINS_WITH_PERSON = /^(?:he|she|they|er|sie|hij|zij|ze|il|elle|ils|elles)(?!\p{L})/iu;

/** Begins a sentence that answers the message before it. */
const REACTS =
  /^(?:(?:oh|ok(?:ay)?|hm+|oje|tja),? )?(?:then|so|well|dann|also|dan|dus|alors|donc|(?:では|じゃあ?|それでは|それなら)、?)(?=[ ,\p{sc=Han}\p{sc=Hiragana}])/iu;
/** Says that something is there: `we have a problem`, in Japanese at the end. */
const IS_THERE =
  /(?<!\p{L})(?:have|has|got|is|are|that['’]s|haben|hat|ist|sind|gibt|hebben|heeft|zijn|er|avons|a|est|sont)(?!\p{L})|^.{0,10}(?:ある|あります|です)[。]?$/iu;
/** In words that are not of every text: `Then we have a problem.` */
const MAX_CONTENT = 1;

/** Whether the first sentence only reacts, with a word at most, and the next one has a figure. */
export function isEmptyBefore([first = "", next = ""]: readonly string[]): boolean {
  const said = first.slice(readPrefix(first).length).replace(/^\s?[:：]\s?/, "");
  if (!REACTS.test(said) || !IS_THERE.test(said) || /\d/.test(said) || !/\d/.test(next))
    return false;
  return extractContentWords(said).size <= MAX_CONTENT && !BEGINS_WITH_PERSON.test(next);
}
