import type { GoalProposal } from "@/lib/schemas/classify";
import type { GoalType } from "@/lib/schemas/enums";
import { findDay, MONTH, removeDays } from "@/lib/text/dates";
import { MONEY } from "@/lib/text/money";
import { capitalize } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { rateLabels } from "./label-model";
import type { Statement } from "./statements";
import { makeTitle } from "./titles";

const FIGURE_ALONE =
  "(?<!\\p{sc=Latin})(?:[€$£¥]|(?:EUR|USD|GBP|CHF|JPY)[ \\u00a0]?)?\\d(?:[\\d.,]{0,30}\\d)?(?:[ \\u00a0\\u202f]\\d{3}(?!\\d))*(?:(?:k|bn)(?!\\p{L}))?(?![.,]?\\d|年|月|時(?!間))";
const UNIT =
  "(?: ?(?:[%％]|€)|万?(?:秒|分(?!の)|時間|件|円|台|店(?!舗)|人(?!日)|回|倍)| (?!(?:may|can|must|will|by|until|bis|voor|tegen|d'ici|avant|for|in|im|am|an|at|on|of|or|than|out|bei|zu|je|oder|op|aan|bij|au|ou|to|auf|naar|à|and|und|en|et|via|per|pro|par|from|ab|vanaf|dès|sinken|steigen|fallen|dalen|stijgen|zakken)(?!\\p{L}))(?:(?:paying|new|active|pilot|zahlende|neue|aktive|betalende|nieuwe|actieve|nouveaux|nouvelles) )?\\p{L}{2,12}| ?[ghjlmst](?!\\p{L}))?";
/** With its unit: `50 parcels`, `3 out of 4 clinics`, or `24-hour`, but not the name of `the 11-hour rule`. */
const NUMBER = `(?:(?:${FIGURE_ALONE} (?:(?:out )?of|von|van de|sur) )?${FIGURE_ALONE}(?!-\\p{L})${UNIT}|(?<![\\d.,]|(?<!\\p{L})(?:the|our|der|die|das|den|dem|de|het|la|le) )${FIGURE_ALONE}-\\p{L}{2,12})`;
const LIMIT =
  "[<>≤≥]|under|below|less than|fewer than|no more than|at most|over|above|more than|at least|unter|über|weniger als|mehr als|mindestens|höchstens|maximal|onder|boven|minder dan|meer dan|minstens|hoogstens|maximaal|moins de|plus de|au moins|au plus";
const RANGE = `(?:(?<!\\p{L})(?:between|zwischen|tussen|entre) ${FIGURE_ALONE}${UNIT} (?:and|und|en|et)|${FIGURE_ALONE} (?:to|bis|tot|à)) ${NUMBER}`;
const TARGET = `(?:${RANGE}|(?:(?:${LIMIT}) ?)?${NUMBER})`;
/** Includes the denial in `no family waits more than 5 months`: the figure alone would mean the opposite. */
const FIGURE = new RegExp(
  `(?:(?<!\\p{L})(?:no|not|nobody|kein\\p{L}{0,2}|nicht|niemand|geen|niet|aucune?|pas|personne) (?:\\p{L}+ ){0,4}(?:${LIMIT}) ?)?${TARGET}`,
  "giu",
);
const LIMITED = new RegExp(`(?:${LIMIT}) ?${FIGURE_ALONE}`, "iu");
const WISH =
  "want|wants|aim|aiming|set ourselves|goal|target|objective|ziel|soll|sollen|doel|willen|moet|moeten|objectif|cible|doit|doivent";

/** A wish of the company itself, at the beginning of a sentence. */
const OWN_WISH =
  /^(?:we (?:want|aim for|are aiming for)|our (?:goal|target|objective|aim) is|wir wollen|unser ziel (?:ist|sind)|we willen|ons doel is|nous voulons|notre objectif est)(?!\p{L})/iu;

