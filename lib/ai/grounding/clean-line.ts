import { REFERENCES } from "@/lib/text/footnotes";

/** The content that a line may keep: `numberReference` numbers a reference, undefined for unknown evidence. */
type Rules = {
  numberReference(ref: string): number | undefined;
  isAllowedAddress(address: string): boolean;
  onRemoved(): void;
};

/** Text before `]`. Marks left in it around something that was removed, such as `[[^unknown]^1]`, could read as a reference. */
const BEFORE_BRACKET = /(?<![^\]\s])[^\]\s]+\]/g;
const FORGED = /\[\^(?!\])/g;
const LINK = /(?<!!)!*\[([^[\]\ufff9]*)\]\(([^()\s]*)\)/g;
const LINK_DEFINITION = /^([\s>*+-]{0,20})\[(?!\^)([^\]]*)\]:/;
const ENTITY = /&(?!lt;|#96;)(?=#?\w{1,31};)/g; // these two hide no address, and drafts contain them
const ESCAPED_ADDRESS = /\\(?=[:/])/g;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>`|[\ufff9]+/gi;
/** Anchored at word starts and bounded, so that long words cost little. */
export const EMAIL =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8}/gu;
const PUNCTUATION = ").,;:!?*_'\"]\\";

/** Removes the punctuation of the surrounding sentence from the end of an address. */
export function trimPunctuation(url: string): string {
  let end = url.length;
  while (end > 0 && PUNCTUATION.includes(url.charAt(end - 1))) end--;
  return url.slice(0, end);
}

/** Removes references, images, HTML, links and addresses not in the evidence; in code too: renderers disagree where it begins. */
export function cleanLine(
  line: string,
  { numberReference, isAllowedAddress, onRemoved }: Rules,
): string {
  const noteRemoved = (left: string) => {
    onRemoved();
    return left;
  };
  // Allowed links and references are set aside, so that later steps do not change them.
  const kept: string[] = [];
  return line
    .replace(LINK_DEFINITION, "$1\\[$2]:")
    .replaceAll(/[\ufffc\ufff9]/g, "")
    .replace(ENTITY, "&amp;")
    .replace(ESCAPED_ADDRESS, "")
    .replaceAll("<", "&lt;") // before links are set aside, because their words could contain HTML
    .replace(REFERENCES, (_, ref: string) => {
      const number = numberReference(ref);
      return number === undefined ? noteRemoved("") : `\ufff9${number}\ufff9`;
    })
    .replace(LINK, (link, words: string, url: string) =>
      isAllowedAddress(url)
        ? `\ufffc${kept.push(link.replace(/^!*\[(?=\^)/, "[\\").replace(/^!+/, "")) - 1}\ufffc`
        : noteRemoved(words),
    )
    .replace(/(?<!!)!+(?=[[\ufff9])/g, "")
    .replace(/(?<=[\]\ufff9]):/g, "\\:")
    .replace(/(?<=[\]\ufff9])\(/g, () => noteRemoved("\\("))
    .replace(URL_IN_TEXT, (match, place: number, whole: string) => {
      const url = trimPunctuation(match);
      // Addresses have no escapes, so the escapes of the text around them are removed.
      const plain = url.replace(ESCAPE, "");
      // A renderer would read a reference right after an address as a part of the address.
      const gap = /[[\ufff9]/.test(whole.charAt(place + match.length)) ? " " : "";
      if (isAllowedAddress(plain)) return plain + match.slice(url.length) + gap;
      return noteRemoved(`\`${url}\`${match.slice(url.length)}`);
    })
    .replace(EMAIL, (email) =>
      isAllowedAddress(email) ? email : noteRemoved(email.replace("@", " (at) ")),
    )
    .replace(BEFORE_BRACKET, (part) => part.replace(FORGED, "[\\^"))
    .replace(/\ufff9(\d+)\ufff9/g, "[^$1]")
    .replace(/\ufffc(\d+)\ufffc/g, (_, index) => kept[Number(index)] ?? "");
}
