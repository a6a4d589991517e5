import { splitPlainSentences } from "./sentences";
import { LABEL } from "./word-beginnings";

/** Answers that say nothing, in five languages. */
export const NOTHING =
  "none|nothing|n/a|keine?|nichts|geen|niets|n\\.v\\.t|aucune?|rien|néant|なし|ありません";
/** Words that stand where an answer is missing, and what may follow them. */
const NONE = new RegExp(
  `^(?:(?:there (?:is|are) |we have |bisher |noch |nog |vooralsnog |pour l['’]instant |まだ|特に)?(?:${NOTHING}|no|open|unknown|unclear|undecided|missing|pending|not (?:yet )?(?:known|clear|decided|defined|agreed|planned|found)|offen|unbekannt|unklar|fehlt|nicht (?:bekannt|festgelegt|entschieden|geplant)|onbekend|onduidelijk|ontbreekt|niet (?:bekend|bepaald|besloten)|inconnue?|pas encore(?: (?:définie?|décidée?|prévue?))?|ない|未定|不明|検討中)(?: (?:yet|so far|known|planned|at present|for now|at the moment|bisher|noch|bekannt|geplant|vorerst|tot nu toe|bekend|gepland|pour (?:l['’]instant|le moment)|à ce jour|connue?|prévue?)){0,2}\\s{0,2}(?=[.,;!…(–。、—-]|$)|(?:tb[acd]|t\\.b\\.d|to ?do|to be (?:decided|defined|determined|confirmed|agreed)|noch zu (?:klären|entscheiden|bestimmen)|steht noch aus|nog te (?:bepalen|besluiten)|à (?:définir|déterminer|préciser|décider))(?!\\p{L}))`,
  "iu",
);

/** Whether the words after a label, such as `none yet` or `who decides?`, answer nothing. */
export function isNoAnswer(text: string): boolean {
  const sentences = splitPlainSentences(text.trim());
  const next = sentences.findIndex((sentence) => LABEL.test(sentence));
  const said = next < 0 ? sentences : sentences.slice(0, next);
  const isBare = !/[\p{L}\p{N}]/u.test(said.join(""));
  return isBare || NONE.test(said[0] ?? "") || said.every((each) => /[?？]\W*$/.test(each));
}
