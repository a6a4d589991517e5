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
 * Chooses the language of a generated document: that of two thirds of what the team wrote for the initiative, or in all if that is too little,
 * else English: a French plan of a German team is French. Sizes are in bytes, because a Japanese character says as much as two or three letters. A piece counts whole, in the language
 * of its beginning.
 */
export function chooseLanguage(evidence: readonly Evidence[]): Language {
  const own = evidence.filter(isOwnText);
  const all = (own.length > 0 ? own : evidence).map(measure);
  const ofInitiative = own.filter(({ scope }) => scope === "initiative").map(measure);
  const texts = sum(ofInitiative) >= LEAST ? ofInitiative : all;
  const least = Math.max(LEAST, CLEAR * sum(texts));
  return (
    LANGUAGES.find((each) => sum(texts.filter(({ language }) => language === each)) >= least) ??
    "en"
  );
}

function measure({ title, text }: Evidence) {
  const whole = `${title}\n${text}`;
  return { language: guessLanguage(whole.slice(0, READ)), size: Buffer.byteLength(whole) };
}

const sum = (texts: readonly { size: number }[]) =>
  texts.reduce((total, { size }) => total + size, 0);
