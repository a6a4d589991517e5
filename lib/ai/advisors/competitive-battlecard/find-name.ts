import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import type { Evidence } from "@/lib/ai/evidence";
import { escapePattern } from "@/lib/text/words";

/** A Japanese particle may follow a name without a space. */
const JAPANESE = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー";

/** A legal form at the end of a name, which most texts leave out. */
const LEGAL_FORM =
  /(?<=\S{3}),? (?:inc|ltd|llc|plc|corp|gmbh|ag|kg|b\.?v|n\.?v|s\.?a|sas|sarl)\.?$|^(?:株式会社|有限会社)|(?:株式会社|有限会社)$/iu;
const CAMEL_CASE = /^\p{Ll}+\p{Lu}/u;

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
export function createNameFinder(name: string, record: readonly Evidence[]) {
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

const CAPITALIZED = "\\p{Lu}[\\p{L}'’-]+";
/** A brand and another word, such as its town: `Grünwerk Osnabrück`. */
const TWO_WORDS = new RegExp(`^(${CAPITALIZED}) (${CAPITALIZED})$`, "u");

/**
 * Finds the first of a name's two words where it can hardly be anything else: in a cell of its own or as the label of a line, before a sum, or as the
 * seller in a sentence. `Albert` may be a person, and `Zürich` a town. The label of a line is no brand if somebody of that name wrote to us.
 */
function createBrandTest(name: string, record: readonly Evidence[]) {
  const [, brand = ""] = TWO_WORDS.exec(name.replace(LEGAL_FORM, "")) ?? [];
  const first = escapePattern(brand);
  const isWriter = record.some(
    (piece) => piece.type === "context_item" && piece.writer?.split(" ").includes(brand),
  );
  const found = new RegExp(
    `(?:^|(?<=[.!?] )|(?<=\\|))[\\s>*+-]{0,8}${first}(?:(?= ${TRADES})|[*_]{0,2}\\s?(?:${isWriter ? "[:：] ?(?=\\p{Sc}|\\d)|\\|" : "[:：|]"}|$|, ?(?:\\p{Sc}|\\d)))`,
    "mu",
  );
  return (text: string) => brand !== "" && found.test(text);
}

/** Whether a text names the competitor, by its whole name or by its brand alone. */
export function createNameTest(name: string, record: readonly Evidence[] = []) {
  const find = createNameFinder(name, record);
  const findsBrand = createBrandTest(name, record);
  return (text: string) => find(text) !== undefined || findsBrand(text);
}
