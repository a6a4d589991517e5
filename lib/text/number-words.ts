import { matchWords } from "./words";

/** Not `ein`, `een`, `un`, `acht`, `neuf` and `tiers`, which mean other things too. */
const NUMBER_WORDS = matchWords(
  `zero|none|no|one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter
  keine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|neun|zehn|halbe?[nrsm]?|hälfte|drittel|viertel
  nul|geen|twee|drie|vier|vijf|zes|zeven|negen|tien|helft|kwart
  zéro|aucune?|deux|trois|quatre|cinq|six|sept|huit|dix|moitié|quart
  [二三四五六七八九](?=[つ人件店回日月年割社名倍])|半分|ゼロ`,
);

/** Whether a text has a number, in figures or in a word of the five languages. */
export const namesNumber = (text: string) => /(?<!\p{L})\d/u.test(text) || NUMBER_WORDS.test(text);
