import { isSpoken } from "./open-quotation";
import { matchWords } from "./words";

const WE = "(?:we|i|the team) (?:\\w+ly )?";
const THINK = "believe|think|assume|hope|guess|suppose|suspect";
const EXPECT = "expect|anticipate";

/** Words of an opinion in the first person, in five languages. `Wir denken an eine App` is none. */
const OPINIONS = `${WE}(?:${THINK})|in our (?:opinion|view)|we are (?:sure|certain|confident|convinced)
  (?:unserer|meiner) (?:Meinung|Ansicht) nach|(?:unseres|meines) Erachtens|wir sind (?:überzeugt|(?:uns )?sicher)|ich bin (?:überzeugt|(?:mir )?sicher)|(?:wir|ich) (?:glauben?|vermuten?|hoffen?|denken?(?=,))
  naar (?:onze|mijn) mening|volgens (?:ons|mij)|(?:we zijn|ik ben) (?:er )?(?:zeker|van overtuigd)|(?:we|wij|ik) (?:denk(?:en)?|gelo(?:of|ven)|ho(?:op|pen)|vermoed(?:en)?)(?! aan(?!\\p{L}))
  à (?:notre|mon) avis|selon (?:nous|moi)|nous sommes (?:sûrs|certains|convaincus)|je suis (?:sûre?|certaine?|convaincue?)|(?:nous|on|je|j['’])\\s?(?:pens(?:e|ons)|croi[st]|croyons|espér?(?:ons|e)|espère|suppos(?:e|ons))(?! (?:à|aux?)(?!\\p{L}))
  と思(?:う|います|いました|われ)|だろう`;
const OPINION = matchWords(OPINIONS);
const BELIEF = matchWords(`${OPINIONS}
  they (?:\\w+ly )?(?:${THINK}|${EXPECT})|${WE}(?:${EXPECT})|(?:it is|is|are) (?:widely |generally )?(?:believed|assumed|thought|supposed)|assuming
  probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to|surely|undoubtedly|happily|gladly|(?:assumption|annahme|aanname|hypothèse)(?= ?: )|前提(?=：)
  (?:wir|ich) (?:erwarten?|nehmen? an(?=,))|(?:geh(?:e|en|t) (?:\\p{L}+ ){0,2}davon aus|davon aus(?:zu)?gehen)(?=[,:]| dass)|sicherlich|bestimmt|zweifellos|vermutlich|wahrscheinlich|voraussichtlich
  (?:we|wij|ik) (?:verwacht(?:en)?|neem aan dat|nemen aan dat)|ga(?:at|an)? (?:\\p{L}+ ){0,2}er ?van ?uit|ongetwijfeld|vast en zeker|waarschijnlijk|vermoedelijk
  (?:nous|on|je|j['’])\\s?estim(?:e|ons)|par(?:s|t|tons|tent) (?:\\p{L}+ ){0,2}du principe|sûrement|certainement|volontiers|probablement|sans doute
  きっと|おそらく|たぶん|間違いなく|はず(?:だ|で|。)|と(?:思|考え|見込)(?:う|い|わ|む|ま|ら|て)|と(?:想定|仮定)(?:し|する|される)|見込みで`);

/** Whether a sentence is an opinion of its writer, not of somebody whom it quotes. */
export function isOpinion(sentence: string): boolean {
  const found = OPINION.exec(sentence);
  return found !== null && !isSpoken(sentence, found.index);
}

/** Finds words by which a sentence gives an opinion or an expectation, such as `we believe` or `probably`. */
export const findBelief = (sentence: string) => BELIEF.exec(sentence);

const WE_BELIEVE = new RegExp(`^${WE}(?:${THINK}|${EXPECT})(?: that)? `, "i");

/** Drops `We believe that` from a sentence. In other languages, the words after it would be in another order. */
export const dropBelief = (sentence: string) => sentence.replace(WE_BELIEVE, "");
