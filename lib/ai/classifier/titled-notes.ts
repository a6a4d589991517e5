import { isQuestion } from "@/lib/text/is-question";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { isTask } from "./asides";
import { isCustomerName } from "./customers";
import { type Heading, isOfMail, isSchedule, isSpeaker, isTextTitle } from "./heading-path";
import { findKind, IS_TALK } from "./kind-names";
import { joinTitle, RATED, type Rated, rateLabels } from "./label-model";
import { readTag, stripListMark, stripMarks } from "./marks";
import { splitTable } from "./sheet-rows";
import { isChange, isTarget, isWish } from "./targets";
import { isFrame, type Unit } from "./units";

/** Fewer sections with one text each can be chance. */
const MIN_NOTES = 2;

/** A longer paragraph may be about several matters. */
const MAX_SENTENCES = 5;

/** `12 November`, `Day 3`, `Q1 2027`, `1` */
const NUMBERED = /^(?=.*\d)(?:[\p{sc=Latin}\d.,:/–-]+ ?){1,3}$/u;
/** `Dana (Klimaat Noord)` */
const OF_FIRM = /\(\p{Lu}[^()\d]*\)$/u;

/** Whether a heading may be the title of a note: it names no kind, day or person, and is no title of the whole, no mail and no speaker. */
const isNoteTitle = (heading: Heading) =>
  heading.kind === null &&
  !isTextTitle(heading) &&
  !isOfMail(heading) &&
  !isSpeaker(heading) &&
  !NUMBERED.test(heading.name) &&
  !OF_FIRM.test(heading.name);

/** A line such as `4. März 2026, Rosa und Piet` is an entry of a list only between others. */
const isParagraph = ({ role, text }: Unit) =>
  role === "prose" || (role === "item" && stripListMark(text) === text);

/** Whether a unit is a paragraph about one matter: short, and without tags such as `Decision: ` in it. */
function isOneMatter(unit: Unit): boolean {
  const { text } = unit;
  const sentences = splitPlainSentences(text);
  const isTagged = sentences.some((each) => findKind(readTag(each).tag) !== null);
  return isParagraph(unit) && sentences.length <= MAX_SENTENCES && !isTagged;
}

/** Whether a table is not split into rows that say something each. */
const isWholeTable = ({ role, text, kind }: Unit) =>
  role === "table" && splitTable(text, kind) === null;

/** A longer list is more than one matter. */
const MAX_LINES = 6;
/** The ratings at which a line of a list has a label of its own, and at which it makes a point of its own. */
const CLEAR = 0.6;
const TELLING = 0.5;
/** Labels of lines that stand for themselves: two ideas below one heading are two items, two facts about a firm are one. */
const POINTS: readonly Rated[] = [
  "feature_idea",
  "user_feedback",
  "risk",
  "decision",
  "goal",
  "compliance_requirements",
  "key_competitors",
];
/** A line of a list that is a thing of its own, whatever it says: a box to tick, a quotation, or one with a list below it. */
const OWN_LINE = /^(?:[-*+•]\s+)?\[[ xX]?\]|^(?:[-*+•]\s+)?["“„«「]|\n/;

/** Whether the lines of a list below a heading go on with the one matter that the heading names. */
function isOneList(heading: Heading, lines: readonly Unit[]): boolean {
  if (lines.length < 2 || lines.length > MAX_LINES) return false; // first, since a paste can have 10,000 lines below one heading
  const said = lines.map(({ text }) => stripMarks(text));
  const stand = ({ role, text }: Unit) =>
    role !== "item" || OWN_LINE.test(text) || findKind(readTag(stripListMark(text)).tag) !== null;
  const isDue = (line: string) => isTarget(line) && (isWish(line) || isChange(line));
  const stands = (line: string) =>
    isQuestion(line) || isTask(line) || isDue(line) || splitPlainSentences(line).length > 1;
  if (lines.some(stand) || said.some(stands)) return false;
  if (isCustomerName(heading.name) || IS_TALK.test(heading.name) || isSchedule(heading))
    return false;
  const whole = rateLabels(joinTitle(heading.name, said.join(" ")));
  const best = RATED.reduce((one, next) => (whole[next] > whole[one] ? next : one));
  const rated = said.map((line) => rateLabels(line));
  const points = rated.filter((ratings) => POINTS.some((label) => ratings[label] >= TELLING));
  const isOther = (label: Rated) =>
    label !== best && label !== "general_note" && rated.some((ratings) => ratings[label] >= CLEAR);
  const targets = said.filter(isTarget);
  if (2 * targets.length >= said.length) return false;
  return points.length < 2 && !RATED.some(isOther);
}

/**
 * Marks each text that is alone below a heading of its own, if there are several: a note, and the heading is its title. A paragraph
 * and a table below it are one text.
 */
export function markTitledNotes(units: readonly Unit[]): Unit[] {
  const below = new Map<Heading, Unit[]>();
  for (const unit of units.filter((each) => !isFrame(each)))
    for (const heading of unit.path) {
      const texts = below.get(heading) ?? [];
      texts.push(unit);
      below.set(heading, texts);
    }
  const readNote = (unit: Unit): Unit[] => {
    const heading = unit.path.at(-1);
    if (isFrame(unit) || !heading || !isNoteTitle(heading)) return [unit];
    const texts = below.get(heading) ?? [];
    const [first, second] = texts;
    if (!first || texts.length > MAX_LINES || texts.some(({ path }) => path.at(-1) !== heading))
      return [unit];
    if (isOneList(heading, texts))
      return unit === first
        ? [{ ...first, note: heading, text: texts.map(({ text }) => text).join("\n") }]
        : [];
    if (texts.length > 2) return [unit];
    const note = { ...first, note: heading };
    if (!second) return isOneMatter(first) || isWholeTable(first) ? [note] : [unit];
    if (!isOneMatter(first) || !isWholeTable(second)) return [unit];
    return unit === first
      ? [{ ...note, role: "table", text: `${first.text}\n\n${second.text}` }]
      : [];
  };
  const read = units.flatMap(readNote);
  return read.filter(({ note }) => note).length < MIN_NOTES ? [...units] : read;
}
