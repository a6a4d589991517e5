import { HEARD } from "@/lib/ai/advisors/shared/buyers-words";
import { findDecided, readWithoutLead } from "@/lib/ai/advisors/shared/find-decided";
import { qualifies } from "@/lib/ai/advisors/shared/qualifies";
import { isToCome, MAX_QUOTED, quoteBeginning } from "@/lib/ai/advisors/shared/quote-beginning";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { namesCountermeasure } from "@/lib/ai/advisors/shared/risks";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import { approvesMoney } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/costs";
import { saysBuilt } from "@/lib/ai/reading/sentences/in-use";
import { isPraise } from "@/lib/ai/reading/sentences/is-praise";
import { isStop } from "@/lib/ai/reading/sentences/rollout";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime, removeDays } from "@/lib/text/dates";
import { dependsOnPrevious, refersBack } from "@/lib/text/depends-on";
import { isQuestion } from "@/lib/text/is-question";
import type { Language } from "@/lib/text/languages";
import { MONEY } from "@/lib/text/money";
import { movesDay } from "@/lib/text/moved-day";
import { joinSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { RATIO } from "@/lib/text/ratios";
import { LABEL } from "@/lib/text/word-beginnings";
import { DENIALS, extractWords, matchWords } from "@/lib/text/words";
import type { QuoteKind } from "./audience-plans";
import { findCheckedSum } from "./checked-sums";
import { quoteComparedRows } from "./compared-rows";
import { findTotal } from "./find-total";
import { dropMoney, isBareBracket, isInternal } from "./internal-money";
import { quoteGoal } from "./quote-goal";
import { namesUnapproved } from "./unapproved-sums";
import { UPDATE_WORDS } from "./update-words";

const CHANGE = /\d ?%|\bfrom \S*\d.* to \S*\d/;
const FIGURE = new RegExp(
  `${MONEY.source}|\\d{1,3}[.,\\u00a0\\u202f ]\\d{3}(?!\\d)|\\d(?: \\p{L}+)? (?:of|von|van|sur) \\d|\\d人`,
  "iu",
);
/** `from 14:00 to 15:30` and `from 9 am to 5 pm` are not changes. */
const CLOCK_TIME =
  /\d{1,2}(?::\d{2})?\s?[ap]\.?m(?!\p{L})|(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?!\s?(?:h(?:ours)?|min(?:utes)?|stunden|minuten|uren|heures)(?!\p{L}))/giu;
/** Words for a plan that has not begun, in five languages. */
const WAITS =
  /\b(?:not (?:yet )?(?:started|begun|planned|before)|at the earliest|no earlier than)\b|(?<!\p{L})(?:nicht (?:begonnen|angefangen|geplant|vor)|frühestens|(?:niet|nog niet) (?:begonnen|gestart|gepland|vóór)|op zijn vroegst|pas (?:encore )?(?:commencée?|avant)|au plus tôt)(?!\p{L})|未着手|早くても|以降/iu;
const COMPLAINS = matchWords(`complain\\p{L}*|hangs? up|damaged?|broken|defective
  beschwer\\p{L}*|klagen|\\p{sc=Latin}*sch[aä]den|beschädigt|defekt\\p{L}*|kaputt|legen auf
  klachten?|beschadigd|kapot|defecte?|hangen op
  (?:se )?plaign\\p{L}*|plaintes?|endommag\\p{L}*|cassée?s?|en panne|raccrochent
  苦情|故障|破損`);
/** Words that make good news of a complaint: `Complaints fell from 30 % to 12 %.` */
const LESS = matchWords(`fewer|less|fell|fallen|dropped|down|halved|no(?: more)?|without|instead of
  weniger|gesunken|sanken|gefallen|zurückgegangen|halbiert|keine?|ohne
  minder|gedaald|daalden|gehalveerd|geen|zonder
  moins|baissé|diminué|recul\\p{L}*|sans|plus aucune?
  減|なくな`);
const isComplaint = (sentence: string) => COMPLAINS.test(sentence) && !LESS.test(sentence);

const VOICE = /["“„«「][^"”“»」]{12}/;
/** Also of few words */
const QUOTATION = /["“„«「]/;
/** A speaker who is named only in the sentence before: `“…”, she said.` */
const SAID_BY =
  /["”“»],? (?:(?:he|she|they) (?:said|says|added|told us)|(?:said|says) (?:he|she|they)|sagten? (?:er|sie)|zei(?:den)? (?:hij|ze|zij)|(?:a-t-|dit-)(?:il|elle))(?!\p{L})/iu;

/** Drops the questions that nothing answers, since no sentence follows; a text of questions stays. */
function dropLastQuestions(sentences: readonly string[]): string[] {
  const last = sentences.findLastIndex((each) => !isQuestion(each));
  return last < 0 ? [...sentences] : sentences.slice(0, last + 1);
}

const MAX_DATES = 3;
/** In UTF-16 units: an entry of a schedule. */
const MAX_ENTRY = 60;

/** A sentence of so few words does not say what its figure counts (`1,140 calls.`), but its neighbor does. */
const WORDS_OF_FRAGMENT = 2;

/** Null if the piece has no such part; empty if its title says it all. */
export function quotePart(
  piece: Evidence,
  kind: QuoteKind,
  today: string,
  language: Language,
): string | null {
  const isTheirs = hasLabel(piece, "key_competitors");
  const said =
    piece.type === "goal" ? [quoteGoal(piece, kind === "money", language)] : readWithoutLead(piece);
  // A line with a ticked box is not a date to come, whatever date it names.
  const done = readSentences(listTickedLines(piece.text).join("\n"));
  const sentences = said.filter(
    (sentence) => !(isTheirs && HEARD.test(sentence)) && !SAID_BY.test(sentence),
  );
  const withoutMoney = hasLabel(piece, "risk")
    ? dropFields(sentences, isInternal)
    : sentences.filter((each) => !isInternal(each));
  // The rest says little, or the opposite, without the first sentence.
  const isHeadless = sentences.slice(0, 1).some(isInternal);
  const isNote = hasLabel(piece, "general_note");
  const isCompany = hasLabel(piece, "company_info");
  const isOpen = isNote && isOpenMatter(piece.title);
  const facts = isOpen
    ? []
    : sentences.filter((each) => !isQuestion(each) && !isOpenMatter(each) && !isBareBracket(each));
  const find = (pattern: RegExp) => facts.find((each) => pattern.test(each));
  const readAt = (at: number) => {
    const [said, before, after] = [sentences[at], sentences[at - 1], sentences[at + 1]];
    if (said === undefined || extractWords(said).size > WORDS_OF_FRAGMENT) return said;
    return before ? joinNotes(before, said) : joinNotes(said, after);
  };
  const findFigure = (pattern: RegExp, mayComplain = true) =>
    readAt(
      sentences.findIndex(
        (each) =>
          facts.includes(each) &&
          !isStop(each, !mayComplain) &&
          (mayComplain || !isComplaint(each)) &&
          pattern.test(removeDays(each).replaceAll(CLOCK_TIME, "")) &&
          !(isNote && MONEY.test(each)),
      ),
    );
  /** `Ask the works council. Pauline, 11 Dec`: who and when, after the task on the same line. */
  const readTask = (said: string) => {
    const task = sentences[sentences.indexOf(said) - 1] ?? "";
    const isFragment = extractWords(removeDays(said)).size <= WORDS_OF_FRAGMENT;
    return isFragment && task && piece.text.includes(`${task} ${said}`)
      ? joinNotes(task, said)
      : said;
  };
  const isComing = (sentence: string) => isToCome(sentence, piece, today);
  const hides = (before = "") => isInternal(before) || isQuestion(before);
  /** Adds the next sentence if the quoted one misleads without it, and the one before if it depends on that. */
  const addLimit = (said: string, from = sentences) => {
    const at = from.indexOf(said);
    if (at < 0) return said;
    const [before, next] = [from[at - 1], from[at + 1]];
    const isLed = dependsOnPrevious(said) || (refersBack(said) && !hides(before));
    const known = isLed && before ? joinNotes(before, said) : said;
    const led = known.length > MAX_QUOTED ? said : known;
    const whole = next && qualifies(next, said) ? joinNotes(led, next) : led;
    return whole.length > MAX_QUOTED ? led : whole;
  };
  const quote = (sentence: string | undefined, from?: string[]) =>
    sentence === undefined ? null : cutText(addLimit(sentence, from), MAX_QUOTED);
  const begin = (from: string[]) =>
    hasLabel(piece, "decision", "general_note")
      ? quote(findDecided(piece, dropLastQuestions(from)))
      : hasLabel(piece, "risk")
        ? quoteRisk(from)
        : hasLabel(piece, "compliance_requirements")
          ? quoteWith(from, from.find(statesDuty))
          : quoteBeginning(from);
  const isBuilt = (sentence: string) => saysBuilt(sentence, piece.title, sentence === sentences[0]);
  const isProgress = (sentence: string) =>
    WAITS.test(sentence) || isBuilt(sentence) || isComing(sentence);
  if (
    /^(?:figure|highlight|money)$/.test(kind) &&
    (namesUnapproved(piece) || findCheckedSum(piece))
  )
    return null;
  const quotes: Record<QuoteKind, () => string | null> = {
    passage: () => begin(sentences),
    promise: () => {
      if (statesBudget(piece.title)) return null;
      if (isHeadless && hasLabel(piece, "decision"))
        return begin(sentences) && (begin([dropMoney(sentences[0])]) ?? "");
      if (isHeadless && hasLabel(piece, "risk")) return null;
      return withoutMoney.length > 0 || sentences.length === 0 ? begin(withoutMoney) : null;
    },
    built: () =>
      quote(
        withoutMoney.find((each) => isBuilt(each) && isPast(each, piece, today)),
        withoutMoney,
      ),
    plan: () => quote(withoutMoney.find(isProgress) ?? withoutMoney[0], withoutMoney),
    figure: () =>
      quote(
        findFigure(CHANGE) ??
          findFigure(RATIO) ??
          findFigure(FIGURE) ??
          (countMentions(piece) > 1 ? facts[0] : undefined),
      ),
    highlight: () =>
      quote(
        findFigure(CHANGE, false) ??
          quoteComparedRows(piece.text, language) ??
          findFigure(FIGURE, false),
      ),
    money: () =>
      quote(
        facts.find((each) => approvesMoney(each) || (!isCompany && statesBudget(each))) ??
          (isCompany ? undefined : (findTotal(piece.text, facts) ?? find(MONEY))),
      ),
    date: () => {
      const coming = facts.filter((each) => !done.includes(each) && isComing(each));
      return quote(coming.find(movesDay) ?? joinDates(coming.map(readTask), language));
    },
    voice: () => quote(find(VOICE) ?? facts.find((each) => QUOTATION.test(each) || isPraise(each))),
  };
  return quotes[kind]();
}

/** The next entries of a schedule, which end no sentence, or else the first sentence. */
function joinDates(sentences: readonly string[], language: Language): string | undefined {
  const next = sentences.slice(0, MAX_DATES);
  const areEntries = next.every((each) => each.length <= MAX_ENTRY && !/[.!?。]$/.test(each));
  return areEntries ? next.join(UPDATE_WORDS[language].separator) || undefined : next[0];
}

/** Leaves out the sentences of one kind from a risk. One that begins with a label takes the others of its field along: `Response: £209. Not ordered yet. Owner: Ann.` */
function dropFields(sentences: readonly string[], isOut: (sentence: string) => boolean): string[] {
  let isOfField = false;
  return sentences.filter((sentence) => {
    if (LABEL.test(sentence)) isOfField = isOut(sentence);
    return !isOfField && !isOut(sentence);
  });
}

/** Quotes a passage with the sentence that it needs, which may come later, such as what a rule demands; `begin` is what stands before it. */
function quoteWith(
  sentences: readonly string[],
  needed: string | undefined,
  begin = sentences[0] ?? "",
): string {
  const passage = quoteBeginning(sentences);
  if (!needed || needed === sentences[0] || passage.includes(needed)) return passage;
  const gap = begin.includes(sentences[sentences.indexOf(needed) - 1] ?? "") ? "" : "…";
  const whole = joinSentences([begin, gap, needed]);
  return whole.length > MAX_QUOTED ? passage : whole;
}

/** Quotes a risk with its countermeasure: a labeled one, or the last sentence, if that has no label. */
function quoteRisk(sentences: readonly string[]): string {
  const labeled = sentences.find(namesCountermeasure);
  if (labeled) return quoteWith(sentences, labeled);
  const last = sentences.at(-1) ?? "";
  return quoteWith(sentences, LABEL.test(last) ? undefined : last, quoteBeginning(sentences));
}

/** What a rule demands or forbids has a period, or denies something: `Deleted after 90 days`, `No training without consent`. */
const DENIES = matchWords(`${DENIALS}|ない|ません|禁止`);
const statesDuty = (sentence: string) => /\d/.test(removeDays(sentence)) || DENIES.test(sentence);

const isPast = (text: string, { createdAt }: Evidence, today: string) => {
  const date = findLatestDate(text, createdAt);
  return date === null ? !namesTime(text) : date < today;
};
