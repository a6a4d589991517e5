import { CLOSED } from "@/lib/document-types/topics";
import { DAY_NUMBER, ISO_DAY, JAPANESE_MONTH, MONTH } from "@/lib/text/dates";
import { ARROW } from "@/lib/text/find-verdict";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";

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

const SOLVED =
  "solved|resolved|closed|erledigt|gelöst|behoben|abgewendet|opgelost|verholpen|gesloten|afgewend|clos|résolue?|corrigée?";
const REDUCED = "mitigated|entschärft|gemitigeerd|atténuée?";
const ON_DAY = ` (?:on|am|op|le) (?:${DAY_NUMBER} ${MONTH}|${MONTH} \\d|\\d{1,2}[./]\\d|20\\d\\d-\\d)`;
/** A main clause after the date, as in `Closed on 24 December and 1 January, the depot …`. */
const NO_CLAUSE = "(?![^.:;!?\\n]{0,40}, ?\\p{L})";
/** Also `(3 May)`, but not `Closed (winter) season`. */
const ENDS = "(?=[*_]{0,2}\\s?(?:[.!;\\n\\]]|\\((?=[^)\\n]*\\d)|$)| [–—-] )";
/** A label with its answer: `Resolved: no`, `Solved: by May`, `Closed: 0 of 12`. */
const NO_ANSWER =
  "(?!\\s*(?:(?:no|nein|nee|non|none)(?=\\s?[.,;!\\n]|$)|(?:not|none so far|pending|unknown|open|partly|partially|tbd|by|in|when|if|once|until|noch|nicht|teilweise|offen|bis|wenn|sobald|niet|nog|deels|zodra|pas|partiellement|dès|quand|\\d+ (?:of|von|van|sur))(?!\\p{L})))";
const BEGINNING = "(?<=^|\\n\\n|[.!?;。]\\s{0,3})[\\s>*_#-]{0,6}";
const DATE = `(?:(?:${DAY_NUMBER} )?${MONTH}(?:,? 20\\d\\d)?|\\d{1,2}[./]\\d{1,2}[./](?:20\\d\\d)?|${ISO_DAY})`;
const ON_DATE = `(?:(?:on|in|since|am|im|seit|op|sinds|le|en|depuis) )?${DATE}`;
/** `→ solved, partly` goes on within its line. */
const LINE_END = "[*_]{0,2}\\s?[.!]?[*_]{0,2}[ \\t]*(?:\\n|$)";
/** A date before the word: `3 May 2026: solved`, `Am 3. Mai gelöst` */
const MARK = `(?:(?:on|in|am|im|op|le|en) )?${DATE}(?: ?[:：]|,)? `;
const BEGINS_CLOSED = new RegExp(
  [
    `(?:${BEGINNING}|\\n)(?<!\\d\\.\\s{0,3})${MARK}(?:${SOLVED})${ENDS}`,
    `${ARROW}(?:${ON_DATE}(?: ?[:：]|,)? )?(?:${SOLVED})(?=${LINE_END}|,? \\(?${ON_DATE}\\)?${LINE_END})`,
    `${BEGINNING}\\[?(?:${SOLVED})(?:${ON_DAY}${NO_CLAUSE}|${ENDS})`,
    `${BEGINNING}\\[?(?:${REDUCED})${ENDS}`,
    `${BEGINNING}(?:${SOLVED})\\s?[:：]${NO_ANSWER}`,
  ].join("|"),
  "giu",
);
/** `ggf. behoben` and a line within a sentence tell nothing. */
const isStatement = (words: string) =>
  /^\P{L}*\p{Lu}|^[^\p{L}\d]*(?:\d|→|⇒|-->?|->|=>)/u.test(words);
const STATES_CLOSED = new RegExp(
  [
    `(?<!\\p{L})(?:status|statut|état|(?<=^|\\n)stand)\\s?[:：][\\s*_]{0,4}(?:(?:${SOLVED})(?:${ON_DAY}|,|[*_]{0,2}\\s?\\(|${ENDS})|(?:${REDUCED})(?:${ON_DAY}|${ENDS}))`,
    `(?:${BEGINNING}|\\n|→\\s?|⇒\\s?)(?:【(?:解決|対応済み?|解消)】|[［\\[](?:解決|対応済み?|解消)[］\\]])(?=\\s?(?:[。\\n]|$))`,
    `(?:(?:${BEGINNING}|\\n|→\\s?|⇒\\s?)[【［（(]?(?:${JAPANESE_MONTH}(?:に|、))?|(?:状態|状況|ステータス)\\s?[:：]\\s?)(?:解決(?:済み?|した|しました)|対応済み?|解消(?:済み?|した|しました))(?=(?:です|だ)?\\s?(?:[。！：:\\n]|$|[（(](?![^）)\\n]*のうち)|[】］）)]\\s?(?:[。\\n]|$)))`,
  ].join("|"),
  "giu",
);
const REOPENED = matchWords(`reopened|re-opened|came back|is back|open again
  wieder (?:offen|da|aufgetreten|aufgetaucht)|heropend|weer (?:open|terug)|rouverte?|réapparue?|再発(?!防止)|再燃`);

/** Whether the last that a text says of its matter is that it is over, not that it came back. */
function saysOver(text: string): boolean {
  const begins = [...text.matchAll(BEGINS_CLOSED)].filter(([words]) => isStatement(words));
  const closings = [...begins, ...text.matchAll(STATES_CLOSED)].map(({ index }) => index);
  return closings.length > 0 && !REOPENED.test(text.slice(Math.max(...closings)));
}

/** Whether an item of any label says that its matter is over, or that it is an advantage instead of a risk. */
export const isNoRisk = (text: string) =>
  holdsAny(text, CLOSED) || (OUR_ADVANTAGE.test(text.trimEnd()) && !ON_CONDITION.test(text));

type Risk = { title: string; text: string };

const readRisk = ({ title, text }: Risk) => `${title}\n\n${text}`;

/** Whether a risk says that it is over, also at the beginning of its title, a paragraph or a sentence: `Solved on 3 May`. */
export function saysClosed(risk: Risk): boolean {
  const text = readRisk(risk);
  return saysOver(text) || holdsAny(text, CLOSED);
}

/** Whether a risk says that it is over, or that it is none. */
export const isClosedRisk = (risk: Risk) => saysClosed(risk) || isNoRisk(readRisk(risk));