/** `from 38% to under 20%`, `9% down to 6%`, `von 14 % auf unter 6 %`, `11%から5%以下`, or `11%, want < 5%`. */
const CHANGE = new RegExp(
  `(?:(?<!\\p{L})(?:from|von|van|de) (?<from>${NUMBER})(?: [^\\d\\n]{1,30}?)? (?:to|auf|naar|à)|(?<falling>${NUMBER}) (?:down to|runter auf|→|->)) (?<to>${TARGET})|(?<jaFrom>${NUMBER})から(?:[^。、]{0,12}までに?)?(?<jaTo>${NUMBER}(?:以下|以上|未満)?)|(?<now>${NUMBER})(?<between>[^\\d]{1,30}?)(?<![\\p{L}])(?:${WISH})(?![\\p{L}])(?: (?:is|ist|est)(?: de| om)?)?:? (?<wanted>${TARGET})`,
  "iu",
);
/**
 * `95 to 75 minutes`: a change without `from`, at the first figure of a text. With `to`, rising figures such as `3 to 5 shops`
 * are a range. `Phase 2 to 1` are names.
 */
const BARE_CHANGE = new RegExp(
  `^(?:\\D|(?<=\\p{L}\\d{0,3})\\d)*?(?<!(?<!\\p{L}|(?:per|pro|par) )(?:version|versie|phase|fase|stufe|sprint|release|tier|kw) )(?<one>${NUMBER}) (?<word>to|auf|naar|à) (?<other>${TARGET})`,
  "iu",
);
/** A figure in such a sentence is that of today, or of something else: `We want to halve the 40 wrong deliveries.` */
const BY_FACTOR =
  matchWords(`halve|(?:in|by) half(?! an? | of )|(?:double|triple) (?:the|our|all|these)|halbieren|um die hälfte|verdoppeln|verdreifachen
  halveren|met de helft|verdubbelen|(?:réduire|diviser) (?:de moitié|par (?:deux|trois))|doubler|tripler|半減|半分|倍増|倍に`);
const AFTER_TO = /(?<!\p{L})(?:to|auf|naar|à) $/iu;
const BEFORE_RESULT = /^(?:(?:以下|以上|未満)(?!の)|に(?:する|し|半減|倍増))/;
/** In `halve the more than 40 errors`, the figure is that of today. */
const ARTICLE = /(?<!\p{L})(?:the|our|these|die|der|den|unsere[nr]?|de|onze|les|des|nos) $/iu;
const MONTH_OR_SEASON = `(?:${MONTH}|(?:summer|spring|autumn|winter|sommer|zomer|été)\\p{L}*)`;
const BY = new RegExp(
  `(?<![\\p{L}])(?:by|until|before|bis|vor|voor|tegen|d'ici|avant|for|in):? (?:the |the end of |end of |zu[mr] |dem |ende |eind |de |het |l['’]|(?:la )?fin (?:de |d['’])?)?(?:\\d{1,2}\\.? )?(?:q[1-4]|${MONTH_OR_SEASON}|year[- ]end|20\\d\\d)(?: (?:of |van |de )?20\\d\\d)?(?![\\p{L}])|(?:by (?:the )?end of (?:the |this )?|einde? (?:dit |van (?:het|de) )|ende (?:des |dieses )|fin (?:de l['’]|du )?)(?:year|pilot|trials?|jaar|jahres|pilots|année|pilote)(?!\\p{L})|(?:in|within) (?:the |its )?(?:first )?(?:\\d{1,2}|two|three|six|nine|twelve) (?:weeks|months)(?!\\p{L})|in den ersten (?:\\d{1,2}|zwei|drei|sechs|zwölf) (?:wochen|monaten)(?!\\p{L})|(?:(?:(?:来|今|\\d{4})年)?\\d{1,2}月末?|(?:来|今|\\d{4})年(?:度?末)?|年度末)まで|^(?:goal|target|ziel|zielwert|doel|objectif|cible) (?:for |für |voor |pour )?20\\d\\d(?= ?: )`,
  "iu",
);
const NOW =
  "(?:now|today|currently|at present|heute|aktuell|derzeit|zurzeit|nu|vandaag|momenteel|aujourd['’]hui|actuellement)(?!\\p{L})|現在|今";
