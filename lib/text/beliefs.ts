import { isSpoken } from "./open-quotation";
import { matchWords } from "./words";

const WE = "(?:we|i|the team) (?:\\w+ly )?";
const THINK = "believe|think|assume|hope|guess|suppose|suspect";
const EXPECT = "expect|anticipate";

/** Words of an opinion in the first person, in five languages. `Wir denken an eine App` is not an opinion. */
const OPINIONS = `${WE}(?:${THINK})|in our (?:opinion|view)|we are (?:sure|certain|confident|convinced)
  unserer (?:Meinung|Ansicht) nach|unseres Erachtens|wir (?:sind (?:überzeugt|(?:uns )?sicher)|glauben|vermuten|hoffen)
  naar onze mening|volgens ons|we zijn (?:er )?(?:zeker|van overtuigd)|(?:we|wij) (?:denken|geloven|hopen|vermoeden)(?! aan(?!\\p{L}))
  à (?:notre|mon) avis|selon nous|nous sommes (?:sûrs|certains|convaincus)|(?:nous|on) (?:pens(?:e|ons)|croi(?:t|yons)|espér?(?:ons|e)|suppos(?:e|ons))(?! (?:à|aux?)(?! (?:contraire|juste))(?!\\p{L}))
  と思(?:う|います|いました|われ)|だろう`;
const OPINION = matchWords(OPINIONS);
const BELIEF = matchWords(`${OPINIONS}
  they (?:\\w+ly )?(?:${THINK}|${EXPECT})|${WE}(?:${EXPECT})|(?:it is|is|are) (?:widely |generally )?(?:believed|assumed|thought|supposed)|assuming
  probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to|surely|undoubtedly|happily|gladly|(?:assumption|annahme|aanname|hypothèse)(?= ?: )|前提(?=：)
  (?:wir|ich) (?:erwarten?|nehmen? an(?=[,:]| dass)|gehen? (?:\\p{L}+ ){0,2}davon aus(?=[,:.]))|gehen? (?:wir|ich) (?:\\p{L}+ ){0,2}davon aus(?=[,:])|davon auszugehen(?=[,:])|(?:meiner Meinung nach|meines Erachtens|ich (?:glaube(?! nicht)|vermute|hoffe|denke(?=,)))|sicherlich|bestimmt|zweifellos|vermutlich|wahrscheinlich|voraussichtlich
  (?:we|wij|ik) (?:verwacht(?:en)?|neem aan dat|nemen aan dat|ga(?:an)? (?:\\p{L}+ ){0,2}er ?van uit(?=,| dat))|naar mijn mening|ik (?:denk|geloof|hoop|vermoed)(?! (?:aan|na|mee)(?!\\p{L}))|ongetwijfeld|vast en zeker|waarschijnlijk|vermoedelijk
  (?:nous|on|je|j['’])\\s?estim(?:e|ons)|(?:je|nous|on) (?:\\p{L}+ )?par(?:s|t|tons) (?:\\p{L}+ )?du principe(?= qu)|(?:je|j['’]) ?(?:pense|crois|espère|suppose)(?! (?:à|aux?)(?!\\p{L}))|sûrement|certainement|volontiers|probablement|sans doute
  きっと|おそらく|たぶん|間違いなく|はず(?:だ|で|。)|と(?:思|考え|見込)(?:う|い|わ|む|ま|ら|て)|と(?:想定|仮定)(?:している|しています|する)(?=。|$)|見込みで`);

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
