import { EXCLUDED, isAboutGoals } from "@/lib/ai/advisors/shared/goal-headings";
import { isTickedBefore } from "@/lib/markdown/ticked-lines";
import { findBelief } from "@/lib/text/beliefs";
import { CUSTOMERS } from "@/lib/text/customer-words";
import { findLatestDate, MONTH, namesTime } from "@/lib/text/dates";
import { isQuestion } from "@/lib/text/is-question";
import { PERCENT } from "@/lib/text/number-words";
import { isSpoken } from "@/lib/text/open-quotation";
import type { Sentence } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import { extractWords, matchWords } from "@/lib/text/words";

const MAX_OF_A_KIND = 5;

const BASIS =
  matchWords(`because|since|due to|based on|according to|measured|pilot|survey\\p{L}*|interview\\p{L}*|tested|tests?|trial|benchmark|forecast|calculat\\p{L}+|reached|last (?:year|quarter|month)|source|told|said|says?|asked|heard|show(?:s|ed|n)?|evidence|data
  gemessen|umfrage|weil|gemeten|omdat|enquête|mesurée?s?|parce|調査`);
const hasBasis = (text: string) => BASIS.test(text) || text.includes("[^");
const ESTIMATE =
  matchWords(`an estimated|by our estimates?|at a guess|schätzungsweise|naar schatting|à vue de nez
  (?:d['’]après|selon) nos estimations|推定で|概算で`);
const CAUSAL =
  /\b(?:pays? (?:for itself|back)|will (?:save|bring|double|halve))\b|(?<!\p{L})(?:das|dit|dat|cela|ça|ce qui) (?:spart|bringt|senkt|führt zu|bespaart|scheelt|levert|leidt tot|économise\p{L}*|rapporte\p{L}*|évite\p{L}*)(?!\p{L})/iu;
/** Headings that call their sentences assumptions. */
const ASSUMED = /\bassum|\bannahmen?\b|\baannames?\b|veronderstelling|hypothèses?|前提|仮定/i;
/** A claim about all people, at the beginning of a sentence. */
const UNIVERSAL =
  /^(?:everybody|everyone|nobody|no one|jeder|niemand|keiner|iedereen|tout le monde|personne ne)(?!\p{L})(?! (?:\p{L}+ed|ha[ds]|hat|hatte|heeft|a|avait)(?!\p{L}))|^誰(?:も|で)/iu;

/** Words of requirements, which state what has to be so. */
const DEMANDS = matchWords(`must|shall|(?:has|have|had|needs?) to|required
  muss|müssen|soll(?:en)?|sollte|moet(?:en)?|doi(?:t|vent)|devr(?:a|ont)|faut`);

