import { isOfChat } from "@/lib/ai/reading/origin";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
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
/** `Lost to Servana` */
const DEAL =
  /^(?:(?:[Dd]eal )?(?:[Ll]ost|[Ww]on) (?:to|against|from)|[Vv]erloren (?:an|gegen|aan|van)|[Gg]ewonnen (?:gegen|van)|[Pp]erdue? (?:face à|contre)|[Gg]agnée? (?:face à|contre)) (?=\p{Lu})/u;
/** A field's name in the title of a row: `Pemberton, Current tool: Gatebook`, whose first part is a customer. */
const FIELD = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u;
const SAYS = new RegExp(`^${SOMEBODY} \\p{Ll}`, "u");

/** A date or the number of a row, as in `11/11, Ann Lee, Duplicate`. */
const OF_A_ROW = new RegExp(
  `^(?:#\\d+|\\d{1,4}(?:[./-]\\d{1,4}){1,2}|\\d{1,2}\\.? ${MONTH}(?: \\d{4})?)$`,
  "iu",
);
/** A date, a number or a single letter. */
const NO_NAME = new RegExp(`${OF_A_ROW.source}|^(?:#?[\\d\\s./:-]+|#?\\p{L}?\\.?)$`, "iu");
/** `Mr Price`, `Dr. Oetker`, `Ms Office` and `Frau Holle GmbH` are firms or products. */
const PERSON =
  /^(?:Mrs|Ms|Mme|Madame|Frau|Herrn?|Mevr|Mevrouw|Dhr)\.? (?!(?:Office|Teams|Excel|Word|Project|Access|Planner)$)\p{Lu}(?!.* (?:GmbH|AG|KG|UG|OHG|SE|Ltd|Inc|LLC|BV|NV|B\.V|N\.V|SA|SAS|SARL|SRL)\.?$)/u;

/** Splits a title into its names; empty if it is a row of a list or begins with a person. */
function splitNames(title: string): string[] {
  const names = title
    .replace(BEHIND_A_NAME, "")
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter(Boolean);
  const others = names.filter((name) => !NO_NAME.test(name));
  const isOfField = title.includes(":") && names.length > 1 && FIELD.test(names.at(-1) ?? "");
  const isRow =
    isOfField || names.some((name) => OF_A_ROW.test(name)) || names.length - others.length > 1;
  return isRow || PERSON.test(names[0] ?? "") ? [] : others.filter((name) => !PERSON.test(name));
}

type Item = { title: string; content: string };

export function extractCompetitorNames(items: readonly Item[]): string[] {
  const names = items
    .filter(({ content }) => !isOfChat(content))
    .flatMap(({ title }) => splitNames(title))
    .map((name) => name.replace(USES, "").replace(DEAL, ""))
    .filter((name) => !SAYS.test(name) && !statesPrice(name))
    .filter((name) => /^[\p{Lu}\p{N}]/u.test(name) && name.split(/\s+/).length <= MAX_WORDS);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
