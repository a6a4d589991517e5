import { isTelling, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { findNext, isSaid } from "@/lib/ai/classifier/lines/heading-lines";
import { isContact } from "@/lib/ai/classifier/lines/mail-lines";
import { stripListMark } from "@/lib/ai/classifier/lines/marks";
import { dropSummaryMarks, TOGGLE_END } from "@/lib/ai/classifier/lines/markup";
import type { Line } from "@/lib/ai/classifier/lines/read-lines";
import { isStateLine } from "@/lib/ai/classifier/lines/web-app-lines";
import {
  findNamedKind,
  IS_TALK,
  type Kind,
  saysMoreThanRoll,
} from "@/lib/ai/classifier/names/kind-names";
import {
  beginsWithTitle,
  findKindAbove,
  type Heading,
  hasFewWords,
  isSpeaker,
  isTextTitle,
  isUnmarked,
  leaveToggle,
  nest,
  readHeading,
  readMail,
  saysMore,
} from "./heading-path";
import { type Block, isRest, measureBlock } from "./wrapped-lines";

/** Consecutive lines about one thing. A `frame` surrounds statements, like a greeting. A `heading` has no statement below it. */
export type Unit = {
  text: string;
  role: "item" | "table" | "prose" | "frame" | "heading";
  path: readonly Heading[];
  /** The kind that its heading names, if the unit is directly below the heading or in a list below it. */
  kind: Kind | null;
  /** Whether the unit is directly below prose, without a blank line. */
  isJoined: boolean;
  /** Whether it is a later matter of the paragraph of the unit before. */
  isRest?: boolean;
  /** Whether it has all boxes of a check list. */
  isCheckList?: boolean;
  /** Whether a line of a web app without content is directly above or below it. */
  isBesideScrap?: boolean;
  /** The heading of a section that is one note, which is its title; set only if the text has several such notes. */
  note?: Heading | undefined;
  /** The rival whose copied page it is on. */
  rival?: string | undefined;
};

/** In lines, including empty ones. */
const MAX_SIGNATURE = 6;
const MAX_CONTACTS = 14;
/** In UTF-16 units: a line of a signature or of attendees. */
const MAX_NAME_LINE = 60;
/** `Date: 5 November 2026, 10:00`, which minutes have too. */
const DATE_LINE = /^\*{0,2}(?:date|datum|sent|gesendet|verzonden|envoyé)\*{0,2}\s?[:：]|^$/i;

/** Splits lines into units. Every line that has words is in exactly one unit, or is a heading in the path of at least one. */
export function splitUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  const scraps: Unit[] = [];
  let path: readonly Heading[] = [];
  let lead: Heading | undefined; // such as `Open points:`, which applies only to the list below it
  let isTalk = false; // whether a speaker is above
  let block: Block = { to: 0, isWrapped: false, isBroken: false };
  const hasTitle = beginsWithTitle(lines);
  for (let at = 0, to = 0; at < lines.length; at = to) {
    const line = lines[at];
    const last = units.at(-1);
    to = at + 1;
    if (line?.said === TOGGLE_END) path = leaveToggle(path);
    if (!line || line.kind === "blank") continue;
    if (line.kind === "scrap") {
      const isOfLast = lines[at - 1]?.kind !== "blank" && last !== undefined && !isFrame(last);
      // Lines below it belong to what is above it.
      if (isOfLast && isStateLine(line.said)) last.text += `\n${line.said}`;
      else scraps.push({ text: line.said, role: "frame", path, kind: null, isJoined: false });
      continue;
    }
    const read = readHeading(line, path, hasTitle && units.length === 0);
    if (read) {
      isTalk ||= isSpeaker(read);
      const isOfMessage = isTalk && isUnmarked(read) && findNext(lines, at)?.kind !== "speaker";
      const heading = isOfMessage ? { ...read, isOfMessage } : read;
      path = nest(path, heading);
      lead = /[:：]$/.test(line.said) ? heading : undefined;
      const text = dropSummaryMarks(line.said);
      units.push({ text, role: "heading", path, kind: null, isJoined: false });
      continue;
    }
    if (last?.role === "item" && isSaid(line)) path = path.filter((each) => each !== lead);
    if (at >= block.to) block = measureBlock(lines, at);
    const own = takeLines(lines, at, line, block);
    to = at + own.length;
    const unit = makeUnit(line, own, { last, before: lines[at - 1], after: lines[to], path });
    if (line.kind === "header" && !own.every(({ said }) => DATE_LINE.test(said)))
      path = nest(path, readMail(own.map(({ said }) => said)));
    if (unit.role === "frame" && last?.role === "frame") last.text += `\n${unit.text}`;
    else units.push({ ...unit, path });
  }
  return dropCarried(units).concat(scraps);
}