const AMOUNT = /\d ?%|[€$£] ?\d|\b\d[\d.,]*\b/;
/** A word before a date, and the two words after it. */
const DUE =
  /(?<!\p{L})(?<word>by|bis|tegen|d['’]ici|avant) (?=(?:(?:the|end|of|mid|early|late|zum|zur|ende|anfang|mitte|het|eind|begin|à|la|fin|de|le) )*(?<date>\S+(?: \S+)?))/giu;
const SHARE = new RegExp(`\\d ?${PERCENT}`, "iu");
const USE = "use|nutzen|verwenden|gebruik(?:en|t)|utilisent";
/** A share of people or users by a date at the beginning: `Bis März buchen 60 % der Kunden Plus`, but not `60 % der Kosten`. */
const DUE_FIRST = new RegExp(
  `^(?:by|bis|tegen|d['’]ici) (?<date>(?:(?:the|end|of|mid|ende|mitte|anfang|het|eind|begin|à|la|fin|de) ){0,3}\\p{L}+(?: 20\\d\\d)?),? (?:(?!use)(?:${USE}) \\d+ ?%|(?:\\p{L}+ )?\\d+ ?${PERCENT} (?:of|der|aller|unserer|van|des|de nos) (?:\\p{L}+ ){0,2}?(?:${CUSTOMERS}|people|crews|teams|\\p{L}+ (?:will |l['’])?(?:${USE}))(?!\\p{L}))`,
  "iu",
);
/** A count just before `by`. */
const COUNT = /\b\d[\d.,]* \p{L}[\p{L} -]{2,40} $/iu;
/** The same in Japanese, where the date stands before its word. */
const JAPANESE_SHARE = /[月日末年期]まで[^。]*\d ?[%％]|\d ?[%％][^。]*[月日末年期]まで/u;

const RESTS =
  /\b(?:with|at|assuming|bei|mit|met|bij|avec)\b.{0,40}\d ?%.*(?:[€$£¥] ?\d|\d ?[€$£¥円])/i;
const INCOME = matchWords(
  "revenue|income|savings?|sales|omzet|opbrengst|besparing|umsatz|erlöse?|einsparung|recettes?|économies|売上|削減額",
);
/** Words of results, which are not targets. */
const PAST =
  matchWords(`was|were|rose|fell|grew|dropped|had|result|so far|until now|(?:we|they) (?:(?!need|exceed|proceed|succeed)\\w+ed|built|sold|won|lost|made|got|ran)
  war|waren|wurden?|stieg(?:en)?|fiel(?:en)?|hatten?|bisher|steeg|daalde|hadden|tot nu toe|était|étaient|avait|ont|jusqu['’]ici
  だった|でした|ました`);

const REQUIRED =
  /require|scope|features?$|umfang|funktionen|omvang|functies|périmètre|fonctionnalit|機能|範囲|criteria|anforderung|kriterien|eisen|vereisten|exigences|critères|要件/i;
const PLANS =
  /スケジュール|日程|計画|étapes\b|\b(?:einführung|zeitplan|meilensteine|planning|uitrol|mijlpalen|eerste stappen|calendrier|déploiement|jalons|plan|phases?|phasen|fasen|timeline|milestones?|rollout|roll-out|schedule|launch|dates|roadmap)\b/i;
const REASON =
  /\b(?:because|since|so that|due to|in time for|before|after|until|depends?|when|deadline|contract|freeze|season|required|as soon as|weil|damit|sobald|nach|omdat|zodra|zodat|parce que|dès que|pour que)\b|ため|次第/i;

const ON =
  "(?:(?:on|in|for|from|end of|early|mid|late|am|im|ab|den|für|anfang|mitte|ende|op|vanaf|gepland|voor|begin|eind|le|en|pour|à partir du|début|mi|fin) ){0,3}";
const PLACE = (words: string) => `(?: (?:${words}) [^,.;:]{1,40}?)?`;
/** A sentence that begins with a step of a launch and says when it is. Other dates in prose may be those of meetings or facts. */
const STEP = new RegExp(
  `^(?:${[
    `(?:the )?(?:\\p{L}+ )?(?:availability|launch|release|roll-?out|beta|pilot|go-live)${PLACE("in|for|with|to|of|at")} (?:is(?: planned| due| set| scheduled)?|starts|begins|takes place|follows)`,
    `(?:der |die |das )?(?:allgemeine )?(?:verfügbarkeit|(?:markt)?einführung|start|launch|rollout|freigabe|pilot(?:betrieb)?|test|beta)${PLACE("in|für|mit|bei|an|der|des")} (?:ist|beginnt|startet|folgt|erfolgt)`,
    `(?:de |het )?(?:algemene )?(?:beschikbaarheid|lancering|introductie|uitrol|livegang|start|pilot|proef|bèta)${PLACE("in|voor|met|bij|van")} (?:is|begint|start|volgt)`,
    `(?:le |la |l['’])?(?:disponibilité(?: générale)?|lancement|déploiement|mise en service|ouverture|pilote|bêta)${PLACE("à|dans|pour|avec|chez|de|des|du")} (?:est(?: prévue?)?|commence|démarre|débute|aura lieu|suit)`,
  ].join(
    "|",
  )}) ${ON}(?:\\d|Q[1-4]|${MONTH})|^(?:一般公開|(?:正式)?(?:公開|リリース)|(?:本格|試験)?導入|試験運用|パイロット)は[^。]{0,12}\\d月`,
  "iu",
);

/**
 * Finds the assumptions of a text, the dates by section. `today` is a date such as `2026-11-21`;
 * earlier dates are not plans. `isQuoted` checks whether an item on record contains a sentence.
 */
export function findClaims(
  sentences: readonly Sentence[],
  text: string,
  today: string,
  isQuoted: (text: string) => boolean,
) {
  const beliefs = sentences.filter((each) => isBelief(each, isQuoted));
  const targets = sentences.filter((each) => !beliefs.includes(each) && isBareTarget(each));
  const known = new Set([...beliefs, ...targets]);
  const dates = sentences.filter((each) => !known.has(each) && isBareDate(each, text, today));
  const sections = [...new Set(dates.map(({ section }) => section))].map((section) =>
    dates.filter((each) => each.section === section),
  );
  return {
    beliefs: beliefs.slice(0, MAX_OF_A_KIND),
    targets: targets.slice(0, MAX_OF_A_KIND),
    dates: sections.slice(0, MAX_OF_A_KIND),
  };
}

/** A sentence with a footnote has a basis, unless the footnote only names the item that a draft quotes. */
function isBelief(
  { text, kind, section, citations }: Sentence,
  isQuoted: (text: string) => boolean,
): boolean {
  if (kind === "quote" || kind === "row" || kind === "task" || isQuestion(text)) return false;
  const found = findBelief(text);
  const isAssumed = ASSUMED.test(section);
  if (citations.length > 0 && !((found || isAssumed) && isQuoted(text))) return false;
  if (found && isAfterthought(text, found[0])) return false;
  if (found) return !isSpoken(text, found.index) && !EXCLUDED.test(section);
  if (isAssumed) return !hasBasis(text) && !EXCLUDED.test(section);
  if (kind === "prose" && UNIVERSAL.test(text) && !REQUIRED.test(section))
    return !PAST.test(text) && !hasBasis(text) && !/\d/.test(text);
  if (ESTIMATE.test(text)) return !hasBasis(text) && !EXCLUDED.test(section);
  return RESTS.test(text) || (CAUSAL.test(text) && !hasBasis(text) && !/\bmust\b/i.test(text));
}

/** `Le Gall too I think`: after the belief nothing, before it only a name. */
const isAfterthought = (text: string, belief: string) =>
  text.replace(/\P{L}+$/u, "").endsWith(belief) &&
  /\p{sc=Latin}/u.test(text) &&
  extractWords(text.replace(belief, "")).size < 2;

const BOLD_LINE = /^\*\*[^*]{2,80}\*\*:?$/;

/** Puts the items of a list into a section of their own, if a bold line stands above it, as in drafts that quote a document. */
export function readBoldHeadings(sentences: readonly Sentence[]): Sentence[] {
  let heading: Sentence | undefined;
  return sentences.map((sentence) => {
    const { kind, text, section } = sentence;
    if (kind !== "item") heading = kind === "prose" && BOLD_LINE.test(text) ? sentence : undefined;
    return heading && heading !== sentence && heading.section === section
      ? { ...sentence, section: heading.text }
      : sentence;
  });
}

function isBareTarget({ text, rest, kind, section, citations }: Sentence): boolean {
  if (kind === "quote" || kind === "task" || isQuestion(text) || PAST.test(text)) return false;
  if (citations.length > 0 || hasBasis(`${text} ${rest}`) || EXCLUDED.test(section)) return false;
  const isListed = kind !== "prose" && AMOUNT.test(text) && isAboutGoals(section);
  const isIncome = kind === "row" && INCOME.test(splitRow(text)[0] ?? "") && AMOUNT.test(text);
  return isListed || isIncome || isDueShare(text);
}

const isDueShare = (text: string) =>
  JAPANESE_SHARE.test(text) ||
  (!DEMANDS.test(text) && namesTime(`by ${DUE_FIRST.exec(text)?.groups?.date ?? ""}`)) ||
  [...text.matchAll(DUE)].some(({ index, groups: { word = "", date } = {} }) => {
    const before = text.slice(0, index);
    const isAmount = SHARE.test(before) || (/^by$/i.test(word) && COUNT.test(before));
    return isAmount && namesTime(`by ${date}`);
  });

/** In milliseconds: a day without a year may be in the next year if it is longer ago. */
const RECENT = 90 * 24 * 60 * 60 * 1000;

/** Finds a day without a year that has passed lately: a meeting a week ago is no plan. */
function findPast(text: string, today: string): string | null {
  const now = new Date(today);
  const date = findLatestDate(text, now);
  const isRecent = date !== null && now.getTime() - new Date(date).getTime() <= RECENT;
  return isRecent && date < today ? date : null;
}

function isBareDate(sentence: Sentence, all: string, today: string): boolean {
  const { text, rest, kind, isFirst, section, offset } = sentence;
  if (kind === "quote" || !isFirst || !PLANS.test(section) || !namesTime(text)) return false;
  if (kind === "prose" && !STEP.test(text)) return false;
  // The date of a goal, as in a table under `Launch goal`, is not a step of the plan.
  if (kind === "row" && isAboutGoals(section)) return false;
  if (isTickedBefore(all, offset)) return false;
  const latest = findLatestDate(text) ?? findPast(text, today);
  return !REASON.test(`${text} ${rest}`) && (latest === null || latest >= today);
}
