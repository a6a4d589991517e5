import { dropSpeaker, readPrefix } from "@/lib/ai/classifier/lines/marks";
import type { ContextLabel } from "@/lib/schemas/enums";
import { MONEY } from "@/lib/text/money";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";

/** `It must not cost more than 400 euros.`, by the words that limit a cost; the sum is looked for in the same sentence. */
const LIMITS_COST =
  matchWords(`(?:must|may|should|can)(?: not|n['’]t) (?:\\p{L}{1,12} ){0,2}?cost (?:us )?(?:more than|over|above)|cannot cost (?:more than|over)
  (?:darf|dürfen|soll|sollte|sollen) [^.,;]{0,60}?(?:nicht (?:mehr als|über)|höchstens|maximal) [^.,;]{2,40} kosten
  (?:mag|mogen) [^.,;]{0,60}?(?:niet meer dan|hoogstens|hooguit|maximaal) [^.,;]{2,40} kosten
  ne (?:doit|doivent|peut|peuvent|devrait) pas coûter plus de`);
/** What others say or charge is no limit of ours; a risk or a decision has its own label. */
const BY_OTHERS =
  /(?<!\p{L})(?:says?|said|thinks?|asks?|asked|told|sagt|sagte|meint|fragt|zegt|zei|vindt|vraagt|dit que|a dit|demande|pense|if|wenn|falls|als (?:het|de|dat|we)|si|whether|ob|risks?|decided|agreed|risiko|entschieden|beschlossen|risico|besloten|risque|décidé)(?!\p{L})|[と]言|[?？]/iu;

/** Whether a single sentence limits what something may cost. */
const limitsCost = (sentence: string): boolean =>
  LIMITS_COST.test(sentence) && MONEY.test(sentence) && !BY_OTHERS.test(sentence);

/** `finished the map import`, after the name of who did it */
const FINISHED =
  matchWords(`^(?:(?:i|we|i['’]ve|we['’]ve) )?(?:have )?(?:(?:just|already) )?(?:finished|completed|wrapped up) (?:with )?(?:the|my|our|an?|all|both|this|that|these) \\p{L}+
  ^(?:(?:ich )?bin )?(?:schon |jetzt )?fertig mit (?:de[mnr]|ihre[mnr]|meine[mnr]) (?!nerven)\\p{L}+|^habe? [^.,;]{2,60} (?:fertiggestellt|abgeschlossen|erledigt)
  ^(?:(?:ik )?ben )?(?:nu |al )?klaar met (?:de|het|mijn) \\p{L}+|^heb [^.,;]{2,60} (?:afgerond|afgemaakt)
  ^(?:j['’]ai )?(?:déjà )?(?:terminé|fini) (?:le|la|les|l['’]|mon|ma) ?\\p{L}+
  ^[^。、]{2,30}(?:が|を)?(?:終わりました|終わった|終えました|終えた|(?<!未)完了(?:しました|した)?)。?$`);
/** `habe den Export noch nicht erledigt`, `finished none of it` */
const UNFINISHED =
  /(?<!\p{L})(?:not|no|none|nothing|never|nicht|nichts|nie|kein\p{L}*|niet|niets|nooit|geen|pas|rien|jamais)(?!\p{L})|まだ|未/iu;

/** Whether somebody reports in a short line that their own work is finished. It is neither a risk nor wanted. */
const reportsFinished = (said: string): boolean =>
  FINISHED.test(said) &&
  !UNFINISHED.test(said) &&
  !/[,;:!?、？]|\. \S|(?<!\p{L})(?:but|and|aber|und|maar|en|mais|et)(?!\p{L})/iu.test(said);

/** Reads the label of a single sentence from its form: a limit of a cost, or a speaker's report that something is finished. */
export function readForm(words: string): ContextLabel | undefined {
  const [said = "", ...more] = splitPlainSentences(dropSpeaker(words));
  if (more.length > 0) return undefined;
  if (limitsCost(said)) return "technical_constraint";
  return readPrefix(words) !== "" && reportsFinished(said) ? "general_note" : undefined;
}
