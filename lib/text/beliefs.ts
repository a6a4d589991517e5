import { isSpoken } from "./open-quotation";
import { matchWords } from "./words";

/** Words of an opinion in the first person, in five languages. */
const OPINIONS = `(?:we|i|the team) (?:\\w+ly )?(?:believe|think|assume|hope|guess|suppose|suspect)|in our (?:opinion|view)|we are (?:sure|certain|confident|convinced)
  unserer (?:Meinung|Ansicht) nach|unseres Erachtens|wir (?:sind (?:überzeugt|(?:uns )?sicher)|glauben|vermuten|hoffen)
  naar onze mening|volgens ons|we zijn (?:er )?(?:zeker|van overtuigd)|(?:we|wij) (?:denken|geloven|hopen|vermoeden)
  à (?:notre|mon) avis|selon nous|nous sommes (?:sûrs|certains|convaincus)|(?:nous|on) (?:pens(?:e|ons)|croi(?:t|yons)|espér?(?:ons|e)|suppos(?:e|ons))
  と思(?:う|います|いました|われ)|だろう`;
const OPINION = matchWords(OPINIONS);
const BELIEF = matchWords(`${OPINIONS}
  they (?:\\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|suspect|anticipate)|(?:we|i|the team) (?:\\w+ly )?(?:expect|anticipate)|(?:it is|is|are) (?:widely |generally )?(?:believed|assumed|thought|supposed)|assuming
  probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to|surely|undoubtedly|happily|gladly|(?:assumption|annahme|aanname|hypothèse)(?= ?: )|前提(?=：)
  wir (?:erwarten|nehmen an|gehen davon aus)|sicherlich|bestimmt|zweifellos|vermutlich|wahrscheinlich|voraussichtlich
  (?:we|wij) (?:verwachten|gaan ervan uit)|ongetwijfeld|vast en zeker|waarschijnlijk|vermoedelijk
  (?:nous|on) estim(?:e|ons)|sûrement|certainement|volontiers|probablement|sans doute
  きっと|おそらく|たぶん|間違いなく|はず(?:だ|で|。)|と(?:思|考え|見込)(?:う|い|わ|む|ま|ら|て)|見込みで`);

/** Whether a sentence is an opinion of its writer, not of somebody whom it quotes. */
export function isOpinion(sentence: string): boolean {
  const found = OPINION.exec(sentence);
  return found !== null && !isSpoken(sentence, found.index);
}

/** Finds words by which a sentence gives an opinion or an expectation, such as `we believe` or `probably`. */
export const findBelief = (sentence: string) => BELIEF.exec(sentence);
