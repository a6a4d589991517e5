import { DAY_NUMBER, findDay, ISO_DAY, MONTH, replaceDays } from "@/lib/text/dates";
import { matchWords } from "@/lib/text/words";
import { NOW, NUMBER, WISHES } from "./target-figures";

const MONTH_OR_SEASON = `(?:${MONTH}|(?:summer|spring|autumn|winter|sommer|zomer|été)\\p{L}*)`;
const HOLIDAY =
  "(?:easter|whitsun|christmas|ostern|pfingsten|weihnachten|pasen|pinksteren|kerst(?:mis)?|pâques|pentecôte|noël)";
/** Words before the end of a month at which something began. */
const SINCE =
  "(?<!\\p{L})(?:since|from|seit|ab|von|sinds|vanaf|van|depuis|dès|de)(?: the| het| de| la)?";
const UNTIL = "by|until|before|bis|vor|v(?:oo|óó)r|tegen|d['’]ici|avant";
const GOAL_OF = "(?:goal|target|ziel|zielwert|doel|objectif|cible) (?:for |für |voor |pour )?";
/** Words before a month, a season or a year: `by the end of`, `zum`, `d’ici la rentrée scolaire de` */
const PART_OF =
  "(?:the |the end of |end of |zu[mr] |dem |ende |eind |de |het |le |l['’]|(?:la )?fin (?:de |d['’])?|(?:la )?rentrée (?:scolaire )?(?:de )?)?";
/** The date of a wish, with the words before it */
export const BY = new RegExp(
  [
    // `by March 2027`, `bis zum Sommer`, `for Q3`
    `(?<![\\p{L}])(?:${UNTIL}|for|in):? ${PART_OF}(?:\\d{1,2}\\.? )?(?:[qt][1-4]|${MONTH_OR_SEASON}|${HOLIDAY}(?= 20\\d\\d)|year[- ]end|20\\d\\d)(?: (?:of |van |de )?20\\d\\d)?(?![\\p{L}])`,
    `(?<!\\p{L})(?:${UNTIL}) (?:zu |the |de |het |la )?${HOLIDAY}(?!\\p{L})`,
    // `end of 2027`, `Ende März`, which say by when without a word before them
    "(?<!\\p{L})(?:end of|ende|eind|fin) 20\\d\\d",
    `(?<!\\p{L})(?<!${SINCE} )(?:end of|ende|eind|fin(?: de)?) ${MONTH}(?: 20\\d\\d)?(?!\\p{L})`,
    // `by the end of the pilot`, `fin de l’année`
    "(?:by (?:the )?end of (?:the |this )?|einde? (?:dit |van (?:het|de) )|ende (?:des |dieses )|fin (?:de l['’]|du )?)(?:year|pilot|trials?|jaar|jahres|pilots|année|pilote)(?!\\p{L})",
    // `within the first 6 weeks`
    "(?:in|within) (?:the |its )?(?:first )?(?:\\d{1,2}|two|three|six|nine|twelve) (?:weeks|months)(?!\\p{L})",
    "in den ersten (?:\\d{1,2}|zwei|drei|sechs|zwölf) (?:wochen|monaten)(?!\\p{L})",
    // `来年3月末まで`
    "(?:(?:(?:来|今|\\d{4})年)?\\d{1,2}月末?|(?:来|今|\\d{4})年(?:度?末)?|年度末)まで",
    // `Goal for 2027: …`
    `^${GOAL_OF}20\\d\\d(?= ?: )`,
  ].join("|"),
  "iu",
);
export const REPORTS = matchWords(`saw|had|lost|went|fell|rose|dropped|grew|were|is (?:up|down)
  hatten|wurden|waren|fielen|stiegen|gesunken|gestiegen|daalden?|steeg|stegen|(?:is|zijn) (?:\\p{L}+ ){0,3}(?:gestegen|gedaald)|hadden
  étaient|avions|a (?:baissé|augmenté)|(?:est|sont) (?:passée?s?|montée?s?|descendue?s?|tombée?s?) d[eu’']`);

