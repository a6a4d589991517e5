import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import type { Evidence } from "@/lib/ai/evidence";
import { PERSONAL_TITLE } from "@/lib/text/words";

/** A Japanese particle may follow a name without a space. */
const JAPANESE = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー";

/** A legal form at the end of a name, which most texts leave out. */
const LEGAL_FORM =
  /(?<=\S{3}),? (?:inc|ltd|llc|plc|corp|gmbh|ag|kg|b\.?v|n\.?v|s\.?a|sas|sarl)\.?$|^(?:株式会社|有限会社)|(?:株式会社|有限会社)$/iu;
const CAMEL_CASE = /^\p{Ll}+\p{Lu}/u;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const inAnyCase = (text: string) =>
  escapePattern(text).replaceAll(
    /\p{L}/gu,
    (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  );

/** Finds `Go To` in `Go-To` and `GoTo`, but neither in `go to` nor in `Go to`. */
const inCapitals = (name: string) =>
  name
    .split(/(?<=.)[\s-]+(?=.)/u)
    .map(([first = "", ...others], at) => {
      const rest = inAnyCase(others.join(""));
      const inside = /\p{Lu}/u.test(first) ? first : inAnyCase(first);
      if (at > 0) return `(?:[\\s-]${inside}|${inAnyCase(first)})${rest}`;
      return escapePattern(CAMEL_CASE.test(name) ? first : first.toUpperCase()) + rest;
    })
    .join("");

/** Verbs of selling after a name, but not as in `Best offers in June`. */
const TRADES =
  "(?:offers|sells|charges|bietet|verkauft|verlangt|biedt|verkoopt|vraagt|propose|vend|facture) (?:\\p{Sc}|\\d|(?:an?|the|no|its|it|everything|only|eine?n?|die|das|den|keine?n?|nur|een|de|het|geen|alleen|une?|des|du|le|la|les) )";
/** Finds the beginning of a line that a name fills or labels, of a sentence that it is the subject of, and a capital after a small word. */
const inPlaceOfName = (pattern: string) =>
  `(?:(?<=(?:^|[.!?] )[\\s>*+-]{0,8})${pattern}(?= ${TRADES})|(?<=^[\\s>*+-]{0,8})${pattern}(?=[*_]{0,2}\\s?(?:[:：]|$))|(?<=(?<!\\p{L})\\p{Ll}{1,20},? )${pattern})`;

/**
 * Finds a name, as a text spells it, with or without its spaces, hyphens and legal form: `CrewGrid` for `Crew-Grid Inc.` A word
 * that the record writes in lower case too needs its legal form, or the place of a name: `Best prices` are not those of `Best AG`.
 */
export function createNameFinder(name: string, record: readonly Evidence[] = []) {
  const bare = name.replace(LEGAL_FORM, "");
  const isJapanese = new RegExp(`[${JAPANESE}]`, "u").test(bare);
  const more = isJapanese ? "[\\p{sc=Kana}ー]" : `(?![${JAPANESE}])[\\p{L}\\p{N}]`;
  const match = (pattern: string) => new RegExp(`(?<!${more})(?:${pattern})(?!${more})`, "mu");
  const isWord = /^\p{Lu}?\p{Ll}+$|^\p{Lu}+$/u.test(bare);
  const inLowerCase = match(escapePattern(bare.toLowerCase()));
  const isCommon = () =>
    /ing$/i.test(bare) || record.some((piece) => inLowerCase.test(readEvidence(piece)));
  const asWritten = /[\s-]/.test(bare) && bare === name ? [] : [inAnyCase(name)];
  const capitals = inCapitals(bare);
  const without = bare !== name && isWord && isCommon() ? inPlaceOfName(capitals) : capitals;
  const named = match([...asWritten, without].join("|"));
  return (text: string) => (name === "" ? undefined : named.exec(text)?.[0]);
}

/** In letters: a shorter word is often no brand, as in `Café Nord`. */
const MIN_BRAND = 5;

const CAPITALIZED = "\\p{Lu}[\\p{L}'’-]+";
/** A brand and another word, such as its town: `Grünwerk Osnabrück`. */
const TWO_WORDS = new RegExp(`^(${CAPITALIZED}) (${CAPITALIZED})$`, "u");
/** German words before a noun, but hardly before a brand. */
const BEFORE_NOUN =
  "(?:[Dd](?:er|ie|as|em|en|es)|(?:[KkMmSs]ein|[Ee]in)e?[mnrs]?|[Uu]nsere?[mnrs]?|[Ii]hre?[mnrs]?|[Jj]ede[mnrs]?|[Zz]u[mr]|[Ii]m|[Aa]m|[Vv]om|[Bb]eim) ";

/**
 * Finds the first of a name's two words, if the record uses it as a brand: `Grünwerk liefert schneller`. It does not if it writes the word in
 * lower case, after a title or a German article (`der Garten`), or before another capital (`Bakkerij Lenz` besides `Bakkerij Mol`).
 */
function findBrand(name: string, record: readonly Evidence[]): string | undefined {
  const [, brand = "", rest = ""] = TWO_WORDS.exec(name.replace(LEGAL_FORM, "")) ?? [];
  if (brand.length < MIN_BRAND) return undefined;
  const [first, lower] = [escapePattern(brand), escapePattern(brand.toLowerCase())];
  const others = `(?!(?:${escapePattern(rest)}|GmbH|AG|KG|Inc|Ltd|BV|SAS|SARL)(?!\\p{L}))\\p{Lu}`;
  const isNoun = new RegExp(
    `(?<!\\p{L})(?:${lower}(?!\\p{L})|(?:${BEFORE_NOUN}|${PERSONAL_TITLE} )${first}(?!\\p{L})|${first} ${others})`,
    "u",
  );
  return record.some((piece) => isNoun.test(readEvidence(piece))) ? undefined : brand;
}

/** Whether a text names the competitor, by its whole name or by its brand alone. */
export function createNameTest(name: string, record: readonly Evidence[] = []) {
  const find = createNameFinder(name, record);
  const brand = findBrand(name, record);
  const findShort = brand === undefined ? undefined : createNameFinder(brand, record);
  return (text: string) => find(text) !== undefined || findShort?.(text) !== undefined;
}
