import { readCustomerLine } from "@/lib/ai/classifier/names/customers";
import { findBareKind } from "@/lib/ai/classifier/names/kind-names";
import { tabulate } from "@/lib/ai/classifier/tables/sheet-rows";
import { readJiraMarks } from "@/lib/ai/reading/jira-marks";
import { splitLines } from "@/lib/text/line-ends";
import { isDelimiterRow } from "@/lib/text/tables";
import { readCaptions } from "./captions";
import { dropEdited, isChatMark, nameUnknownWriters } from "./chat-marks";
import {
  areNumberedTopics,
  findNext,
  isHeading,
  isTalkAbove,
  isTitle,
  MAX_HEADING,
} from "./heading-lines";
import { isAroundMail, isFarewell, isReceivers, isSender, isSenderAbove } from "./mail-lines";
import {
  isListEntry,
  isMailHeader,
  readPrefix,
  splitAtLabel,
  stripListMark,
  stripQuoteMarks,
} from "./marks";
import { isSummary, markProperties, readToggle, TOGGLE_END } from "./markup";
import { joinHeads } from "./message-heads";
import { joinNamesAndTimes, markHeads, splitChatRows } from "./recurring-heads";
import {
  dropEmojiCodes,
  isChatLine,
  isSpeakerLine,
  readChatLine,
  readFollowUp,
  spellInitials,
} from "./speaker-lines";
import { isTimeLine } from "./time-lines";
import { markTitles } from "./unmarked-titles";
import { isChrome, isFieldName, isLoneValue, isValue } from "./web-app-lines";

type Around = "blank" | "header" | "frame" | "farewell" | "heading" | "speaker";
/** A `scrap` is a line of a web app without content, such as a button or a lone number. */
type LineKind = Around | "item" | "table" | "speech" | "plain" | "scrap";

/** One line of a text; `said` has no quote marks, `indent` counts columns. */
export type Line = Readonly<{ said: string; kind: LineKind; indent: number }>;

