import { isChange, isTarget, isWish } from "@/lib/ai/classifier/goals/targets";
import { isTask } from "@/lib/ai/classifier/labels/errands";
import { joinTitle, RATED, type Rated, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { readTag, stripListMark, stripMarks } from "@/lib/ai/classifier/lines/marks";
import { isCustomerName } from "@/lib/ai/classifier/names/customers";
import {
  findKind,
  findTagKind,
  IS_TALK,
  isLabel,
  type Kind,
} from "@/lib/ai/classifier/names/kind-names";
import { splitTable } from "@/lib/ai/classifier/tables/sheet-rows";
import { isQuestion } from "@/lib/text/is-question";
import { isNoAnswer } from "@/lib/text/no-answer";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { type Heading, hasFewWords, isOfMail, isSchedule, isSpeaker } from "./heading-path";
import { isFrame, type Unit } from "./split-units";

/** Fewer sections with one text each can be chance. */
const MIN_NOTES = 2;

/** A longer paragraph may be about several matters. */
const MAX_SENTENCES = 5;

/** `12 November`, `Day 3`, `Q1 2027`, `1` */
const NUMBERED = /^(?=.*\d)(?:[\p{sc=Latin}\d.,:/–-]+ ?){1,3}$/u;
/** `Dana (Klimaat Noord)` */
const OF_FIRM = /\(\p{Lu}[^()\d]*\)$/u;

/** Reads the kind that a title begins with, such as `Idea: lend bikes`. */
function readTaggedTitle({ name }: Heading): { kind: Kind; name: string } | null {
  const { tag, rest } = readTag(name);
  const kind = IS_TALK.test(tag) ? null : findTagKind(tag);
  if (!kind || !(kind === "goal" || isLabel(kind)) || isNoAnswer(rest)) return null;
  return { kind, name: capitalize(rest) };
}

/**
 * Whether a heading may be the title of a note: it names no kind, day or person, and is not a speaker. Only with a tag may it be
 * that of a mail or of the whole text.
 */
const isNoteTitle = (heading: Heading) =>
  heading.kind === null &&
  (!isOfMail(heading) || readTaggedTitle(heading) !== null) &&
  !isSpeaker(heading) &&
  !NUMBERED.test(heading.name) &&
  !OF_FIRM.test(heading.name);

/** A line such as `4. März 2026, Rosa und Piet` is an entry of a list only between others. */
const isParagraph = ({ role, text }: Unit) =>
  role === "prose" || (role === "item" && stripListMark(text) === text);

/** Whether a text has a sentence with a tag such as `Decision: `. */
const hasTag = ({ text }: Unit) =>
  splitPlainSentences(text).some((each) => findKind(readTag(stripListMark(each)).tag) !== null);

/** Whether a unit is a paragraph about one matter: short, and without tags in it. */
const isOneMatter = (unit: Unit) =>
  isParagraph(unit) && splitPlainSentences(unit.text).length <= MAX_SENTENCES && !hasTag(unit);

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

type Section = readonly [Heading, readonly Unit[]];

/** The headings that may be titles of notes and have no others below them, each with its texts. */
function readSections(units: readonly Unit[]): Section[] {
  const below = new Map<Heading, Unit[]>();
  for (const unit of units.filter((each) => !isFrame(each)))
    for (const heading of unit.path) {
      const texts = below.get(heading) ?? [];
      texts.push(unit);
      below.set(heading, texts);
    }
  return [...below].filter(
    ([heading, texts]) =>
      isNoteTitle(heading) && texts.every(({ path }) => path.at(-1) === heading),
  );
}

/** Reads a section as one note if its form says so: a short paragraph, a table, both, or a list that goes on with its heading. */
function readNote([heading, texts]: Section): Unit | null {
  const [first, second, third] = texts;
  if (!first) return null;
  if (isOneList(heading, texts)) return joinTexts([heading, texts]);
  if (second && isOneTagged(heading, texts)) return joinTexts([heading, texts]);
  if (!second)
    return isOneMatter(first) || isWholeTable(first) ? { ...first, note: heading } : null;
  if (third || !isOneMatter(first) || !isWholeTable(second)) return null;
  return { ...first, note: heading, role: "table", text: `${first.text}\n\n${second.text}` };
}

/** Whether texts below a tagged title go on with it: none makes a point of another kind, and only a decision or a single idea has a list. */
function isOneTagged(heading: Heading, texts: readonly Unit[]): boolean {
  const kind = readTaggedTitle(heading)?.kind;
  if (!kind || kind === "goal" || !mayBeNote(texts)) return false;
  const isOneIdea = ONE_IDEA.test(heading.name);
  return texts.every(({ role, text }, at) => {
    const said = stripMarks(text);
    if (role === "item" && kind !== "decision" && !isOneIdea) return false;
    if (role === "item" && isOneIdea && isFragment(said)) return true;
    const ratings = rateLabels(said);
    // The first paragraph alone would be the note, whatever it is about.
    const least = at === 0 && role !== "item" ? CERTAIN : TELLING;
    const mayBeOwn = role !== "item" || kind === "decision";
    return POINTS.every((label) => (mayBeOwn && label === kind) || ratings[label] < least);
  });
}

/** Not `Ideas: spring`, whose lines are ideas. */
const ONE_IDEA = /^\P{L}*(?:(?:idea|idee|idée)(?!\p{L})|アイデア)/iu;
/** `for a deposit`, a line of a list that needs its title */
const isFragment = (said: string) => /^\p{Ll}/u.test(said) && hasFewWords(said);

/** Joins the texts of a section as its lines stand there, with an empty line around a paragraph or a table. */
function joinTexts([heading, texts]: Section): Unit | null {
  const [first] = texts;
  const text = texts.reduce((before, { role, text }, at) => {
    const isLine = role === "item" && texts[at - 1]?.role === "item";
    return at === 0 ? text : `${before}${isLine ? "\n" : "\n\n"}${text}`;
  }, "");
  return first ? { ...first, note: heading, role: "item", text } : null;
}

/** In UTF-16 units: a longer section is more than a note. */
const MAX_NOTE = 1500;
/** Where so many sections, and half of all, are notes by their form, the page is a list of notes. */
const MIN_PAGE = 3;

/** Whether a section may be one note although its form does not say so: it is short, and no line has a tag. */
const mayBeNote = (texts: readonly Unit[]) =>
  texts.reduce((sum, { text }) => sum + text.length, 0) <= MAX_NOTE &&
  !texts.some(hasTag) &&
  !areMixed(texts);

/** The rating from which a paragraph makes a point of its own; a line of a list does from `TELLING`. */
const CERTAIN = 0.8;

/** Whether texts make points of different kinds, as in minutes (a complaint, an idea and a risk), or are a list of points, such as risks. */
function areMixed(texts: readonly Unit[]): boolean {
  const isList = texts.length > 1 && texts.every(({ role }) => role === "item");
  const least = isList ? TELLING : CERTAIN;
  const labels = texts.map(({ text }) => {
    const ratings = rateLabels(stripMarks(text));
    return POINTS.find((label) => ratings[label] >= least);
  });
  const made = labels.filter((label) => label !== undefined);
  return new Set(made).size > 1 || (isList && made.length === texts.length);
}

/** Moves the kind from the title of a note to the note. */
function moveTag(note: Unit, heading: Heading): Unit {
  const tagged = readTaggedTitle(heading);
  if (!tagged) return note;
  const title = { ...heading, ...tagged };
  const moved = { ...note, note: title, kind: tagged.kind, path: note.path.with(-1, title) };
  if (tagged.kind !== "goal") return moved;
  return { ...moved, path: note.path.slice(0, -1), text: `${title.name}\n\n${note.text}` }; // a title can have the figure
}

/** Reads a tagged title without a text below it as a statement: `## Idea: lend bikes` above the next heading. */
function readBareTitle(unit: Unit): Unit {
  const heading = unit.path.at(-1);
  const tagged = unit.role === "heading" && heading && readTaggedTitle(heading);
  if (!tagged || IS_TALK.test(tagged.name)) return unit;
  return {
    ...unit,
    role: "prose",
    text: tagged.name,
    kind: tagged.kind,
    path: unit.path.slice(0, -1),
  };
}

/**
 * Marks each section that is one note, if there are several or its title begins with a tag; its heading is the title. On a page
 * of notes, a section of any form is one, except lists of different points and sections with tags such as `Decision: `.
 */
export function markTitledNotes(units: readonly Unit[]): Unit[] {
  const sections = readSections(units);
  const notes = new Map(sections.map((section) => [section[0], readNote(section)]));
  const count = [...notes.values()].filter(Boolean).length;
  if (count < MIN_NOTES)
    for (const [heading] of sections) if (!readTaggedTitle(heading)) notes.delete(heading);
  if (count >= MIN_PAGE && 2 * count >= sections.length)
    for (const section of sections) {
      const [heading, texts] = section;
      if (!notes.get(heading) && mayBeNote(texts)) notes.set(heading, joinTexts(section));
    }
  const firsts = new Map(sections.map(([heading, [first]]) => [heading, first]));
  return units.flatMap((unit) => {
    const heading = unit.path.at(-1);
    const note = heading && !isFrame(unit) ? notes.get(heading) : null;
    if (!heading || !note) return [readBareTitle(unit)];
    return firsts.get(heading) === unit ? [moveTag(note, heading)] : [];
  });
}