const NOW_ALONE = new RegExp(`(?<!\\p{L})(?:${NOW})`, "giu");
/** `(today 34)`, `78 % today`. */
const TODAY = new RegExp(
  `(?<!\\p{L})(?:${NOW})(?:[^\\d.\\n]{0,20})(?<after>${NUMBER})|(?<before>${NUMBER})[^\\p{L}\\d\\n.!?]{1,3}(?:${NOW})(?! ?:? ?\\d)`,
  "iu",
);
const PAST = `(?:in|im|en) (?:${MONTH}|(?<year>20\\d\\d))|last (?:week|month|quarter|year)|letzte[nrs]? (?:woche|monat|quartal|jahr)|(?:vorige|afgelopen) (?:week|maand|kwartaal|jaar)|(?:la semaine|le mois|le trimestre|l['’]an(?:née)?) derni[eè]re?`;
/** `(was 9 %)`, `(41 % in October)`. */
const BEFORE = new RegExp(
  `\\((?:was|were|war|waren|était|étaient) (?!20\\d\\d)(?<was>${NUMBER})|\\((?<past>${NUMBER}) (?:${PAST})\\)`,
  "iu",
);
/** `8 reminders a month instead of 37`, at the end of its clause. */
const INSTEAD = new RegExp(
  `\\d[^\\d.,;\\n]{1,40}(?<!\\p{L})(?:instead of|statt|in plaats van|au lieu de) (${FIGURE_ALONE} ?[%€]?)(?=[.,;)]|$)`,
  "iu",
);
const REPORTS = matchWords(`saw|had|lost|went|fell|rose|dropped|grew|were|is (?:up|down)
  hatten|wurden|waren|fielen|stiegen|gesunken|gestiegen|daalden?|steeg|stegen|hadden|étaient|avions|a (?:baissé|augmenté)`);
/** `6.4% in October, was 2.1%`; in parentheses, the past figure is the baseline of a target. */
const WAS = new RegExp(`(?<![(\\p{L}])(?:was|were|war|waren|était|étaient) ${NUMBER}`, "iu");
const WISHES = matchWords(`${WISH}|${LIMIT}`);
const LIKELY = 0.6;

/** Whether a sentence states a target: a change by a date or a wish, or a figure in a sentence like other goals. */
export function isTarget(sentence: string): boolean {
  const isDue = CHANGE.test(sentence) || /^(?!in |for )/i.test(BY.exec(sentence)?.[0] ?? "in ");
  const isReport = REPORTS.test(sentence) || (WAS.test(sentence) && !isDue);
  if (isReport && !WISHES.test(sentence)) return false;
  if (CHANGE.test(sentence) && (BY.test(sentence) || WISHES.test(sentence))) return true;
  if (!/\d/.test(sentence.replace(BY, ""))) return false;
  const hasFigure = /\d/.test(removeDays(sentence).replace(BY, ""));
  return (isDue && hasFigure && OWN_WISH.test(sentence)) || rateLabels(sentence).goal > LIKELY;
}

export const isChange = (text: string) => CHANGE.test(text);
export const isWish = (text: string) => WISHES.test(text);

/** Whether a sentence names a present or past figure, which is the baseline of a target near it. */
export const namesBaseline = (sentence: string) =>
  TODAY.test(sentence) || BEFORE.test(sentence) || WAS.test(sentence);

/** A target with the text that belongs to it: `around` may name its baseline, `dated` its date. */
export type Target = { text: string; around: string; content: string; dated: string };

const AND = /,? (?:and|und|en|et) /iu;
/** With these verbs, a German or Dutch sentence ends with another verb, which its first part would lack. */
const ENDS_WITH_VERB =
  /(?<!\p{L})(?:soll|sollen|wollen|müssen|moet|moeten|willen|zullen)(?!\p{L})/iu;
