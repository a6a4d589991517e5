import { isMilestone, isTask } from "@/lib/ai/classifier/labels/errands";
import { isKnownWord, RATED, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { isTalkWith } from "@/lib/ai/classifier/lines/heading-lines";
import { readTag, stripMarks } from "@/lib/ai/classifier/lines/marks";
import { dropSummaryMarks, isSummary } from "@/lib/ai/classifier/lines/markup";
import type { Line } from "@/lib/ai/classifier/lines/read-lines";
import { isCustomerName, readCustomerLine } from "@/lib/ai/classifier/names/customers";
import {
  findBareKind,
  findHeadingKind,
  findHeadingKinds,
  findNamedKind,
  findTagKind,
  IS_TALK,
  isLooseKind,
  type Kind,
} from "@/lib/ai/classifier/names/kind-names";
import { namesCosts, namesSchedule } from "@/lib/ai/reading/section-kinds";
import { isQuestion } from "@/lib/text/is-question";
import { matchWords } from "@/lib/text/words";

export type Heading = {
  name: string;
  /** 0 for the title of the text. A heading ends earlier headings with the same or a greater number. */
  rank: number;
  /** Null if the name says more than a kind. */
  kind: Kind | null;
  /** Of a name such as `Decisions / next steps`, whose lines are each of one kind. */
  kinds?: readonly Kind[];
  /** Whether it stands within the message of a speaker, and ends at the next one. */
  isOfMessage?: boolean;
};

const RANK = { mail: 0, title: 0, quotedMail: 1, toggle: 7.5, plain: 8, numbered: 8.5, speaker: 9 };

/** Puts a heading below those above it. */
export const nest = (path: readonly Heading[], heading: Heading) =>
  path
    .filter(({ rank, isOfMessage }) => rank < heading.rank && !(isOfMessage && isSpeaker(heading)))
    .concat(heading);

/** Drops the heading of a toggle that ends, and those within it. */
export const leaveToggle = (path: readonly Heading[]) =>
  path.some(({ rank }) => rank === RANK.toggle)
    ? path.filter(({ rank }) => rank < RANK.toggle)
    : path;

/** Finds the kind of a text below the headings of a path. */
export function findKindAbove(path: readonly Heading[], text: string): Kind | null {
  const heading = path.findLast(({ kind }) => kind !== null);
  const kind = heading?.kinds ? chooseKind(heading.kinds, text) : heading?.kind;
  return kind && !isLooseKind(kind) ? kind : null;
}

/** From this share of noise on, a line below `Decisions / next steps` is a task. */
const MIN_TASK_NOISE = 0.4;
/** `Dana to write the guide`, unlike `Price to stay` */
const OWNER = /^@?(\p{Lu}[\p{L}.'’-]+)(?: (?:and|&|\+) \p{Lu}[\p{L}.'’-]+)? to \p{Ll}/u;
function isOwned(said: string): boolean {
  const name = OWNER.exec(said)?.[1];
  return name !== undefined && !isKnownWord(name);
}
/** `R2`, `FR-12:` before a requirement. */
const ID = /^\p{Lu}{1,4}-?\d{1,3}[.:)]? /u;

function chooseKind(kinds: readonly Kind[], text: string): Kind | null {
  const said = stripMarks(text).replace(ID, "");
  if (isQuestion(said) && kinds.some((kind) => kind === "question" || kind === "general_note"))
    return "question";
  const ratings = rateLabels(said);
  const isErrand =
    isTask(said) || isOwned(said) || (ratings.noise > MIN_TASK_NOISE && !isMilestone(said));
  if (kinds.includes("task") && isErrand) return "task";
  if (kinds.some(isLooseKind)) return null;
  const rated = RATED.flatMap((label) => (label !== "noise" && kinds.includes(label) ? label : []));
  return rated.toSorted((one, next) => ratings[next] - ratings[one])[0] ?? null;
}

