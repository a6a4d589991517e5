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

/** Whether a heading may be the title of a note: it names no kind, and is no title of the whole, no mail and no speaker. */
const isNoteTitle = (heading: Heading | undefined) =>
  heading?.kind === null && !isTextTitle(heading) && !isOfMail(heading) && !isSpeaker(heading);

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
    const [first, second, ...more] = (heading && below.get(heading)) ?? [];
    if (!isNoteTitle(heading) || isFrame(unit) || !first || more.length > 0) return [unit];
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
