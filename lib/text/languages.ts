import { listWords } from "./words";

/** The languages that the rules read, as BCP 47 codes. */
export const LANGUAGES = ["en", "de", "nl", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Frequent words that only these languages have among all that are listed here. */
const FREQUENT: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    "en",
    listWords(
      "the and to with that this are from not they will which because been its than of is was were have had their for by our has can at",
    ),
  ],
  [
    "de",
    listWords(
      "das der und nicht mit ist für von auf eine einen wird werden sind wir bei nach oder dem zum zur im einer zu seit nur ein aus sich haben kann weil wenn auch",
    ),
  ],
  [
    "nl",
    listWords(
      "het een niet dat zijn voor wordt worden naar wij deze ook van der op te bij met aan uit nog heeft kunnen geen onze",
    ),
  ],
  [
    "fr",
    listWords(
      "les des et est dans qui nous sur avec sont pas au aux du ce cette ces leur elle ne une par nos chez",
    ),
  ],
];

const UNREAD = listWords(
  `il di non sono della che delle gli perché los las para del como más pero está una por con não uma os às também
  och att det är inte som ett på från ikke til af blev jest nie się że oraz dla jak y e o w z na`,
);
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** In UTF-16 units: more of a text says no more about its language. */
const ENOUGH = 20_000;

/**
 * Whether a text is in a language that the rules read: English, German, Dutch, French or Japanese. True for a Latin text
 * without function words, such as a list of names.
 */
export function isReadLanguage(text: string): boolean {
  if (!isLatin(text)) return KANA.test(text);
  const words = splitLower(text);
  const read = words.filter((word) => FREQUENT.some(([, list]) => list.has(word)));
  return read.length >= words.filter((word) => UNREAD.has(word)).length;
}

/** Guesses the language that most of a text is in; undefined if it is none that the rules read. */
export function guessLanguage(whole: string): Language | undefined {
  const text = whole.slice(0, ENOUGH);
  if (!isReadLanguage(text)) return undefined;
  if (!isLatin(text)) return "ja";
  const words = splitLower(text);
  let best: Language | undefined;
  let most = 0;
  for (const [language, list] of FREQUENT) {
    const count = words.filter((word) => list.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{sc=Latin}/gu)?.length ?? 0) * 2 >= letters;
}

const splitLower = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
