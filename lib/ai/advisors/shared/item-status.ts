import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { CLOSED, DROPPED, OUTDATED } from "@/lib/document-types/topics";
import { matchWords } from "@/lib/text/words";
import { isSpoken } from "./claims";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

const readAll = ({ title, text }: Evidence) => readSentences(`${title}\n\n${text}`);

/** Quotes from the first sentence that passes the test. */
function quoteFrom(piece: Evidence, test: (sentence: string) => boolean): string | undefined {
  const sentences = readAll(piece);
  const start = sentences.findIndex(test);
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

/** A risk whose own text says that it is over, in one of the five languages. */
export const isClosed = (risk: Evidence) =>
  readAll(risk).some((text) => CLOSED.some((phrase) => text.toLowerCase().startsWith(phrase)));

/** The beginning of a sentence that says that an idea is built, or its end in Japanese. */
const BUILT =
  /^(?:(?:umgesetzt|al gebouwd|déjà livrée?)(?!\p{L})|(?:shipped|released|launched|rolled out|live) (?:in|on|with|since|to)\b|(?:ausgeliefert|veröffentlicht|live) (?:am|im|seit) |(?:opgeleverd|uitgebracht|live) (?:op|in|sinds) |(?:livrée?s?|lancée?s?) (?:le|en|depuis) )|(?:リリース|公開|提供を開始)(?:済み|した|しました)。?$/iu;

export const isBuilt = (sentence: string) => BUILT.test(sentence);

/** Quotes where an idea says that it is built or given up. */
export const quoteSettled = (idea: Evidence) => quoteFrom(idea, isBuilt) ?? quoteDropped(idea);
export const quoteDropped = (idea: Evidence) => quoteFrom(idea, (text) => DROPPED.test(text));

/** Words of the five languages for what is still to be done. */
const UNSETTLED =
  matchWords(`not yet|(?:has|have) yet to|nobody has (?:measured|tested|checked|asked|decided|signed|tried)|(?:has|have)n['’]t got
  noch nicht|noch nichts|noch keine?[nmrs]?|steht noch aus
  nog niets?|nog geen
  pas encore
  まだ.{0,20}(?:ない|ません)|未(?:定|決|確認|着手|承認|締結)`);

/** Quotes where an item says that something is not done yet. */
export const quoteUnsettled = (piece: Evidence) =>
  quoteFrom(piece, (text) => {
    const found = UNSETTLED.exec(text);
    return found !== null && !isSpoken(text, found.index);
  });

const DECIDES = matchWords(`(?<!(?:not|be|never) )(?:decided|agreed|settled)
  (?<!(?:nicht|noch) )(?:beschlossen|entschieden|vereinbart|abgemacht)
  (?<!(?:niet|nog) )(?:besloten|afgesproken)
  (?<!(?:pas|encore|être) )(?:décidé|convenu|d'accord)
  決め(?:た|ました)|決定した|ことに(?:した|なった|しました|なりました)`);

/** What a decision says, or the sentence of a note that says that something is decided. */
export function findDecided(
  piece: Evidence,
  sentences: readonly string[] = readSentences(piece.text),
) {
  if (hasLabel(piece, "decision")) return quoteBeginning(sentences);
  return isOutdated(piece) ? undefined : sentences.find((text) => DECIDES.test(text));
}

/** A plan of old, as its title, the beginning of a sentence or a phrase of several words says. */
export const isOutdated = ({ title, text }: Evidence) =>
  OUTDATED.some((phrase) => {
    const isSaid = (sentence: string) =>
      phrase.includes(" ") ? sentence.includes(phrase) : sentence.startsWith(phrase);
    const sentences = readSentences(text).map((each) => each.toLowerCase());
    return title.toLowerCase().includes(phrase) || sentences.some(isSaid);
  });