/** Splits `A from 11% to 16%, and B from 22% to 45% by May` if each part has a subject; they share the date. */
export function splitTarget({ text, content, ...target }: Target, room: number): Target[] {
  const parts = text.split(AND);
  const isSplit =
    parts.length > 1 &&
    parts.length <= room &&
    !ENDS_WITH_VERB.test(text) &&
    parts.every(hasSubject);
  if (!isSplit) return [{ text, content, ...target }];
  const dated = parts.find((part) => BY.test(part)) ?? "";
  const starts = parts.map((part, at) => (at === 0 ? 0 : content.indexOf(part)));
  return parts.map((part, at) => {
    const end = at === parts.length - 1 ? undefined : content.indexOf(part) + part.length;
    const own = capitalize(content.slice(starts[at], end));
    return { text: part, around: part, content: own, dated: BY.test(part) ? part : dated };
  });
}

/** Whether there is a word before `from 11% to 16%`. */
function hasSubject(part: string): boolean {
  const change = CHANGE.exec(part);
  if (change?.groups?.from === undefined) return false;
  const before = part.slice(0, change.index);
  return /\p{L}{3}/u.test(before.slice(before.lastIndexOf(":") + 1));
}

/** Before a change, the wish says nothing that the goal does not say. */
const WE_WANT = /^we want (?=.{1,60} from \d)/i;

/** The end of a sentence that wants another figure than the one before, in words: `…, should be two`. */
const SHOULD_BE =
  /^[^\d]{0,40}?(?<!\p{L})(?:should|soll|sollten?|moet|moeten|devrait|devraient)(?!\p{L})(?: \p{L}+)?(?: de)? (?:one|two|three|four|five|six|seven|eight|nine|ten|zero|half|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|null|één|twee|drie|vijf|zes|zeven|negen|tien|nul|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|zéro)(?: \p{L}+)?[.!]*$/iu;

/** Makes the goal; `said` is the statement around, for its title. */
export function readTarget(
  said: Statement,
  { text, around, content, dated }: Target,
): GoalProposal {
  const change = CHANGE.exec(text);
  const { from, falling, jaFrom, now, between, to, jaTo, wanted } = change?.groups ?? {};
  const undue = removeDays(text).replace(BY, "");
  const bare = change ? undefined : findBareChange(undue);
  const { after, before } = TODAY.exec(around)?.groups ?? {};
  const { was, past, year } = BEFORE.exec(around)?.groups ?? {};
  const due = BY.exec(text)?.[0];
  const [dueYear] = /20\d\d/.exec(due ?? "") ?? [];
  const isBefore = !year || !dueYear || year < dueYear;
  const figure = findFigure(undue);
  const isToday =
    !change && figure && SHOULD_BE.test(text.slice(text.lastIndexOf(figure) + figure.length));
  const today = isToday ? figure : undefined;
  const target = isToday ? undefined : (to ?? jaTo ?? wanted ?? bare?.to ?? figure)?.trim();
  const [lead = ""] = due ? (/^\s?: /.exec(text.slice(due.length)) ?? []) : [];
  const isFirst = due !== undefined && lead !== "" && text.startsWith(due);
  const topic =
    now &&
    !/\p{L}/u.test((between ?? "").replace(NOW_ALONE, "")) &&
    text.slice(0, change?.index).replace(/\n.*|(?: (?:at|of|bei|op|à))?[\s:–-]+$/is, "");
  const undated = isFirst ? capitalize(text.slice(due.length + lead.length)) : text;
  const title = makeTitle({ ...said, text: topic || capitalize(undated.replace(WE_WANT, "")) });
  return {
    goal_type: detectType(text, target),
    title:
      !target || title.toLowerCase().includes(target.toLowerCase()) ? title : `${title}: ${target}`,
    description: isFirst ? content.replace(`${due}${lead}`, "") : content,
    key_result: target ?? null,
    baseline:
      (
        from ??
        falling ??
        jaFrom ??
        now ??
        bare?.from ??
        after ??
        before ??
        was ??
        INSTEAD.exec(text)?.[1] ??
        (isBefore ? past : null) ??
        today
      )?.trim() ?? null,
    timeframe: readDue(dated),
  };
}