/** Headings of tasks: in a sheet or below the heading of a test with users, these are what they were asked to do. */
const TASK_HEADING = /^(?:(?:open )?tasks|taken|tâches|タスク)$/i;
const STUDY =
  /test|テスト|stud(?:y|ie)|étude|interview|users?(?!\p{L})|nutzer|gebruiker|utilisateur|ユーザー/iu;

/** Whether the first heading is one of several customers, each above their points, and not the title of the text. */
function listsCustomers(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ kind }) => kind === "heading");
  const [name, other] = lines.filter(({ kind }) => kind === "heading").map(readHeadingName);
  const areNames = [name, other].every(
    (each) => each && isCustomerName(each) && !findNamedKind(each) && !IS_TALK.test(each),
  );
  return areNames && lines[first + 1]?.kind === "item";
}

const isTagged = (line: Line) => findTagKind(readTag(readHeadingName(line)).tag) !== null;

/** Whether the first headings are of one level, and each has a tag: `## Idea: lend bikes` above `## Risk: theft`. */
function listsTagged(lines: readonly Line[]): boolean {
  const [first, next] = lines.filter(({ kind }) => kind === "heading");
  if (!first || !next || countHashes(first.said) !== countHashes(next.said)) return false;
  return isTagged(first) && isTagged(next);
}

/**
 * Whether the first heading is the title of the text, and not one of several of its level. Above another heading, or with the name of a
 * talk or a date, it is the title: Notion writes titles and sections alike.
 */
export function beginsWithTitle(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ kind }) => kind !== "blank");
  const first = filled.find(({ kind }) => kind === "heading");
  if (!first) return true;
  if (listsCustomers(lines) || listsTagged(lines)) return false;
  const level = countHashes(first.said);
  const [below, ...others] = filled.slice(filled.indexOf(first) + 1);
  const isAboveText = below !== undefined && below.kind !== "heading" && below.kind !== "header";
  const hasEqual = others.some(
    ({ kind, said }) => kind === "heading" && countHashes(said) > 0 && countHashes(said) <= level,
  );
  const mayBeSection = level > 1 || (!/\d/.test(first.said) && !IS_TALK.test(first.said));
  return !(isAboveText && hasEqual && mayBeSection);
}

const countHashes = (said: string) => /^#{0,6}/.exec(said)?.[0].length ?? 0;

const readHeadingName = ({ said }: Line) =>
  dropColon(
    stripMarks(dropSummaryMarks(said)).replace(/^\p{Extended_Pictographic}\uFE0F?\s+/u, ""),
  );

export function readHeading(
  line: Line,
  path: readonly Heading[],
  isFirst: boolean,
): Heading | null {
  const { kind: role, said } = line;
  const name = readHeadingName(line);
  if (role === "speaker") return { name, rank: RANK.speaker, kind: null };
  if (role !== "heading") return null;
  if (readCustomerLine(name)) {
    const above = path.findLast((each) => !readCustomerLine(each.name));
    return { name, rank: (above?.rank ?? RANK.title) + 0.1, kind: null }; // up to the next heading like the one above
  }
  const isStudied = path.some((each) => each.kind === "target_users" || STUDY.test(each.name));
  const kind = TASK_HEADING.test(name) && !isStudied ? "task" : findHeadingKind(name);
  const kinds = findHeadingKinds(name);
  const named = kinds.length > 0 ? { name, kind: kind ?? kinds[0] ?? null, kinds } : { name, kind };
  if ((isFirst && kind === null && !/^\d/.test(said)) || isTalkWith(said))
    return { ...named, rank: RANK.title };
  if (isSummary(said)) return { ...named, rank: RANK.toggle };
  const hashes = countHashes(said);
  if (hashes > 0) return { ...named, rank: RANK.quotedMail + hashes };
  return { ...named, rank: /^\d/.test(said) ? RANK.numbered : RANK.plain };
}

const dropColon = (name: string) => name.replace(/\s?[:：]$/, "");

