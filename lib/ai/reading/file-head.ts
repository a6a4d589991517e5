import { findDay, namesTime } from "@/lib/text/dates";
import { endsClause } from "@/lib/text/phrases";

/** In UTF-16 units. */
const MAX_TITLE = 90;
const MAX_LINE = 200;
/** Lines between the title and the text. */
const MAX_LINES = 8;

/** The mark of a list, of a heading, of a table, of a quotation, and a number of a heading or a list */
const IS_MARKED = /^(?:[-*+•|>#"“„«「]|\d{1,3}[.)、．](?:\s|\D))/u;

/** The labels of who was there or wrote it, of the time and of the place */
const LABELS = [
  "participants?|attendees|present|in attendance|apologies|interviewer|interviewee|interviewed by|author|written by|prepared by|recorded by|minutes by|date|time|place|location|venue",
  "teilnehmer(?:innen|/innen|:innen)?|teilnehmende|anwesend(?:e)?|entschuldigt|verfasser(?:in)?|autor(?:in)?|verfasst von|erstellt von|protokoll|datum|zeit|uhrzeit|ort|stand",
  "deelnemers|aanwezig(?:en)?|afwezig|auteur|geschreven door|opgesteld door|verslag|notulist|tijd|plaats|locatie",
  "participants?|participantes|présents?|présentes|absents?|excusés?|auteure?|rédacteur|rédactrice|rédigé par|établi par|date|heure|lieu",
  "出席者?|参加者?|欠席者?|作成者?|作成日|記録者?|記録日|調査者|調査日|調査員|担当者|日時|日付|時間|場所|会場",
].join("|");
const LABELED = new RegExp(`^[*_]{0,2}(?:${LABELS}) ?[:：][*_]{0,2}[ \\t]*\\S`, "iu");
/** `Version of 3 May 2027, by Ann`, `Stand 3. Mai 2027` */
const EDITION =
  /^[*_]{0,2}(?:version|edition|stand|fassung|versie|état au|as of|第\d{1,3}版)(?!\p{L})/iu;
/** The end of a sentence within a line, unlike that of `24. November` and `M. Roux` */
const SENTENCES = /\p{Ll}{3}[.!?]\s+\p{Lu}|[。！？]./u;
/** Weekdays and brackets may stand before a date. */
const MAX_BEFORE_DATE = 14;

/** Words of a line with a label, between commas: a longer one is a sentence. */
const MAX_WORDS = 6;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2}| ?h(?: ?\d{2})?|時(?:\d{1,2}分|半)?)?`;
const HOUR = `${TIME}(?: ?(?:[–—-]|to|until|bis|tot|à|から) ?${TIME})?(?: ?(?:Uhr|uur|am|pm|h|から|まで))?`;
const PLACE = String.raw`(?:(?:in|at|à|te) )?\p{Lu}[\p{L}'’.-]*(?: [\p{Lu}\d][\p{L}\d'’.-]*){0,3}|\p{Ll}+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,10}`;
/** What may follow a date that is no statement: hours and places, in Japanese also after a space if there is an hour. */
const WHERE = new RegExp(
  `^(?: ?[(（][\\p{L}.]{1,10}[)）])?(?:,? ${HOUR})?(?:(?:[,、] ?|[ \u3000](?=.*\\d時))(?:${HOUR}|${PLACE})){0,3}$`,
  "u",
);

/** Reads what follows the date at the beginning of a line; undefined if there is no date, or a sentence ends. */
function readAfterDate(line: string): string | undefined {
  const day = findDay(line);
  if (day === null || endsClause(line)) return undefined;
  const start = line.indexOf(day);
  const begins = start >= 0 && start <= MAX_BEFORE_DATE && !/\p{L}{10}/u.test(line.slice(0, start));
  return begins ? line.slice(start + day.length) : undefined;
}

/** Whether a line is nothing but when and where. */
const isDateLine = (line: string) => WHERE.test(readAfterDate(line) ?? "-");

/** Whether what follows a label is no sentence. */
const isBrief = (line: string) =>
  line
    .replace(/^[^:：]*[:：]/, "")
    .split(/[,;、]/)
    .every((part) => part.trim().split(/\s+/).length <= MAX_WORDS);

const isLabeled = (line: string) => LABELED.test(line) && !endsClause(line) && isBrief(line);

const NAME = String.raw`(?!Hand(?!\p{L}))\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}`;
/** `Written up by Ann, 3 May`, but not `written by hand`: what follows the names is a date or begins with a comma. */
const WRITTEN_BY = new RegExp(
  `^(?:[Ww]ritten|[Rr]ecorded|[Pp]repared|[Cc]ompiled|(?:[Aa]uf)?[Gg]eschrieben|[Vv]erfasst|[Ee]rstellt|(?:[Oo]p)?[Gg]eschreven|[Oo]pgesteld|[ÉéEe]crit|[Rr]édigé|[Nn]oté)(?: \\p{Ll}+)? (?:by|von|door|par) ${NAME}(?: (?:and|und|en|et|&) ${NAME})?(?:(?:[,;(]| (?:on |am |op |le )?\\d)[^.!?]{0,60})?$`,
  "u",
);

/** Whom it was written for */
const READERS = /^(?:for|to|für|an|voor|aan|pour|à) ?: \S/iu;
/** `Author: Ann Lee. For: the board. Version 2 of 3 May 2027.` A decision, a cost or a risk is no such fact. */
const areFacts = (line: string) => {
  const facts = line.replace(/\.$/, "").split(/\. (?=\p{Lu})/u);
  const isFact = (fact: string) =>
    (EDITION.test(fact) && namesTime(fact)) ||
    ((LABELED.test(fact) || READERS.test(fact)) && isBrief(fact));
  return LABELED.test(line) && facts.length > 1 && facts.every(isFact);
};

const isHeadLine = (line: string) =>
  line.length <= MAX_LINE &&
  !/^[-*+•] |^[|>#]/.test(line) &&
  (areFacts(line) ||
    (!SENTENCES.test(line) &&
      (isLabeled(line) ||
        WRITTEN_BY.test(line) ||
        isDateLine(line) ||
        (EDITION.test(line) && namesTime(line) && !endsClause(line)))));

const RANGE = String.raw`\d{1,2}\.?(?: \p{L}+)?(?: \d{4})? ?(?:[–—-]|to|until|bis|tot|tot en met|au) ?\d{1,2}\.? \p{L}+(?: \d{4})?|(?:\d{4}年)?\d{1,2}月\d{1,2}日 ?(?:から|[〜～–—-]) ?(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日(?:まで)?`;
/** `Two shops, 3 May to 4 June 2027`: at most two words before the days */
const SUBTITLE = new RegExp(
  `^(?:[^\\s,]+(?: [^\\s,]+)?, |[^、]{1,10}、)?(?:(?:from|vom|van|du|von) )?(?:${RANGE})$`,
  "iu",
);

/** Whether a line that is little more than a range of days is between the title and a line of the head. */
const isSubtitle = (line: string, next = "") => SUBTITLE.test(line) && isHeadLine(next.trim());

const isTitle = (line: string) =>
  line.length <= MAX_TITLE &&
  !endsClause(line) &&
  !IS_MARKED.test(line) &&
  !LABELED.test(line) &&
  readAfterDate(line) === undefined &&
  !isHeadLine(line);

/** The only heading of the first level, as `# Trial in Leeds`. */
const TITLE = /^# +(\S.*)$/gm;

/**
 * Reads the head of a file: its title, which is its only heading of the first level or else a first line that ends no sentence, and the
 * lines below it that say when, where and by whom it was written. `rest` is the text without them. Dates on two lines are a list.
 */
export function readFileHead(text: string): { title: string; rest: string } {
  const lines = text.split("\n");
  const titles = [...text.matchAll(TITLE)];
  const first = lines.findIndex((line) => line.trim() !== "");
  const opening = lines[first]?.trim() ?? "";
  const [, marked = ""] = /^# +(\S.*)$/.exec(opening) ?? [];
  const heading = marked.replace(/ #+$/, "").trimEnd();
  const isHeading = titles.length === 1 && heading !== "";
  const hasTitle = isHeading || (titles.length === 0 && isTitle(opening));
  let at = first + Number(hasTitle);
  let dates = 0;
  let end = at;
  // A label alone may begin the text: `Stand: 40 Räder im Keller`.
  let isUnclear = false;
  for (let count = 0; at < lines.length && count < MAX_LINES; at++) {
    const line = (lines[at] ?? "").trim();
    if (line === "") continue;
    if (!isHeadLine(line) && !(hasTitle && count === 0 && isSubtitle(line, lines[at + 1]))) break;
    dates += Number(isDateLine(line));
    count++;
    isUnclear = count === 1 && isLabeled(line) && !(hasTitle && at === first + 1);
    end = at + 1;
  }
  if (dates > 1 || isUnclear) end = first + Number(hasTitle);
  const rest = lines.slice(end).join("\n");
  // A file of one line, or a line that goes on in the next, has no title.
  const isText = rest.trim() === "" || (!isHeading && goesOn(lines, first, end));
  if (first < 0 || isText) return { title: "", rest: text };
  return { title: hasTitle ? (isHeading ? heading : opening) : "", rest };
}

/** Whether a first line without the mark of a heading is followed by text at once: it may be its beginning. */
const goesOn = (lines: readonly string[], first: number, end: number) =>
  end === first + 1 &&
  (lines[end] ?? "").trim() !== "" &&
  !IS_MARKED.test((lines[end] ?? "").trim());