/** A mail in one line: `From: Olivia. Subject: Harbour pilot. The crane operators …`. */
const isParagraph = (text: string) =>
  (text.match(/(?<=\p{Ll}{2}[.!?] )\p{Lu}[\p{L}'’]*(?: [^\s.!?:@]+){3,}[.!?]/gu)?.length ?? 0) > 1;
const QUOTED_MAIL = /(?:wrote|schrieb.{0,80}|schreef.{0,80}|a écrit)\s?:$/;
/** The number of a reaction that is copied as a picture. */
const REACTIONS = /^\d{1,3}$/;
const MARKED_HEADING = /^#{1,6}\s+\S|^(?:TOP|agenda item|punkt|punt|point) \d{1,2}\b[^.!?]{0,60}$/i;
const HEADING = /^\*\*[^*]+\*\*[:：]?$|^[■◆▼□【]|(?<!:[\w+-]+)[:：]$/u;
const TABLE_ROW = /^\|.*\||^[^\t]+\t[^\t]+\t/;
const MIN_LINES = 6;

type Pass<Each> = (lines: readonly Each[]) => readonly Each[];

const run = <Each>(passes: readonly Pass<Each>[], lines: readonly Each[]) =>
  passes.reduce((read, pass) => pass(read), lines);

/** Passes over a text, in this order: each reads what those before it wrote. */
const OF_TEXT: readonly Pass<string>[] = [
  readJiraMarks,
  nameObjectives,
  (lines) => lines.map(readQuestionBullet),
  (lines) => lines.map(readToggle),
  nameUnknownWriters,
  spellInitials,
  splitChatRows,
  joinNamesAndTimes,
  joinHeads,
  dropChatCodes, // knows a chat by the heads that were joined
  (lines) => lines.flatMap(splitAtLabel),
  readCaptions,
];

/** Passes over lines, in this order. Each line first has the kind that it has by itself. */
const OF_LINES: readonly Pass<Line>[] = [
  markHeads,
  repeatSpeakers,
  detectKindsAround, // speakers are not headings
  markProperties,
  markTitles, // above texts, of which properties are none
  markFirstTitle,
];

/** Reads the lines of a text, each with its kind. */
export const readLines = (text: string): readonly Line[] =>
  run(OF_LINES, tabulate(run(OF_TEXT, splitLines(text))).map(readLine));

/** `KR1: …` or `KR 2 – …`, also as an item of a list. */
const KEY_RESULT = /^\s*(?:[-*•]\s+)?KR ?\d{1,2}\s?(?:[:：]|[–—-]\s)/;
const OBJECTIVE = /^(\s*(?:[-*•]\s+)?)O ?(\d{1,2})(?=\s?(?:[:：]|[–—-]\s))/;

/** Writes `Objective 1: …` in place of `O1: …` in a text with key results; elsewhere, `O1` may be an option. */
function nameObjectives(lines: readonly string[]): readonly string[] {
  const hasKeyResults = lines.some((line) => KEY_RESULT.test(line));
  return hasKeyResults ? lines.map((line) => line.replace(OBJECTIVE, "$1Objective $2")) : lines;
}

/** `? call button at each exit`: some write a question mark in place of a bullet. */
const QUESTION_BULLET = /^(\s*)\? +(\S.*?)[?？]?\s*$/;
const readQuestionBullet = (line: string) => line.replace(QUESTION_BULLET, "$1- $2?");

function dropChatCodes(lines: readonly string[]): readonly string[] {
  const isChat = lines.some((raw) => isChatLine(stripQuoteMarks(raw)));
  return isChat ? lines.map(dropEmojiCodes).map(dropEdited) : lines;
}

/** Puts the last speaker above each further message that has only a time. */
function repeatSpeakers(lines: readonly Line[]): readonly Line[] {
  const read: Line[] = [];
  let speaker: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.kind === "speaker") speaker = line.said;
    // Directly below the speaker, `9:30 AM` is what they say.
    const mayBeTime =
      (line.kind === "plain" || line.kind === "frame") &&
      read.at(-1)?.kind !== "speaker" &&
      findNext(lines, at)?.kind === "plain";
    const said = mayBeTime && speaker !== undefined ? readFollowUp(line.said, speaker) : undefined;
    speaker = said ?? speaker;
    read.push(said === undefined ? line : { ...line, said, kind: "speaker" });
  }
  return read;
}

/** From the last line to the first, since the kind of a line depends on those of the lines below it. */
function detectKindsAround(lines: readonly Line[]): readonly Line[] {
  const areTopics = areNumberedTopics(lines);
  const read = [...lines];
  for (const [at, line] of [...lines.entries()].reverse())
    read[at] = { ...line, kind: detectKindAround(read, at, line, areTopics) };
  return read;
}

/** A short text has a title if it is that of a talk. */
function markFirstTitle(lines: readonly Line[]): readonly Line[] {
  const [first, ...others] = lines.filter(({ kind }) => kind !== "blank");
  if (!first || !isTitle(first, others[0])) return lines;
  if (lines.length < MIN_LINES && !isTalkAbove(first, others)) return lines;
  return lines.map((line) => (line === first ? { ...line, kind: "heading" } : line));
}

function readLine({ raw, isRow }: { raw: string; isRow: boolean }): Line {
  const space = /^[ \t\u3000]*/.exec(raw)?.[0] ?? "";
  const indent = space.replaceAll("\t", "    ").replaceAll("\u3000", "  ").length;
  const said = stripQuoteMarks(raw);
  const line = readChatLine(said) ?? { said, kind: isRow ? "table" : detectKind(said) };
  return { ...line, indent };
}

function detectKind(said: string): LineKind {
  if (said === "" || said === TOGGLE_END || /^[-=_*#~`]{3,}$/.test(said)) return "blank";
  if ((isMailHeader(said) && !isParagraph(said)) || QUOTED_MAIL.test(said)) return "header";
  if (isFarewell(said)) return "farewell";
  if (isAroundMail(said) || isSender(said)) return "frame";
  if (isChatMark(said) || isTimeLine(said)) return "frame";
  if (MARKED_HEADING.test(said) || isSummary(said)) return "heading";
  if (TABLE_ROW.test(said) || isDelimiterRow(said)) return "table";
  if (isListEntry(said)) return "item";
  if (said.length <= MAX_HEADING && HEADING.test(said)) return "heading";
  const prefix = readPrefix(said);
  if (prefix === "") return isSpeakerLine(said) ? "speaker" : "plain";
  return findBareKind(prefix) === "roll" ? "frame" : "speech";
}

/** Whether the sender of a mail is among the lines above, with its time. */
const isOfSender = (above: readonly Line[]) => above.some(({ said }) => isSender(said));

function detectKindAround(
  lines: readonly Line[],
  at: number,
  line: Line,
  areTopics: boolean,
): LineKind {
  const { said, kind } = line;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (above && isChatMark(above.said) && REACTIONS.test(said)) return "frame";
  if (said.includes("|") && below && isDelimiterRow(below.said)) return "table";
  if (below && isSenderAbove(said, below.said)) return "header";
  if (above?.kind === "frame" && isReceivers(said) && isOfSender(lines.slice(at - 2, at)))
    return "frame";
  const next = findNext(lines, at);
  // Before another speaker, it may be what a customer says: `Kunde: Drucker Defekt`.
  if (kind === "speech" && next && next.kind !== "speech" && readCustomerLine(said))
    return "heading";
  // Several such lines in a row are a schedule.
  if (isSpeakerLine(said) && kind === "speaker" && (!next || isSpeakerLine(next.said)))
    return "plain";
  if (isPlain(line) && (isChrome(said) || isField(lines, at))) return "scrap";
  if (isHeading(lines, at, areTopics)) return "heading";
  return isValueAlone(lines, at, line) ? "scrap" : kind;
}

/** A line that a program may have written: not part of a list. */
const isPlain = ({ kind, indent }: Line) => indent <= 1 && (kind === "plain" || kind === "speech");

/** Whether a line names a field or a button, and the one above or below has no content either. */
const isField = (lines: readonly Line[], at: number) =>
  isFieldName(lines[at]?.said ?? "") &&
  [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && hasNoContent(other));

const hasNoContent = (line: Line) =>
  line.kind === "scrap" ||
  (isPlain(line) && (isChrome(line.said) || isLoneValue(line.said) || isFieldName(line.said)));

const isValueItem = ({ said, indent }: Line) => indent === 0 && isValue(stripListMark(said));

/** In lines. */
const MAX_LIST = 20;
/** Whether the list of an item has others than values: a list of values alone is what a text says. */
function isAmongOthers(lines: readonly Line[], at: number): boolean {
  const isOther = (line: Line) => line.kind === "item" && !isValueItem(line);
  const isEnd = ({ kind }: Line) => kind !== "item" && kind !== "scrap";
  const [before, after] = [
    lines.slice(Math.max(0, at - MAX_LIST), at).reverse(),
    lines.slice(at + 1, at + MAX_LIST),
  ];
  return [before, after].some((side) => {
    const end = side.findIndex(isEnd);
    return side.slice(0, end < 0 ? side.length : end).some(isOther);
  });
}

/** From this length, in UTF-16 units, the next line may go on with a sentence that has no end. */
const MIN_WRAPPED = 40;

/** Whether a line is a value without a word about it: not one that a colon or a speaker announces, or the end of a wrapped sentence. */
function isValueAlone(lines: readonly Line[], at: number, line: Line): boolean {
  if (line.kind === "item") return isValueItem(line) && isAmongOthers(lines, at);
  const above = lines[at - 1];
  const isAnnounced = above?.kind === "speaker" || /[:：]$/.test(above?.said ?? "");
  const isRest =
    above && isPlain(above) && above.said.length >= MIN_WRAPPED && !/[.!?:…。"”]$/.test(above.said);
  return isPlain(line) && isLoneValue(line.said) && !isAnnounced && !isRest;
}
