import { DAY_NUMBER, ISO_DAY, JAPANESE_DAY, MONTH } from "./dates";
import { NO_LONGER } from "./no-longer";

const FIGURES = `\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|${ISO_DAY}`;
const DATE = `(?:${FIGURES}|(?:${DAY_NUMBER} )?${MONTH}(?: \\d{1,2})?(?:,? 20\\d\\d)?|20\\d\\d)`;
const ON = "(?: (?:on|in|since|as of|am|im|seit|ab|op|sinds|per|le|en|depuis|dès))?";
const JAPANESE_DATE = `${JAPANESE_DAY}(?:に|付で|付けで|から|より)?[、：: ]?`;

const list = (phrases: readonly string[]) => phrases.join("|").replaceAll("'", "['’]");

/** Words for something that does not hold any more, or that another thing replaced. */
const REPLACED = [
  `${list(NO_LONGER.alone)}|obsolete|outdated|hinfällig|veraltet|vervallen|caduque?|périmée?`,
  `(?:(?:this|that|it)(?: is|['’]s)? )?(?:${list(NO_LONGER.en)}|no longer (?:true|current|applicable|in force))`,
  `(?:(?:das|dies|es) )?(?:${list(NO_LONGER.de)}|stimmt nicht mehr|(?:gilt|stimmt) (?:seit|ab)(?: dem)? ${DATE} nicht mehr)|nicht mehr aktuell`,
  `(?:(?:dat|dit|het) )?(?:geldt|klopt)(?: (?:sinds|vanaf|per) ${DATE})? niet meer|niet meer actueel`,
  `(?:(?:ce|cela|ça) )?(?:${list(NO_LONGER.fr)}|n['’]est plus vrai)|plus (?:valable|d['’]actualité)`,
].join("|");
const REPLACED_BY = `(?:replaced by|ersetzt durch|vervangen door|remplacée? par) [^.!?\\n]{0,60}?(?:${DATE}|\\p{L}{0,3}-?\\d|decision|entscheidung|beschluss|besluit|décision)`;
/** Words that give something up. As a label, they may name what else was considered: `Dropped: passwords`. */
const GIVEN_UP =
  "dropped|abandoned|cancell?ed|withdrawn|reversed|revoked|overturned|scrapped|shelved|verworfen|aufgegeben|gestrichen|zurückgezogen|zurückgenommen|aufgehoben|geschrapt|ingetrokken|teruggedraaid|afgeblazen|abandonnée?|annulée?|retirée?|abrogée?";
/** Words that are of this matter only after a mark such as `→`: a decision also names what it turned down. */
const TURNED_DOWN = "rejected|abgelehnt|afgewezen|rejetée?|écartée?";
const IS_DONE_JAPANESE = "(?:済み?|した|しました|された|されました|(?:と|に)な(?:った|りました))?";
const JAPANESE = `(?:${JAPANESE_DATE})?(?:廃止|撤回|取り?消し?|失効|無効|中止|見送り)${IS_DONE_JAPANESE}(?=[。、：:（()\\s]|$)`;

const BECAUSE = " (?:because|as|weil|da|omdat|car|parce)(?!\\p{L})";
const BY = " (?:by|durch|door|par) [^.!?\\n]{2,60}";
/** What may follow a verdict: the end of its clause, or its date. Not `Dropped parcels are …`. */
const END = `(?=(?:,?${ON} ${DATE})?(?:\\s?(?:[.;!…()\\n\\]]|$)| [–—-] )|,?${ON} ${DATE}(?:,|${BY}|${BECAUSE}))`;
/** After a mark, also a reason. */
const LONG_END = `(?=\\s?[,:：]|${BY}|${BECAUSE}|${END})`;

/** An arrow before what came of a matter: `→ dropped` */
export const ARROW = "(?:→|⇒|-{1,2}>|=>)\\s*";
const UPDATE = `(?:update|correction|nachtrag|aktualisierung|korrektur|berichtigung|correctie|rectificatie|mise à jour|màj|maj|rectification|追記|更新|変更|訂正)(?:(?: (?:vom|of|van|du))?${ON} ${DATE}| \\((?:${DATE})\\)|[ (（]*(?:${JAPANESE_DATE}|${FIGURES})[)）]?)?\\.?\\s?[:：–-]\\s*`;
const STATUS = "(?:status|statut|état|stand|状態|状況|ステータス)\\s?[:：]\\s*";
const DATED = `(?:(?:on |am |op |le )?${DATE}(?:\\s?[:：,–-]\\s*| ))?`;
const WAS =
  "(?:(?:(?:it|this|that|(?:the|this) decision) (?:was|has been)|(?:(?:das|dies|(?:die|diese) entscheidung|(?:der|dieser) beschluss) )?wurde|(?:(?:dat|dit|(?:het|dit) besluit) )?werd|(?:(?:cela|(?:la|cette) décision) )?a été) )?";
