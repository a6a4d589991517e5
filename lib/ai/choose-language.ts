import { guessLanguage, LANGUAGES, type Language } from "@/lib/text/languages";
import { type Evidence, hasLabel } from "./evidence";

/** Of the whole text of a language, in bytes of UTF-8: about 30 words. A guess from less may rest on one name. */
const LEAST = 200;
/** The share of the text that has to be in a language other than English. */
const CLEAR = 2 / 3;
/** The beginning of a piece that is read, in UTF-16 units. */
const READ = 2_000;

/** Whether the team wrote it: customers and suppliers write in languages of their own. */
const isOwnText = (piece: Evidence) => piece.type !== "upload" && !hasLabel(piece, "user_feedback");

/**
 * Chooses the language of a generated document: that of two thirds of its evidence by the team, else English. Sizes are in bytes, because a
 * Japanese character says as much as two or three letters. A piece counts whole, in the language of its beginning.
 */
export function chooseLanguage(evidence: readonly Evidence[]): Language {
  const own = evidence.filter(isOwnText);
  const texts = (own.length > 0 ? own : evidence).map(({ title, text }) => `${title}\n${text}`);
  const sizes = texts.map((text) => ({
    language: guessLanguage(text.slice(0, READ)),
    size: Buffer.byteLength(text),
  }));
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0);
  const least = Math.max(LEAST, CLEAR * sum(sizes));
  return (
    LANGUAGES.find((each) => sum(sizes.filter(({ language }) => language === each)) >= least) ??
    "en"
  );
}
