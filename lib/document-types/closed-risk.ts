import { MONTH } from "@/lib/text/dates";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { listPhrases } from "./definition";

/** Words of a risk that is over, wherever they stand in it; `cannot be averted` is not. */
export const CLOSED = listPhrases`status: closed, closed:, closed :, no longer a risk, risk has passed, danger has passed, erledigt:, abgewendet:, wurde abgewendet, ist abgewendet, kein risiko mehr, gesloten:, afgewend:, is afgewend, geen risico meer, clos :, clos:, n'est plus un risque, 解消済, 解消した, 終了済`;

/** What a text calls our advantage at its end, unlike `what is our advantage can be copied`. */
const OUR_ADVANTAGE =
  /(?:^|[.!:;,–—-] ?)(?:(?:that|this)(?: is|['’]s) our (?:\p{L}+ )?(?:advantage|strength)|das ist unsere? (?:\p{L}+ )?(?:vorteil|stärke)|d[ai]t is (?:ons (?:\p{L}+ )?voordeel|onze (?:\p{L}+ )?(?:sterkte|troef))|c['’]est notre (?:\p{L}+ )?(?:avantage|force|atout))\s?[.!]?$|これ[はが](?:当社|自社)の(?:強み|優位性)(?:だ|です|である)?。?$/iu;

/** Words for an advantage that lasts only on a condition, or that may come. A denial is none: `Nobody repairs: that is our advantage.` */
const ON_CONDITION =
  matchWords(`if|unless|while|until|once|when|as long as|so long as|provided|for now|might|could|would
  wenn|falls|sofern|solange|sobald|solang|bis|noch|vorerst|könnten?|würden?
  als|indien|tenzij|zolang|zodra|totdat|nog|voorlopig|zouden?|misschien
  si|s['’]ils?|sauf|tant qu(?:e|['’]\\p{L}+)|jusqu\\S{1,4}|à condition|pour l['’]instant|pourrai(?:t|ent)|serait
  限り|なら|れば|たら|場合|うちは|間は|まで|もし|かもしれ`);

const DONE =
  "(?:solved|resolved|closed|erledigt|gelöst|behoben|opgelost|verholpen|résolue?|corrigée?)";
const REDUCED = "(?:mitigated|entschärft|gemitigeerd|atténuée?)";
const ON_DAY = ` (?:on|am|op|le) (?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? ${MONTH}|${MONTH} \\d|\\d{1,2}[./]\\d|20\\d\\d-\\d)`;
/** A main clause after the date, as in `Closed on 24 December, the depot …`. */
const NO_CLAUSE = "(?![^.:;!?\\n\\p{L}]{0,12}, ?\\p{L})";
const ENDS = "(?=\\s?(?:[.!;(\\n\\]]|$)| [–—-] )";
/** A label with its answer: `Resolved: no`, `Solved: by May`. */
const NO_ANSWER =
  "(?!\\s*(?:not?|not yet|open|partly|partially|tbd|by|when|if|once|until|nein|noch|nicht|teilweise|offen|bis|wenn|sobald|nee|niet|nog|deels|zodra|non|pas|partiellement|dès|quand)(?!\\p{L}))";
const BEGINNING = "(?<=^|\\n|[.!?;。]\\s{0,3})[\\s>*_#-]{0,6}";
const SAYS_CLOSED = new RegExp(
  [
    `${BEGINNING}\\[?(?:${DONE}|${REDUCED})(?:${ON_DAY}${NO_CLAUSE}|${ENDS})`,
    `${BEGINNING}${DONE}\\s?[:：]${NO_ANSWER}`,
    `(?<!\\p{L})(?:status|stand|statut|état)\\s?[:：][\\s*_]{0,4}(?:${DONE}|${REDUCED})(?:${ON_DAY}|,|${ENDS})`,
    `(?:${BEGINNING}[【［（(]?|(?:状態|状況|ステータス)\\s?[:：]\\s?)解決(?:済み?|した|しました)(?=(?:です|だ)?\\s?(?:[。！（(：:】］）)\\n]|$))`,
  ].join("|"),
  "iu",
);

/** Whether an item of any label says that its matter is over, or that it is an advantage instead of a risk. */
export const isNoRisk = (text: string) =>
  holdsAny(text, CLOSED) || (OUR_ADVANTAGE.test(text.trimEnd()) && !ON_CONDITION.test(text));

/** Whether the text of a risk says that it is over, also at the beginning of its title, a line or a sentence: `Solved on 3 May`. */
export function saysClosed(risk: { title: string; text: string }): boolean {
  const text = `${risk.title}\n${risk.text}`;
  return SAYS_CLOSED.test(text) || holdsAny(text, CLOSED);
}

/** Whether the text of a risk says that it is over or none. */
export const isClosedRisk = (text: string) => SAYS_CLOSED.test(text) || isNoRisk(text);