function findBareChange(text: string) {
  const { one = "", word = "", other = "" } = BARE_CHANGE.exec(text)?.groups ?? {};
  const [from, to] = [one, other].map((number) => number.trim());
  if (!from || !to) return undefined;
  const ofOneUnit = /\d$/.test(from) || readUnit(from) === readUnit(to);
  const isFall = readSize(from) > readSize(to);
  return ofOneUnit && (isFall || /auf|naar/i.test(word)) ? { from, to } : undefined;
}

const readUnit = (number: string) => number.replace(/^.*\d ?/, "");
const readSize = (number: string) =>
  Number.parseFloat(
    number
      .replaceAll(/[^\d.,]/g, "")
      .replaceAll(/[.,](?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );

function findFigure(text: string): string | undefined {
  const figures = [...text.matchAll(FIGURE)];
  const isResult = ({ 0: figure, index }: RegExpExecArray) => {
    const before = text.slice(0, index);
    const isLimited = LIMITED.test(figure) && !ARTICLE.test(before);
    const isNamed = /[:：] ?$/.test(before) && BY_FACTOR.test(before) && !TODAY.test(text);
    const isMet = BEFORE_RESULT.test(text.slice(index + figure.length));
    return isLimited || isNamed || isMet || AFTER_TO.test(before);
  };
  return (BY_FACTOR.test(text) ? figures.find(isResult) : figures[0])?.[0];
}

/** `by June` of `by June 3, 2027` is that day. */
function readDue(text: string): string | null {
  const due = BY.exec(text)?.[0].replace(
    /^(?:\p{L}+: |(?:goal|target|ziel|zielwert|doel|objectif|cible) (?:for |für |voor |pour )?|(?:by|until|bis(?: zu[mr])?|tegen|d['’]ici|in|im|for) )/iu,
    "",
  );
  const day = findDay(text);
  return due && !day?.startsWith(due) ? due : day;
}

/** Business metrics: revenue, profit, customers. */
const BUSINESS =
  matchWords(`revenues?|(?:more|grow|increase|double|raise) sales|^sales(?= of| from|:)|profits?|earnings|churn|market share|mrr|paying (?:customers?|users?|shops?)|new customers?
  umsatz|gewinn|marge|marktanteil|kündigungen|abwanderung|neukunden|zahlende \\p{L}+|abonnenten
  omzet|winst|marktaandeel|opzeggingen|nieuwe klanten|betalende \\p{L}+|abonnees
  chiffre d['’]affaires|bénéfices?|part de marché|résiliations|nouveaux clients|abonnés
  売上|利益|解約|新規顧客`);
const BUDGET = /(?<!\p{L})budget(?!\p{L})/iu;
/** `Nurses can swap a shift without a call`, `Kein Kunde muss anrufen`. */
const ABILITY =
  /^(?:[^\s.,]+ ){1,4}(?:can|are able to|no longer (?:have|need) to|können|müssen (?:nicht mehr|kein)|kunnen|hoeven (?:niet meer|geen)|peuvent|n['’]ont plus (?:à|besoin))(?!\p{L})|できる(?:ように|。|$)/iu;

/** `success_metric` for any other figure, also for `Halve the calls`. */
function detectType(text: string, target: string | undefined): GoalType {
  if (ABILITY.test(text)) return target ? "success_metric" : "user_outcome";
  if (target && MONEY.test(target) && BUDGET.test(text)) return "constraint";
  if (BUSINESS.test(text) || (target && MONEY.test(target))) return "business_outcome";
  return target || BY_FACTOR.test(text) ? "success_metric" : "general";
}
