/** What a line may keep: `numberOf` gives a reference its number, or undefined for one that was not sent. */
export type Rules = {
  numberOf(ref: string): number | undefined;
  isAllowedAddress(address: string): boolean;
  /** Called for every reference and address that is taken out. */
  onRemoved(): void;
};

const REFERENCE = /\[\^([^\]\s]{1,64})\]/g;
const LINK = /(?<!!)!*\[([^[\]]*)\]\(([^()\s]*)\)/g;
const OTHER_LINK = /\]\(/g;
const DEFINITION = /^([\s>*+-]{0,20})\[(?!\^)([^\]]*)\]:/;
const TAG = /</g;
const ENTITY = /&(?=#?\w{1,31};)/g;
const ESCAPED_ADDRESS = /\\(?=[:/])/g;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>`|[]+/gi;
/** Begins at the beginning of a word and is bounded, so that long words cost little. */
export const EMAIL =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8}/gu;
const PUNCTUATION = ").,;:!?*_'\"]\\";

/**
 * A line of a draft with its references numbered, and without what was not sent: unknown references,
 * images, links and addresses that stand nowhere in the evidence, HTML.
 * Code is no exception: renderers disagree about where it begins.
 */
export function cleanLine(line: string, rules: Rules): string {
  return cleanText(line.replace(DEFINITION, "$1\\[$2]:"), rules);
}

/** An address without what ends the sentence around it. */
export function withoutPunctuation(url: string): string {
  let end = url.length;
  while (end > 0 && PUNCTUATION.includes(url.charAt(end - 1))) end--;
  return url.slice(0, end);
}

function cleanText(text: string, { numberOf, isAllowedAddress, onRemoved }: Rules): string {
  const removed = (left: string) => {
    onRemoved();
    return left;
  };
  // An allowed link is put aside, so that the steps after it do not take it apart.
  const kept: string[] = [];
  return text
    .replaceAll("\ufffc", "")
    .replace(ENTITY, "&amp;")
    .replace(ESCAPED_ADDRESS, "")
    .replace(TAG, "&lt;") // before links are put aside: their words could hold HTML
    .replace(REFERENCE, (_, ref: string) => {
      const number = numberOf(ref);
      return number === undefined ? removed("") : `[^${number}]`;
    })
    .replace(LINK, (link, words: string, url: string) =>
      isAllowedAddress(url)
        ? `\ufffc${kept.push(link.replace(/^!+/, "")) - 1}\ufffc`
        : removed(words),
    )
    .replace(/(?<!!)!+\[/g, "[")
    .replaceAll("]:", "]\\:")
    .replace(OTHER_LINK, () => removed("]\\("))
    .replace(URL_IN_TEXT, (match, place: number, whole: string) => {
      const url = withoutPunctuation(match);
      const end = url.length;
      // Words that were escaped have their marks back inside an address, which knows no escapes.
      const plain = url.replace(ESCAPE, "");
      // A renderer would take a reference that stands right behind an address for a part of it.
      const gap = whole.charAt(place + match.length) === "[" ? " " : "";
      if (isAllowedAddress(plain)) return plain + match.slice(end) + gap;
      return removed(`\`${url}\`${match.slice(end)}`);
    })
    .replace(EMAIL, (email) =>
      isAllowedAddress(email) ? email : removed(email.replace("@", " (at) ")),
    )
    .replace(/\ufffc(\d+)\ufffc/g, (_, index) => kept[Number(index)] ?? "");
}
