import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { type Heading, isOfMail, isSpeaker, isTextTitle } from "./heading-path";
import { findKind } from "./kind-names";
import { readTag, stripListMark } from "./marks";
import { splitTable } from "./sheet-rows";
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
    if (!first || texts.length > 2 || texts.some(({ path }) => path.at(-1) !== heading))
      return [unit];
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
