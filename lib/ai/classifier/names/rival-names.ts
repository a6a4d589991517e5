import { isCustomerName, readCustomer } from "./customers";
import { RIVAL_WORD } from "./rival-words";

const NAME = "\\p{Lu}[\\p{L}\\d&.'’+-]*(?: \\p{Lu}[\\p{L}\\d&.'’+-]*){0,2}";
/** Words for all rivals or a contest, of which a colon makes one rival: not `Competition Bern Marathon`. */
const OF_ALL = "[Cc]ompetition|[Kk]onkurrenz|[Cc]oncurrence|[Cc]oncurrentie";
/** `Competitor: Shiftly`, `競合：シフトリー`. */
const LABELED = `(?<!\\p{L})(?:${RIVAL_WORD}|${OF_ALL})\\s?[:：]\\s*(?<name>${NAME})|競合(?:他社|企業)?[:：]\\s?(?<japanese>[\\p{sc=Katakana}ー]{2,20}|[A-Z][\\w.+-]{1,20})`;
const AFTER_NAME = "(?=$|['’]?s?(?:\\s\\p{Ll}|\\s?[,:：(（|]|\\s[–—-]\\s))";
/** Also `Prices of our rival Shiftly – November` and `Shiftly (competitor)`. */
const NAMED = [
  `(?:${LABELED})${AFTER_NAME}`,
  `(?<!\\p{L})(?:${RIVAL_WORD})(?:\\s[–—-])?\\s+(?<name>${NAME})${AFTER_NAME}`,
  `^(?<name>${NAME})(?:\\s?\\(|\\s[–—-]\\s|,\\s)(?:(?:[Oo]ur|a|the|main|direct|unser|der|ein|onze|een|de|notre|un|le) )*(?:${RIVAL_WORD}|${OF_ALL})\\)?$`,
].map((form) => new RegExp(form, "u"));
const LABELED_ALONE = new RegExp(`^(?:${LABELED})$`, "u");
/** Several rivals, of which none is that of the whole text. */
const SEVERAL = /,\s\p{Lu}|[、・]|\s(?:&|and|und|en|et|vs\.?)\s/u;
const NO_NAME = /^(?:TB[ACD]|N\.?[AN]\.?|None|Unknown|Keine?|Offen|Geen|Aucune?)$/iu;

/** Finds the one rival that a heading names as such; null for `Competitor analysis`, or where it names a customer too. */
export function readRival(heading: string): string | null {
  if (heading.length > 120 || SEVERAL.test(heading) || readCustomer(heading)) return null;
  const names = NAMED.flatMap((form) => readCompany(form.exec(heading)) ?? []);
  const [name] = names;
  const after = name && /[:：]\s*(.+)$/u.exec(heading.slice(heading.indexOf(name) + name.length));
  return name && !(after && isCustomerName(after[1] ?? "")) ? name : null;
}

/** Whether a line says only which rival its text is about: `Competitor: Shiftly`. */
export const isRivalLine = (said: string) => readCompany(LABELED_ALONE.exec(said)) !== null;

function readCompany(found: RegExpExecArray | null): string | null {
  const { name, japanese } = found?.groups ?? {};
  return name && isCompany(name) ? name : (japanese ?? null);
}

const isCompany = (name: string) => isCustomerName(name) && !NO_NAME.test(name);

/** Finds the name of a heading that says nothing else: `Shiftly`, `Shiftly (49 €)`. */
export function readBareName(heading: string): string | null {
  const name = heading.replace(/\s?[(（][^()（）]*[)）]$/, "");
  return isCompany(name) ? name : null;
}
