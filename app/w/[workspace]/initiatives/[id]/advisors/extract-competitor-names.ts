import { isOfChat } from "@/lib/ai/origin";
import { MONTH } from "@/lib/text/dates";

const MAX_NAMES = 8;
/** Longer titles are sentences, not names. */
const MAX_WORDS = 3;
const BEHIND_A_NAME = /(?:['’]s?\s|\s?[:(–—]|\s-\s).*$/u;
const BETWEEN_NAMES = /,\s*|\s+(?:and|vs\.?|versus)\s+|\s+&\s+/u;

/** `They use Servana` names a rival after its first words, unlike `They left us`. */
const SOMEBODY = "(?:They|We|He|She|Sie|Wir|Ze|Zij|Wij|Hij|Ils|Elles|Nous)";
const USES = new RegExp(
  `^${SOMEBODY} (?:(?:now|still|already|nun|noch|nu|nog) )?(?:uses?|used|chose|picked|went to|(?:switched|moved) to|nutzen|benutzen|verwenden|gebruiken|utilisent) `,
  "u",
);
const SAYS = new RegExp(`^${SOMEBODY} \\p{Ll}`, "u");

/** A date, a number or a single letter. A title with one between its commas is a row of a list: `#1061, 11/11, Ann Lee, Duplicate`. */
const NO_NAME = new RegExp(
  `^(?:#?[\\d\\s./:-]+|\\d{1,2}\\.? ${MONTH}(?: \\d{4})?|#?\\p{L}?\\.?)$`,
  "iu",
);
/** `Mr Price` and `Dr. Oetker` are firms. */
const PERSON = /^(?:Mrs|Ms|Mme|Madame|Frau|Herrn?|Mevr|Mevrouw|Dhr)\.? \p{Lu}/u;

/** Splits a title into its names; empty if it is a row of a list or begins with a person. */
function splitNames(title: string): string[] {
  const names = title
    .replace(BEHIND_A_NAME, "")
    .split(BETWEEN_NAMES)
    .map((name) => name.trim());
  return names.some((name) => NO_NAME.test(name)) || PERSON.test(title) ? [] : names;
}

type Item = { title: string; content: string };

export function extractCompetitorNames(items: readonly Item[]): string[] {
  const names = items
    .filter(({ content }) => !isOfChat(content))
    .flatMap(({ title }) => splitNames(title))
    .map((name) => name.replace(USES, ""))
    .filter((name) => !SAYS.test(name))
    .filter((name) => /^[\p{Lu}\p{N}]/u.test(name) && name.split(/\s+/).length <= MAX_WORDS);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