/** Drops the headings that are in the path of a unit with words, or say nothing. */
function dropCarried(units: readonly Unit[]): Unit[] {
  const carried = new Set(units.flatMap((unit) => (isFrame(unit) ? [] : unit.path)));
  const isLost = (heading: Heading) => saysMore(heading) && !carried.has(heading);
  return units.filter(({ role, path }) => role !== "heading" || path.slice(-1).every(isLost));
}

/** What stands around the lines of a unit: the unit, the line and the headings above, and the line below. */
type Around = {
  last: Unit | undefined;
  before: Line | undefined;
  after: Line | undefined;
  path: readonly Heading[];
};

function makeUnit(first: Line, own: readonly Line[], around: Around): Unit {
  const { last, before, after, path } = around;
  const role = detectRole(first, own.length === 1, around);
  const isJoined = last?.role === "prose" && before?.kind !== "blank";
  const isNear = last?.role === "heading" || role === "item" || (isJoined && last?.kind !== null);
  const text = own.flatMap(({ said }) => said || []).join("\n");
  return {
    text,
    role,
    path,
    kind: isNear ? findKindAbove(path, text) : null,
    isJoined,
    isBesideScrap: [before, after].some((line) => line?.kind === "scrap"),
  };
}

export const isMessage = ({ path }: Unit) => path.slice(-1).some(isSpeaker);

export const isFrame = ({ role }: Unit) => role === "frame" || role === "heading";

const ATTENDEE =
  /^(?:me|ich|ik|moi|\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,2})(?: \([^)]{0,40}\))?$/u;

const DAY_ALONE =
  /^(?:\p{L}{2,12},? )?(?:\d{1,2}\.? \p{L}{3,10}\.?,? \d{4}|\p{L}{3,10} \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?:,? \d{1,2}[:.h]\d{2})?$/u;

/** Whether a line is the date, the attendees or a topic of the agenda, where minutes have these: below their heading or the title. */
function isRoll(
  line: Line,
  above: Heading | undefined,
  isFirstBelow: boolean,
  isNextBelow: boolean,
): boolean {
  const isItem = line.kind === "item";
  // also below `Agenda – steering committee`
  if (above && findNamedKind(above.name.replace(/ [–—-] .*/, "")) === "agenda")
    return (isItem || isNextBelow) && isTopicName(stripListMark(line.said).replace(LENGTH, ""));
  if (above?.kind === "roll")
    return (
      (isFirstBelow && !saysMoreThanRoll(above.name, line.said)) || (isItem && isNameLine(line))
    );
  const said = line.said.replace(WERE_THERE, "");
  const isOfTalk = above !== undefined && (IS_TALK.test(above.name) || IS_MEETING.test(above.name));
  const names = (isOfTalk ? said.replace(WITH, "") : said).split(/, |、/);
  const isBelowTitle = isFirstBelow && above !== undefined && isTextTitle(above);
  if (isBelowTitle && DAY_ALONE.test(line.said)) return true;
  return isBelowTitle && names.length > 1 && names.every((name) => ATTENDEE.test(name));
}

/** Before the names of those who were there: `Dabei: Ann, Bo (from 14:20)`. */
const WERE_THERE =
  /^(?:there|with us|met with|(?:mit )?dabei|erbij|étaient là|同席者?|メンバー)\s?[:：]\s?/iu;
