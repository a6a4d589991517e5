import { endsInQuestion } from "./is-question";
import { OWNER_LABELS } from "./owner-label";
import { splitPlainSentences } from "./plain-sentences";
import { LABEL } from "./word-beginnings";

/** An answer that may be explained: `none, we carry the risk`. */
const NONE_AT_ALL = "none|n\\/a|n\\.v\\.t|néant";
/** These begin statements, so they must end theirs: `Keine, wir tragen das Risiko`. */
const NO_THING = "nothing|keine?|nichts|geen|niets|aucune?|rien|なし|ありません";
/** Answers that say nothing, in five languages. */
export const NOTHING = `${NONE_AT_ALL}|${NO_THING}`;

const BEFORE =
  "(?:there (?:is|are) |we have |bisher |noch |nog |vooralsnog |pour l['’]instant |まだ|特に)?";
const AFTER =
  "(?: (?:yet|so far|known|planned|at present|for now|at the moment|bisher|noch|bekannt|geplant|vorerst|tot nu toe|bekend|gepland|pour (?:l['’]instant|le moment)|à ce jour|connue?|prévue?)){0,2}\\s{0,2}";
/** Words that stand where an answer is missing, in five languages, and their endings. */
const NONE = new RegExp(
  `^(?:${BEFORE}(?:${NONE_AT_ALL}|unknown|unclear|undecided|missing|pending|not (?:yet )?(?:known|clear|decided|defined|agreed|planned|found)|unbekannt|unklar|fehlt|nicht (?:bekannt|festgelegt|entschieden|geplant)|onbekend|onduidelijk|ontbreekt|niet (?:bekend|bepaald|besloten)|inconnue?|pas encore(?: (?:définie?|décidée?|prévue?))?|未定|不明|検討中)${AFTER}(?=[.,;!…(–。、—]|-\\s|$)|${BEFORE}(?:no|open|offen|ない|${NO_THING})${AFTER}(?=[.!…。]|$)|to ?do(?=[.!…]|$)|(?:tb[acd]|t\\.b\\.d|to be (?:decided|defined|determined|confirmed|agreed)|noch zu (?:klären|entscheiden|bestimmen)|steht noch aus|nog te (?:bepalen|besluiten)|à (?:définir|déterminer|préciser|décider))(?!\\p{L}))`,
  "iu",
);

/** The labels of the other fields of a risk; `Plan B: …` begins an answer. */
const FIELD = new RegExp(
  `^(?:${[
    OWNER_LABELS,
    "impact|likelihood|probability|severity|status|cause|effect|date|due",
    "auswirkung|wahrscheinlichkeit|eintritt|schwere|ursache|folge|datum|frist",
    "gevolg|kans|ernst|oorzaak",
    "probabilité|gravité|cause|effet|échéance",
    "影響|確率|可能性|原因|状態|期限",
  ].join("|")})`,
  "iu",
);

/** Whether the words after a label, such as `none yet` or `who decides?`, answer nothing. */
export function isNoAnswer(text: string): boolean {
  const sentences = splitPlainSentences(text.trim().replace(/^to ?do ?[:：]\s*/i, ""));
  const next = sentences.findIndex(
    (sentence, index) => LABEL.test(sentence) && (index > 0 || FIELD.test(sentence)),
  );
  const said = next < 0 ? sentences : sentences.slice(0, next);
  const isBare = !/[\p{L}\p{N}]/u.test(said.join(""));
  return isBare || NONE.test(said[0] ?? "") || said.every(endsInQuestion);
}

const IS_VALUE = new RegExp(`^(?:no|none|${NO_THING}|néant)(?!\\p{L})`, "iu");

/** Whether a field's value only holds its place: `TBD`, `?`, `unknown`, `n/a`. `None` may be the value, a baseline of nothing, and a figure in doubt is one. */
export const isPlaceholder = (value: string): boolean =>
  isNoAnswer(value) && !/\d/.test(value) && !IS_VALUE.test(value.trim());