const ADDRESS = /\s?[<[(](?:mailto:)?[^\s<>[\]()@]+@[^\s<>[\]()@]+[>\])]/g;
const SUBJECT =
  /^\*{0,2}(?:subject|betreff|onderwerp|objet|件名)\s?[:：]\*{0,2}\s*(?:(?:re|fwd?|aw|wg|tr|antw)\s?:\s*)*/i;
const FROM = /^\*{0,2}(?:from|von|van|de|差出人)\s?[:：]\*{0,2}\s*/i;

/** Reads the header of a mail as the heading of its text. */
export function readMail(head: readonly string[]): Heading {
  const read = (field: RegExp) => {
    const line = head.find((each) => field.test(each)) ?? "";
    return line.replace(field, "").replaceAll(ADDRESS, "");
  };
  const subject = read(SUBJECT);
  const writer = read(FROM);
  const name = writer ? `${subject} (${writer})` : subject;
  if (subject) return { name, rank: RANK.mail, kind: null };
  const first = (head[0] ?? "").replaceAll(ADDRESS, "").replace(/\t\s*/, ", "); // a time follows
  return { name: dropColon(first), rank: RANK.quotedMail, kind: null };
}

/** Whether nothing but the lines around it shows that it is a heading. */
export const isUnmarked = ({ rank }: Heading) => rank >= RANK.plain && rank < RANK.speaker;
export const isTextTitle = ({ rank }: Heading) => rank === RANK.title;
export const isSpeaker = ({ rank }: Heading) => rank === RANK.speaker;
export const isOfMail = ({ rank }: Heading) => rank <= RANK.quotedMail;

/** Whether the heading adds to the text below it: `Winter`, `Assumptions`, but not `Key decisions` or `Tasks`. */
export const saysMore = ({ name, kind }: Heading) =>
  kind === null || (kind !== "task" && findBareKind(name) === null);

/** Whether a heading says something of a statement: `Non-goals` does not of a risk in a list below it. */
export function isAbout(heading: Heading, kind: Kind | null): boolean {
  if (heading.kinds && kind !== "general_note") return false;
  return (
    saysMore(heading) && !(heading.kind === "decision" && kind !== null && kind !== "decision")
  );
}

/** Names of sections that say nothing of their text, so that no title begins with them. */
const SECTION = matchWords(
  `^(?:overview|(?:executive |meeting |call )?summary|recap|key (?:points?|takeaways?)|takeaways|highlights|details?|description|transcript|acceptance criteria|general|introduction|status|(?:status )?updates?|topics?|progress)$
  ^(?:überblick|übersicht|zusammenfassung|kurzfassung|kernpunkte|wichtigste punkte|details|einzelheiten|beschreibung|transkript|akzeptanzkriterien|allgemeines|einleitung|stand|themen|neuigkeiten)$
  ^(?:overzicht|samenvatting|kernpunten|hoofdpunten|hoogtepunten|details|beschrijving|transcript|acceptatiecriteria|algemeen|inleiding|status|stand van zaken|onderwerpen|voortgang)$
  ^(?:aperçu|vue d['’]ensemble|résumé|synthèse|points (?:clés|principaux)|détails|description|transcription|critères d['’]acceptation|généralités|introduction|état|avancement|sujets)$
  ^(?:概要|要約|まとめ|要点|ハイライト|詳細|説明|文字起こし|受け入れ条件|受入条件|はじめに|状況|進捗|話題)$`,
);

export const isTopic = (heading: Heading) =>
  saysMore(heading) &&
  !SECTION.test(readTopic(heading)) &&
  !isOfMail(heading) &&
  heading.rank < RANK.speaker &&
  hasFewWords(heading.name);

export const isSchedule = (heading: Heading) => namesSchedule(readTopic(heading));
export const isOfCosts = (heading: Heading) => namesCosts(readTopic(heading));

const TOPIC_NUMBER = /^(?:TOP |item |punkt |punt |point )?\d{1,2}[.:)]? /i;
export const readTopic = ({ name }: Heading) => name.replace(TOPIC_NUMBER, "");

export const hasFewWords = (name: string) => name.split(/\s+/).length <= 4;
