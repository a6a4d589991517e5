const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
const TOKEN = /\p{L}[\p{L}'’]*|\d[\d.,:]*|[€$£¥%?!"“”„«»]/gu;
const MAX_GRAM = 4;
const BEGINNING = 4;
const ENDING = 3;
const MIN_ENDED = 6;

/**
 * The features of a statement for the label model: words with their beginnings, endings and neighbours, and runs of one to
 * four characters of Japanese, which has no spaces. Numbers are one word. A feature occurs once, however often the text has it.
 */
export function readFeatures(text: string): Set<string> {
  const said = text.normalize("NFKC");
  const features = new Set<string>();
  let before = "^";
  let wasName = false;
  for (const [token] of said.replaceAll(JAPANESE, " ").matchAll(TOKEN)) {
    const word = simplify(token);
    if (/^\p{Lu}/u.test(token)) features.add("Aa").add(`${before} Aa`);
    if (wasName) features.add(`Aa ${word}`);
    wasName = /^\p{Lu}/u.test(token);
    features.add(word).add(`${before} ${word}`);
    if (word.length > BEGINNING) features.add(`${word.slice(0, BEGINNING)}-`);
    if (word.length >= MIN_ENDED) features.add(`-${word.slice(-ENDING)}`);
    before = word;
  }
  features.add(`${before} $`);
  for (const [run] of said.matchAll(JAPANESE)) {
    features.add(`${run.slice(-2)}$`);
    for (let length = 1; length <= MAX_GRAM; length++)
      for (let at = 0; at + length <= run.length; at++) features.add(run.slice(at, at + length));
  }
  return features;
}

const simplify = (token: string) =>
  /^\d/.test(token)
    ? "0"
    : token.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
