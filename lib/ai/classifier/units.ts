import { namesCosts, namesSchedule } from "@/lib/document-types/section-kinds";
import { isCustomerName, readCustomerLine } from "./customers";
import { findBareKind, findNamedKind, IS_TALK, isLooseKind, type Kind } from "./kind-names";
import { isTelling, rateLabels } from "./label-model";
import { isSaid, isTalkWith, type Line } from "./lines";
import { stripListMark, stripMarks } from "./marks";
import { type Block, isRest, measureBlock } from "./wrapped-lines";

export type Heading = {
  name: string;
  /** 0 for the title of the text. A heading ends earlier headings with the same or a greater number. */
  rank: number;
  /** Null if the name says more than a kind. */
  kind: Kind | null;
};

/** Consecutive lines about one thing. A `frame` surrounds statements, like a greeting. A `heading` has no statement below it. */
export type Unit = {
  text: string;
  role: "item" | "table" | "prose" | "frame" | "heading";
  path: readonly Heading[];
  /** The kind that its heading names, if the unit is directly below the heading or in a list below it. */
  kind: Kind | null;
  /** Whether the unit is directly below prose, without a blank line. */
  isJoined: boolean;
};

const RANK = { mail: 0, title: 0, quotedMail: 1, plain: 8, numbered: 8.5, speaker: 9 };
/** In lines, including empty ones. */
const MAX_SIGNATURE = 6;
/** In UTF-16 units: a line of a signature or of attendees. */
const MAX_NAME_LINE = 60;

/** Every line that has words is in exactly one unit, or is a heading in the path of at least one. */
export function splitUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  let path: readonly Heading[] = [];
  let lead: Heading | undefined; // such as `Open points:`, which applies only to the list below it
  let block: Block = { to: 0, isWrapped: false, isBroken: false };
  const hasTitle = !listsCustomers(lines);
  for (let at = 0, to = 0; at < lines.length; at = to) {
    const line = lines[at];
    const last = units.at(-1);
    to = at + 1;
    if (!line || line.kind === "blank") continue;
    const heading = readHeading(line, path, hasTitle && units.length === 0);
    if (heading) {
      path = nest(path, heading);
      lead = /[:：]$/.test(line.said) ? heading : undefined;
      units.push({ text: line.said, role: "heading", path, kind: null, isJoined: false });
      continue;
    }
    if (last?.role === "item" && isSaid(line)) path = path.filter((each) => each !== lead);
    if (at >= block.to) block = measureBlock(lines, at);
    const end = line.kind === "farewell" ? at + MAX_SIGNATURE : lines.length;
    while (to < end && continues(lines, to, line, block)) to++;
    const said = lines.slice(at, to).map((each) => each.said);
    const text = said.filter(Boolean).join("\n");
    const above = path.at(-1);
    const isFirstBelow = last?.role === "heading";
    const isAround =
      isRoll(line, above, isFirstBelow) || (to === at + 1 && !above?.kind && isGreeting(line));
    const role = isAround ? "frame" : detectRole(line);
    const isJoined = last?.role === "prose" && lines[at - 1]?.kind !== "blank";
    const isNear = isFirstBelow || role === "item";
    const kind = isNear ? findKindAbove(path) : isJoined ? last.kind : null;
    if (line.kind === "header" && !said.every((each) => DATE_LINE.test(each)))
      path = nest(path, readMail(said));
    if (role === "frame" && last?.role === "frame") last.text += `\n${text}`;
    else units.push({ text, role, path, kind, isJoined });
  }
  const carried = new Set(units.flatMap((unit) => (isFrame(unit) ? [] : unit.path)));
  const isLost = (heading: Heading) => saysMore(heading) && !carried.has(heading);
  return units.filter(({ role, path }) => role !== "heading" || path.slice(-1).every(isLost));
}

const nest = (path: readonly Heading[], heading: Heading) =>
  path.filter(({ rank }) => rank < heading.rank).concat(heading);

export const isMessage = ({ path }: Unit) => path.at(-1)?.rank === RANK.speaker;

