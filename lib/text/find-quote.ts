import { countOccurrences } from "./count-occurrences";

/** Character for character; `offset` in UTF-16 units. */
type Quote = { quote: string; offset: number };

/** In UTF-16 units. */
export const MAX_QUOTE = 600;

/** Finds a quote exactly, or else with other white space, in the text's own spelling; null beyond `MAX_QUOTE`. Linear in the text. */
export function createQuoteFinder(text: string): (quote: string) => Quote | null {
  let folded: ReturnType<typeof foldSpaces> | undefined;
  return (given) => {
    const quote = given.trim();
    if (quote === "" || quote.length > MAX_QUOTE || quote.includes("\u0000")) return null;
    const exact = countOccurrences(text, quote).first;
    if (exact >= 0) return { quote, offset: exact };
    folded ??= foldSpaces(text);
    const wanted = quote.replace(/\s+/g, " ");
    const start = countOccurrences(folded.text, wanted).first;
    if (start < 0) return null;
    const offset = folded.placeAt(start);
    const end = folded.placeAt(start + wanted.length - 1) + 1;
    return { quote: text.slice(offset, end), offset };
  };
}

function foldSpaces(text: string) {
  const places = new Uint32Array(text.length);
  let length = 0;
  const folded = text.replace(/\s+|\S+/g, (run, start: number) => {
    const isSpace = run.trim() === "";
    const kept = isSpace ? 1 : run.length;
    for (let at = 0; at < kept; at++) places[length++] = start + at;
    return isSpace ? " " : run;
  });
  return { text: folded, placeAt: (at: number) => places[at] ?? 0 };
}