/** Words for what an authority does to its own decision. */
const REVOKED =
  "revoked|reversed|rescinded|overturned|aufgehoben|zurückgenommen|widerrufen|ingetrokken|teruggedraaid|herroepen|abrogée?|révoquée?";

/** A line of its own on what came of the matter, such as `→ dropped on 22 Sept` or `UPDATE 29 Sept: no longer true`. */
const MARKED = new RegExp(
  `^(?:${ARROW}|${UPDATE}|${STATUS})${DATED}(?:(?:${REPLACED}|${GIVEN_UP})${LONG_END}|(?:${TURNED_DOWN})(?!\\s?[:：])${LONG_END}|${REPLACED_BY}|${JAPANESE})`,
  "iu",
);
const BEGINS_REPLACED = new RegExp(
  `^[\\[(]?${DATED}(?:(?:${REPLACED})(?:${END}|${BY})|${REPLACED_BY})`,
  "iu",
);
const BEGINS_GIVEN_UP = new RegExp(`^${WAS}${DATED}(?:(?:${GIVEN_UP})${END}|${JAPANESE})`, "iu");
/** `Am 12.11.2026 aufgehoben.`, before or after the decision that it revokes */
const ONLY_REVOKED = new RegExp(
  `^${WAS}(?:(?:on |am |op |le )?${DATE} (?:${REVOKED})|(?:${REVOKED})${ON} ${DATE}|${JAPANESE_DATE}(?:廃止|撤回|取り?消し|失効)${IS_DONE_JAPANESE})[.。]?$`,
  "iu",
);
/** `Superseded: paper`, `Paper (superseded)` */
const TITLE = new RegExp(
  `^[\\[(【]?(?:(?:${REPLACED})(?:${END}|\\s?[:：])|(?:廃止|失効|無効)${IS_DONE_JAPANESE}[】\\])：: ])|(?:[(（]|[–—-] )(?:(?:${REPLACED})|廃止${IS_DONE_JAPANESE})(?:,?${ON} ${DATE})?[)）]?$`,
  "iu",
);

/** `This decision no longer applies`, wherever it stands. */
const OF_DECISION =
  /^(?:(?:this|the) decision (?:is |was )?(?:superseded|obsolete|no longer (?:true|valid|current|applicable|applies|holds|in force))|(?:diese|die) entscheidung (?:gilt nicht mehr|ist (?:überholt|hinfällig|nicht mehr gültig))|(?:dit|het) besluit (?:geldt niet meer|is (?:vervallen|achterhaald|niet meer geldig))|(?:cette|la) décision (?:n['’]est plus valable|est caduque))(?!\p{L})|^この決定は(?:廃止|撤回|取り消)/iu;

/** The places where a statement may begin: at a sentence, a paragraph, or a line with a capital letter or a mark. */
const BOUNDARY =
  /(?<=[.!?])(?<!\b\d{1,2}\.)\s+|(?<=[。！？])|\n\s*\n|\n(?=[^\S\n]*(?:[-*>]\s*)?(?:\p{Lu}|\p{Lo}|\d|→|⇒|-{1,2}>|=>))/u;
const MARKS = /^[\s>*_]+|^-\s+/;

type Decision = { title: string; text: string; revised?: { said: string } };

/**
 * Finds the sentence or the line by which a decision says that it does not hold any more: it was replaced, or given up after it
 * was made; its title, if only that says so, else what a later decision says of it (`revised`). A decision that only gives something up, such as `Dropped on 3 May`, holds.
 */
export function findVerdict({ title, text, revised }: Decision): string | undefined {
  const statements = text.split(BOUNDARY).map((each) => each.replace(MARKS, "").trim());
  const filled = statements.filter(Boolean);
  const said = filled.find((each, index) => {
    if (MARKED.test(each) || OF_DECISION.test(each)) return true;
    if (index < 2 && filled.length > 1 && ONLY_REVOKED.test(each)) return true;
    // After more than one sentence, the last one may be about what that names: `The contract ends in May. Cancelled on 1 April.`
    const isOfAll =
      index === filled.length - 1 && (index < 2 || text.trimEnd().endsWith(`\n${each}`));
    if (!isOfAll) return false;
    return BEGINS_REPLACED.test(each) || (index > 0 && BEGINS_GIVEN_UP.test(each));
  });
  return said ?? (TITLE.test(title) ? title : revised?.said);
}