export const isFrame = ({ role }: Unit) => role === "frame" || role === "heading";

function findKindAbove(path: readonly Heading[]): Kind | null {
  const kind = path.findLast((heading) => heading.kind !== null)?.kind;
  return kind && !isLooseKind(kind) ? kind : null;
}

const NAME = /^(?:me|ich|ik|moi|\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,2})(?: \([^)]{0,40}\))?$/u;

const DAY_ALONE =
  /^(?:\p{L}{2,12},? )?(?:\d{1,2}\.? \p{L}{3,10}\.?,? \d{4}|\p{L}{3,10} \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?:,? \d{1,2}[:.h]\d{2})?$/u;

/** Whether a line is the date, the attendees or a topic of the agenda, where minutes have these: below their heading or the title. */
function isRoll(line: Line, above: Heading | undefined, isFirstBelow: boolean): boolean {
  const isItem = line.kind === "item";
  // also below `Agenda – steering committee`
  if (above && findNamedKind(above.name.replace(/ [–—-] .*/, "")) === "agenda")
    return isItem && isTopicName(stripListMark(line.said).replace(LENGTH, ""));
  if (above?.kind === "roll") return isFirstBelow || (isItem && isNameLine(line));
  const names = line.said.split(", ");
  const isBelowTitle = isFirstBelow && above?.rank === RANK.title;
  if (isBelowTitle && DAY_ALONE.test(line.said)) return true;
  return isBelowTitle && names.length > 1 && names.every((name) => NAME.test(name));
}

/** `Customer feedback (20 min)`, as agendas are written. */
const LENGTH = /\s?[（(]\d{1,3}\s?(?:min\p{L}*\.?|['’′h]|分)[)）]$/iu;

/** Whether a few words, such as `Opening hours`, state nothing: no figure, no end of a sentence, no Japanese clause. */
const isTopicName = (said: string) => hasFewWords(said) && !/[\d:：.!?。はがを]/.test(said);

const FEW_WORDS = /^[\p{sc=Latin}.-]+(?:,? [\p{sc=Latin}.-]+){0,3}[,.!]?$/u;
/** The share of noise at which two words are a greeting. */
const LIKELY = 0.8;

/** Whether a line greets or signs, such as `Hello Petra,`, `Bye all` or `Aisha`, or has no words. */
function isGreeting({ said }: Line): boolean {
  if (!FEW_WORDS.test(said)) return !/[\p{L}\p{N}]/u.test(said);
  if (said.endsWith(",")) return true;
  const ratings = rateLabels(said);
  const count = said.split(" ").length;
  return count === 1 ? !isTelling(ratings) : count === 2 && ratings.noise > LIKELY;
}

function detectRole({ kind }: Line): Unit["role"] {
  if (kind === "header" || kind === "frame" || kind === "farewell") return "frame";
  return kind === "item" || kind === "table" ? kind : "prose";
}

/** Only as a heading: in a sheet or below the heading of a test with users, these are what they were asked to do. */
const TASKS = /^(?:(?:open )?tasks|taken|tâches|タスク)$/i;
const STUDY =
  /test|テスト|stud(?:y|ie)|étude|interview|users?(?!\p{L})|nutzer|gebruiker|utilisateur|ユーザー/iu;

/** Whether the first heading is one of several customers, each above their points, and not the title of the text. */
function listsCustomers(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ kind }) => kind === "heading");
  const [name, other] = lines.filter(({ kind }) => kind === "heading").map(readName);
  const areNames = [name, other].every(
    (each) => each && isCustomerName(each) && !findNamedKind(each) && !IS_TALK.test(each),
  );
  return areNames && lines[first + 1]?.kind === "item";
}

const readName = ({ said }: Line) =>
  dropColon(stripMarks(said).replace(/^\p{Extended_Pictographic}\uFE0F?\s+/u, ""));

