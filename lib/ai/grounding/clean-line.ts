/** What a line may keep: `numberOf` gives a reference its number, or undefined for one that was not sent. */
export type Rules = {
  numberOf(ref: string): number | undefined;
  isAllowedAddress(address: string): boolean;
  /** Called for every reference and address that is taken out. */
  onRemoved(): void;
};

const REFERENCE = /\[\^([^\]\s]{1,64})\]/g;
const LINK = /!*\[([^[\]]*)\]\(([^()\s]*)\)/g;
const OTHER_LINK = /\]\(/g;
const DEFINITION = /^([\s>*+-]{0,20})\[(?!\^)([^\]]*)\]:/;
const TAG = /</g;
const ENTITY = /&(?=#?\w{1,31};)/g;
const ESCAPED_ADDRESS = /\\(?=[:/])/g;
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>`|]+/gi;
/** Bounded, because in a long word every place may be a beginning. */
export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const PUNCTUATION = ").,;:!?*_'\"]\\";

/**
 * A line of a draft with its references numbered, and without what was not sent: unknown references,
 * images, links and addresses that stand nowhere in the evidence, HTML.
 * Code is no exception: renderers disagree about where it begins.
 */
export function cleanLine(line: string, rules: Rules): string {
  return cleanText(line.replace(DEFINITION, "$1\\[$2]:"), rules);
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
    .replace(/!+\[/g, "[")
    .replaceAll("]:", "]\\:")
    .replace(OTHER_LINK, () => removed("]\\("))
    .replace(URL_IN_TEXT, (match) => {
      let end = match.length;
      while (PUNCTUATION.includes(match.charAt(end - 1)) && end > 0) end--;
      const url = match.slice(0, end);
      return isAllowedAddress(url) ? match : removed(`\`${url}\`${match.slice(end)}`);
    })
    .replace(EMAIL, (email) =>
      isAllowedAddress(email) ? email : removed(email.replace("@", " (at) ")),
    )
    .replace(/\ufffc(\d+)\ufffc/g, (_, index) => kept[Number(index)] ?? "");
}