const AROUND_YEAR = `(?:(?:by|until|before|since|in|bis|seit|im|sinds|vanaf|tegen|d['’]ici|depuis|dès|avant|en) (?:the year |dem jahr |het jaar |l['’]an(?:née)? )?|(?:end|ende|mitte|anfang|eind|begin|medio|fin|mi|début|year|jahr|jaar|année|[qhs][1-4]|${MONTH_OR_SEASON}|${HOLIDAY})[ -](?:of |van |de |des jahres )?)`;
/** `Easter 2027` and `2027 we want …`, but neither `2027 parcels` nor `today 2027`. */
const YEAR = new RegExp(
  `(?<![\\p{L}\\d])${AROUND_YEAR}20\\d\\d(?![.,]?\\d)|(?<!\\p{L})(?:for|für|voor|pour|ab|mid|early|late)[ -]20[2-4]\\d(?![.,]?\\d| \\p{L})|^(?:from|von|van|de) 20[2-4]\\d (?:to|bis|tot|à) 20[2-4]\\d(?![.,]?\\d)|(?<![\\d.,]|(?:from|von|van|de) )20[2-4]\\d(?= (?:(?:auf|naar) \\d|\\d|(?:we|i|wir|ich|ik|nous|je|should|must|soll(?:en)?|wollen|will|müssen|willen|moet(?:en)?|doit|doivent|hatten|waren|hadden)(?!\\p{L})))`,
  "giu",
);

/** `9:40`, but not `2:40 h`, and a day such as `2026/11/24`, of which other forms can be ratios: `by 12/15`. */
const CLOCK_OR_SLASHES =
  /(?<!\d|\d[:.,/])\d{1,2}:[0-5]\d(?::[0-5]\d)?(?![\d:]| ?(?:h|hours?|std|stunden|uur|heures?)(?!\p{L}))|(?<![\d/])(?:\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/(?:20)?\d\d|(?<=(?<!\p{L})(?:by|until|on|bis|am|tot|op|le) )\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}(?=まで|に(?!する|し|なる)))(?![\d/])/giu;

/** A week or several alone in brackets: `52 (KW 45-47)`, but not `3 shops (45 a week)`. */
const WEEKS =
  /(?<=[(（])(?:(?:in|since|seit|sinds|depuis|en) )?(?:(?:kw|cw|wk|weeks?|wochen?|weken|semaines?|sem)\.? ?\d{1,2}(?:(?: ?[-–+&/,] ?| (?:to|and|bis|und|tot|en|à|et) )\d{1,4}){0,3}|第?\d{1,2}(?:[-–~〜・]第?\d{1,2})?週目?)(?=[)）])/giu;

/** Hides the digits of times of day, and of days written with slashes. */
export const hideClocks = (text: string): string =>
  text.replaceAll(CLOCK_OR_SLASHES, (found) => found.replaceAll(/\d/g, "#"));

/** Hides the digits of times, days, weeks and years, so that these are not read as figures; positions stay the same. */
export function hideDates(text: string): string {
  const hide = (date: string) => date.replaceAll(/\d/g, "#");
  return hideClocks(replaceDays(text, hide)).replaceAll(YEAR, hide).replaceAll(WEEKS, hide);
}

/** Finds the date of the wish: not 2026 in `We had 6 in 2026 and want 40 in 2027`. */
export function findDue(text: string): string | undefined {
  const wish = text.search(WISHES);
  const isReportFirst = wish > 0 && REPORTS.test(text.slice(0, wish));
  const [before, after] = isReportFirst ? [text.slice(0, wish), text.slice(wish)] : ["", text];
  return (BY.exec(after) ?? [...before.matchAll(new RegExp(BY, "giu"))].at(-1))?.[0];
}