function readHeading(line: Line, path: readonly Heading[], isFirst: boolean): Heading | null {
  const { kind: role, said } = line;
  const name = readName(line);
  if (role === "speaker") return { name, rank: RANK.speaker, kind: null };
  if (role !== "heading") return null;
  if (readCustomerLine(name)) {
    const above = path.findLast((each) => !readCustomerLine(each.name));
    return { name, rank: (above?.rank ?? RANK.title) + 0.1, kind: null }; // up to the next heading like the one above
  }
  const isStudied = path.some((each) => each.kind === "target_users" || STUDY.test(each.name));
  const kind = TASKS.test(name) && !isStudied ? "task" : findNamedKind(name);
  if ((isFirst && kind === null && !/^\d/.test(said)) || isTalkWith(said))
    return { name, rank: RANK.title, kind };
  const hashes = /^#{1,6}/.exec(said)?.[0].length;
  if (hashes) return { name, rank: RANK.quotedMail + hashes, kind };
  return { name, rank: /^\d/.test(said) ? RANK.numbered : RANK.plain, kind };
}

const dropColon = (name: string) => name.replace(/\s?[:：]$/, "");

/** Whether the line at an index belongs to the unit that begins with `first`. */
function continues(lines: readonly Line[], at: number, first: Line, block: Block): boolean {
  const [before, line] = lines.slice(at - 1, at + 1);
  if (!before || !line) return false;
  switch (first.kind) {
    case "header":
      return line.kind === "header";
    case "farewell":
      return line.kind === "blank" || (line.kind === "plain" && isNameLine(line));
    case "table":
      return line.kind === "table" || (/[|\t]/.test(line.said) && isSaid(line));
    case "item":
      if (line.kind === "item") return line.indent > first.indent + 1;
      return line.indent > first.indent && isSaid(line);
    default:
      return isSaid(first) && line.kind === "plain" && isRest(line, before, first, block);
  }
}

export const isOfMail = ({ rank }: Heading) => rank <= RANK.quotedMail;

/** Whether the heading adds to the text below it: `Winter`, `Assumptions`, but not `Key decisions` or `Tasks`. */
export const saysMore = ({ name, kind }: Heading) =>
  kind === null || (kind !== "task" && findBareKind(name) === null);

export const isTopic = (heading: Heading) =>
  saysMore(heading) &&
  !isOfMail(heading) &&
  heading.rank < RANK.speaker &&
  hasFewWords(heading.name);

export const isSchedule = (heading: Heading) => namesSchedule(readTopic(heading));
export const isOfCosts = (heading: Heading) => namesCosts(readTopic(heading));

const TOPIC_NUMBER = /^(?:TOP |item |punkt |punt |point )?\d{1,2}[.:)]? /i;
export const readTopic = ({ name }: Heading) => name.replace(TOPIC_NUMBER, "");

const hasFewWords = (name: string) => name.split(/\s+/).length <= 4;

const isNameLine = ({ said }: Line) => said.length <= MAX_NAME_LINE && !/[.!?]$/.test(said);

const ADDRESS = /\s?[<[(](?:mailto:)?[^\s<>[\]()@]+@[^\s<>[\]()@]+[>\])]/g;
const SUBJECT =
  /^\*{0,2}(?:subject|betreff|onderwerp|objet|件名)\s?[:：]\*{0,2}\s*(?:(?:re|fwd?|aw|wg|tr|antw)\s?:\s*)*/i;
/** `Date: 5 November 2026, 10:00`, which minutes have too. */
const DATE_LINE = /^\*{0,2}(?:date|datum|sent|gesendet|envoyé)\*{0,2}\s?[:：]|^$/i;
const FROM = /^\*{0,2}(?:from|von|van|de|差出人)\s?[:：]\*{0,2}\s*/i;

function readMail(head: readonly string[]): Heading {
  const read = (field: RegExp) => {
    const line = head.find((each) => field.test(each)) ?? "";
    return line.replace(field, "").replaceAll(ADDRESS, "");
  };
  const subject = read(SUBJECT);
  const writer = read(FROM);
  const name = writer ? `${subject} (${writer})` : subject;
  if (subject) return { name, rank: RANK.mail, kind: null };
  const first = (head[0] ?? "").replaceAll(ADDRESS, "");
  return { name: dropColon(first), rank: RANK.quotedMail, kind: null };
}