/** The same below the title of a meeting. Elsewhere an offer lists its parts so: `Mit: Wartung, Hotline`. */
const WITH = /^(?:with|mit|met|avec)\s?[:：]\s?/iu;
const IS_MEETING =
  /(?:meeting|treffen|sitzung|besprechung|overleg|vergadering|réunion)(?!\p{L})|jour fixe|(?<!\p{L})weekly$/iu;

/** `Customer feedback (20 min)`, as agendas are written. */
const LENGTH = /\s?[（(]\d{1,3}\s?(?:min\p{L}*\.?|['’′h]|分)[)）]$/iu;

/** Whether a few words, such as `Opening hours`, state nothing: they have no figure, end of a sentence or Japanese clause. */
const isTopicName = (said: string) => hasFewWords(said) && !/[\d:：.!?。はがを]/.test(said);

const FEW_WORDS = /^[\p{sc=Latin}.-]+(?:,? [\p{sc=Latin}.-]+){0,3}[,.!]?$/u;
/** The share of noise at which two words are a greeting. */
const SHORT_GREETING_NOISE = 0.8;

/** Whether a line greets or signs, such as `Hello Petra,`, `Bye all` or `Aisha`, or has no words. */
function isGreeting({ said }: Line): boolean {
  if (!FEW_WORDS.test(said)) return !/[\p{L}\p{N}]/u.test(said);
  if (said.endsWith(",")) return true;
  const ratings = rateLabels(said);
  const count = said.split(" ").length;
  return count === 1 ? !isTelling(ratings) : count === 2 && ratings.noise > SHORT_GREETING_NOISE;
}

function detectRole(first: Line, isAlone: boolean, { last, before, path }: Around): Unit["role"] {
  const above = path.at(-1);
  const isFirstBelow = last?.role === "heading";
  const isNextBelow = isFirstBelow || (last?.role === "frame" && before?.kind !== "blank");
  if (isRoll(first, above, isFirstBelow, isNextBelow)) return "frame";
  if (isAlone && !above?.kind && isGreeting(first)) return "frame";
  const { kind } = first;
  if (kind === "header" || kind === "frame" || kind === "farewell") return "frame";
  return kind === "item" || kind === "table" ? kind : "prose";
}

/** Takes the lines of the unit that begins at an index. */
function takeLines(lines: readonly Line[], from: number, first: Line, block: Block) {
  const end = first.kind === "farewell" ? findSignatureEnd(lines, from) : lines.length;
  let to = from + 1;
  while (to < end && continues(lines, to, first, block)) to++;
  return lines.slice(from, to);
}

/** Whether the line at an index belongs to the unit that begins with `first`. */
function continues(lines: readonly Line[], at: number, first: Line, block: Block): boolean {
  const [before, line] = lines.slice(at - 1, at + 1);
  if (!before || !line) return false;
  switch (first.kind) {
    case "header":
      return line.kind === "header";
    case "farewell":
      return (
        line.kind === "blank" ||
        line.kind === "scrap" ||
        isContact(line.said) ||
        (line.kind === "plain" && isNameLine(line))
      );
    case "table":
      return line.kind === "table" || (/[|\t]/.test(line.said) && isSaid(line));
    case "item":
      if (line.kind === "item") return line.indent > first.indent + 1;
      return line.indent > first.indent && isSaid(line);
    default:
      return isSaid(first) && line.kind === "plain" && isRest(line, before, first, block);
  }
}

/** A signature with a telephone number or an address of the web is longer. */
function findSignatureEnd(lines: readonly Line[], at: number): number {
  const more = lines.slice(at + MAX_SIGNATURE, at + MAX_CONTACTS);
  return at + MAX_SIGNATURE + more.findLastIndex(({ said }) => isContact(said)) + 1;
}

/** The end of a sentence, but not of `Kestrel e. V.` or `Kestrel Ltd.` */
const ENDS = /[!?]$|(?<!(?<!\p{L})(?:\p{L}|Inc|Ltd|Co|Corp))\.$/u;
const isNameLine = ({ said }: Line) => said.length <= MAX_NAME_LINE && !ENDS.test(said);