const BEFORE_DUE = new RegExp(
  `^(?:\\p{L}+: |${GOAL_OF}|(?:by|until|bis(?: zu[mr])?|tegen|d['’]ici|in|im|for) )`,
  "iu",
);
/** Reads the date; for `by June 3, 2027` it is the day and not `by June`. */
export function readDue(text: string): string | null {
  const due = findDue(text)?.replace(BEFORE_DUE, "");
  const day = findDay(text);
  return due && !day?.startsWith(due) ? due : day;
}

const BEFORE_DATE =
  "(?:by|until|on|from|in|mid|early|late|end of|bis|am|ab|im|anfang|mitte|ende|tot|vanaf|op|eind|begin|d['’]ici|le|dès|fin|début|mi) ?-?";
const ENTRY_DATE = `(?:${BEFORE_DATE}){0,2}(?:(?:${DAY_NUMBER} )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?|${ISO_DAY}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d|(?:20\\d\\d年)?\\d{1,2}月(?:\\d{1,2}日|末)?|Q[1-4](?: 20\\d\\d)?)`;
/** The beginning of an entry of a schedule: `2 March: go / no-go`, `mid January: …` or `Q1: …`. */
export const SCHEDULE_ENTRY = new RegExp(`^${ENTRY_DATE}\\s?(?:[:：,]|[–—-] )`, "iu");
/** A short entry without a mark after its date: `19 Jan 10% rollout (AU + NZ)`. It is one only below the heading of a schedule. */
export const SHORT_ENTRY = new RegExp(
  `^(?=.{3,60}$)(?!(?:by|until|bis|tot|d['’]ici) )${ENTRY_DATE}\\s[^.!?]+$`,
  "iu",
);

/** `at the latest 1 July`, whose day stands alone. */
const AT_LATEST = matchWords(
  "at the latest|no later than|(?:aller)?spätestens|uiterlijk|au plus tard|遅くとも",
);
const ENDS_WITH_TODAY = new RegExp(
  `[,，、;(（] ?(?:${NOW})(?: (?:it is|only|erst|nur|pas|nog))? ?${NUMBER}[)）]?[.。]?$`,
  "iu",
);
const ALL =
  /(?<!\p{L})(?:all|every|each|no|alle[rs]?|jede[rs]?|keine?|elke|iedere?|geen|tou(?:te)?s|chaque|aucune?)(?!\p{L})|全|すべて/iu;
/** How things were before a day: `Before Easter we had 40 orders`. */
const BEFORE = /(?<!\p{L})(?:before|vor|v(?:oo|óó)r|avant)(?!\p{L})/iu;
const HAPPENED =
  matchWords(`was|were|had|came|got|took|sold|made|paid|used|ran|went|stood|did|(?:we|they|it|he|she) \\p{L}{2,20}ed
  war(?:en)?|hatten?|kam(?:en)?|lag(?:en)?|gab(?:en)?|gingen?|fuhr(?:en)?|brauchten?|nutzten?|kauften?|bestellten?|verkauften?|dauerten?|standen
  hadden|kwam(?:en)?|stond(?:en)?|duurden?|kochten?|bestelden?|verkochten?|gebruikten?
  (?!fait)\\p{sc=Latin}{2,20}ai(?:t|ent)|avions|étions`);
/** Whether a sentence has a date and a figure or all of a kind to reach, and ends with how it stands: `By May all shops have a scale, now 12`. */
export function isDueAndToday(sentence: string): boolean {
  const wanted = sentence.replace(ENDS_WITH_TODAY, "");
  if (wanted === sentence || !(BY.test(sentence) || AT_LATEST.test(sentence))) return false;
  return ALL.test(wanted) || /\d/.test(hideDates(wanted));
}

/** Whether a sentence says how things were before a day, and how they are now: `Before Easter we had 40 orders, now 12`. */
export const isPastAndToday = (sentence: string): boolean =>
  ENDS_WITH_TODAY.test(sentence) && BEFORE.test(sentence) && HAPPENED.test(sentence);
