/** Accents of the scripts that have them; elsewhere a mark is a letter of its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;
/** Letters and digits, and what stands between the parts of an identifier. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_./@#:+&][\p{L}\p{N}\p{M}]+)*/gu;
const JOINT = /[-_./@#:+&]/;
/** Where a word begins inside of another: `SyncManager`, `PLAN1432`. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** Scripts that put no spaces between words; in pieces, as the time for one grows with its square. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{1,100}/gu;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
/** Longer runs than this are no identifiers, and are not glued. */
const MAX_GLUED = 64;
/** What is longer is no word, but data. */
const MAX_WORD = 200;

/**
 * The words of a text as the index and the queries know them: without accents and case, identifiers
 * in their parts and, glued, as a whole (`PLAN-1432` is `plan`, `1432`, `plan1432`), Chinese,
 * Japanese and Thai cut into words.
 */
export function wordsOf(text: string): string[] {
  const plain = compatible(text)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(APOSTROPHE, "");
  return (plain.match(WORD) ?? [])
    .flatMap(partsOf)
    .filter((word) => word.length <= MAX_WORD)
    .map((word) => word.toLowerCase());
}

/** Full-width letters and ligatures as plain ones; Thai has its vowels taken apart by that. */
const compatible = (text: string) =>
  text.replace(/[^\p{Script=Thai}]+/gu, (other) => other.normalize("NFKC"));

function partsOf(run: string): string[] {
  const parts = run.split(JOINT);
  const words = parts.flatMap(segment).flatMap(humpsOf);
  const isGlued = parts.length > 1 && run.length <= MAX_GLUED;
  return isGlued ? [...words, parts.join("")] : words;
}

/** A short word with its humps, and as a whole. */
function humpsOf(word: string): string[] {
  const humps = word.length <= MAX_GLUED ? word.split(HUMP) : [word];
  return humps.length > 1 ? [...humps, word] : humps;
}

function segment(part: string): string[] {
  if (part.search(UNSPACED) < 0) return [part];
  const spaced = part.replace(
    UNSPACED,
    (run) => ` ${Array.from(segmenter.segment(run), ({ segment: word }) => word).join(" ")} `,
  );
  return spaced.trim().split(/ +/);
}
