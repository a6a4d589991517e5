import { matchWords } from "./words";

/** Not `ein`, `een`, `un`, `acht`, `neuf` and `tiers`, which mean other things too. */
const WORDS = [
  "zero|none|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve",
  "keine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|neun|zehn|zwölf",
  "nul|geen|twee|drie|vier|vijf|zes|zeven|negen|tien|twaalf",
  "zéro|aucune?|deux|trois|quatre|cinq|six|sept|huit|dix|douze",
];
/** The pattern of a number in a Latin word, as a part of longer ones. */
export const NUMBER_WORD = WORDS.join("|");
/** The pattern of a percent sign or its word, after a figure. */
export const PERCENT = "(?:[%％]|per ?cent|prozent|procent|pour ?cent|パーセント)";
const COUNTS = matchWords(
  [...WORDS, "[二三四五六七八九](?=[つ人件店回日月年割社名倍])|ゼロ"].join("\n"),
);
const FRACTIONS = matchWords(
  `half|third|quarter|halbe?[nrsm]?|hälfte|drittel|viertel|helft|kwart|moitié|quart|半分`,
);

/** Whether a text has a number of things: not `half`, as in `the second half of the budget`. */
export const namesCount = (text: string) => /(?<!\p{L})\d/u.test(text) || COUNTS.test(text);

/** Whether a text has a number or a fraction, in figures or in a word of the five languages. */
export const namesNumber = (text: string) => namesCount(text) || FRACTIONS.test(text);

/** The numbers from 2 to 12, alternatives in English, German, Dutch, French and Japanese. Words for 1 are articles too. */
export const SMALL_NUMBERS: readonly string[] = [
  "two|zwei|twee|deux|二",
  "three|drei|drie|trois|三",
  "four|vier|quatre|四",
  "five|fünf|vijf|cinq|五",
  "six|sechs|zes|六",
  "seven|sieben|zeven|sept|七",
  "eight|acht|huit|八",
  "nine|neun|negen|neuf|九",
  "ten|zehn|tien|dix|十",
  "eleven|elf|onze|十一",
  "twelve|zwölf|twaalf|douze|十二",
];
/** The pattern of such a number in a Latin word. */
export const SMALL_NUMBER = SMALL_NUMBERS.flatMap((words) => words.split("|"))
  .filter((word) => /\p{sc=Latin}/u.test(word))
  .join("|");
