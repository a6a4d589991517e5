import { findBareKind, isLoose, type Kind, matchWords } from "./kind-names";
import type { Line } from "./lines";
import { readTag, stripMarks } from "./marks";

export type Heading = {
  line: number;
  name: string;
  /** 0 for the title of the text; a heading ends those of its rank and above. */
  rank: number;
  /** Null if the name says more than a kind. */
  kind: Kind | null;
};

/** Consecutive lines that are one thing, from `from` up to but excluding `to`. A `frame` surrounds the statements. */
export type Unit = {
  from: number;
  to: number;
  role: "item" | "table" | "prose" | "frame";
  path: readonly Heading[];
  /** Whether it is directly below its heading, or in a list below it. */
  isNear: boolean;
  /** Whether it is prose directly below other prose, without a blank line. */
  isJoined: boolean;
};

const RANK = { mail: 0, title: 0, quotedMail: 1, marked: 8, plain: 9, speaker: 10, entry: 11 };
const MAX_SIGNATURE = 5;
const MAX_SIGNATURE_LINE = 60;
/** Shorter lines were not wrapped. */
const MIN_WRAPPED = 50;
const SENTENCE_END = /[.!?:)。]$/;
const CLOSED_QUOTE = /["”»“]$|["”»][^"”»]{0,60}$/;
const MAX_TOPIC = 40;

/** Every line that has words is in exactly one unit, or is a heading in the path of at least one. */
export function splitUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  const headings: Heading[] = [];
  let path: readonly Heading[] = [];
  let before: Unit["role"] | "heading" | "mark" = "mark";
  let block: Block = { to: 0, width: 0, isWrapped: false };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line || line.kind === "blank" || line.kind === "ruler") {
      at++;
      continue;
    }
    const isFirst = headings.length + units.length === 0;
    const heading = readHeading(lines, at, path, isFirst);
    if (heading) {
      headings.push(heading);
      path = [...path.filter(({ rank }) => rank < heading.rank), heading];
      before = "heading";
      at++;
      continue;
    }
    if (at >= block.to) block = measureBlock(lines, at);
    const to = findEnd(lines, at, line, block);
    const isFirstBelow: boolean = before === "heading";
    const isJoined = before === "prose" && lines[at - 1]?.kind !== "blank";
    const role: Unit["role"] = isRoll(line, path.at(-1), isFirstBelow) ? "frame" : detectRole(line);
    const last: Unit | undefined = units.at(-1);
    const isNear = isFirstBelow || role === "item" || (isJoined && last?.isNear === true);
    if (line.kind === "header") path = readMail(lines.slice(at, to), at, path);
    before = role;
    if (role === "frame" && last?.role === "frame") last.to = to;
    else units.push({ from: at, to, role, path, isNear, isJoined });
    at = to;
  }
  const carried = new Set(units.flatMap(({ role, path }) => (role === "frame" ? [] : path)));
  const frame = { role: "frame", path: [], isNear: false, isJoined: false } as const;
  const empty = headings
    .filter((heading) => !carried.has(heading) && heading.kind === null)
    .map(({ line }): Unit => ({ ...frame, from: line, to: line + 1 }));
  return [...units, ...empty].sort((one, other) => one.from - other.from);
}

function detectRole({ kind }: Line): Unit["role"] {
  if (kind === "header" || kind === "frame" || kind === "farewell") return "frame";
  if (kind === "bullet") return "item";
  return kind === "table" ? "table" : "prose";
}

function readHeading(
  lines: readonly Line[],
  line: number,
  path: readonly Heading[],
  isFirst: boolean,
): Heading | null {
  const { kind: role, raw, said, indent } = lines[line] ?? BLANK;
  const name = dropColon(stripMarks(raw));
  const kind = findBareKind(name);
  if (role === "speaker") return { line, name, rank: RANK.speaker, kind: null };
  const below = lines[line + 1];
  const isAboveList = below?.kind === "bullet" && below.indent > indent;
  if (role === "bullet" && isAboveList && isTopicOfList(name, kind, path))
    return { line, name, rank: RANK.entry + indent, kind };
  if (role !== "heading") return null;
  if (isFirst && kind === null) return { line, name, rank: RANK.title, kind };
  const hashes = /^#{1,6}/.exec(said)?.[0].length;
  if (hashes) return { line, name, rank: RANK.quotedMail + hashes, kind };
  const isMarked = !/\p{Ll}/u.test(said) || /^[■◆▼□【]/u.test(said);
  return { line, name, rank: isMarked ? RANK.marked : RANK.plain, kind };
}

const BLANK: Line = { raw: "", said: "", kind: "blank", indent: 0 };

const dropColon = (name: string) => name.replace(/\s?[:：]$/, "");

/** Whether an entry such as `2. Payments` is the topic of the list below it, and not one thing with it. */
function isTopicOfList(name: string, kind: Kind | null, path: readonly Heading[]): boolean {
  if (kind !== null) return true;
  const above = path.findLast((heading) => heading.kind !== null)?.kind;
  return (!above || isLoose(above)) && name.length <= MAX_TOPIC && !/[.!?]$/.test(name);
}

function findEnd(lines: readonly Line[], from: number, first: Line, block: Block): number {
  if (first.kind === "farewell") return findEndOfSignature(lines, from);
  let to = from + 1;
  while (continues(lines[to] ?? BLANK, lines[to - 1] ?? BLANK, first, block)) to++;
  return to;
}

/** Lines without marks and without a blank line between them, up to but excluding `to`. */
type Block = {
  to: number;
  width: number;
  /** Whether a line that ends no sentence goes on in the next one. */
  isWrapped: boolean;
};

function measureBlock(lines: readonly Line[], from: number): Block {
  let to = from + 1;
  while (lines[to]?.kind === "plain") to++;
  const block = lines.slice(from, to).map(({ said }) => said);
  const width = block.reduce((most, { length }) => Math.max(most, length), 0);
  const areFull = block.every(
    (said, at) => SENTENCE_END.test(said) || isFull(said, block[at + 1], width),
  );
  const endsSentence = SENTENCE_END.test(block.at(-1) ?? "");
  return { to, width, isWrapped: areFull && (endsSentence || block.length > 2) };
}

/** Whether the first word of the next line had no room. */
const isFull = (said: string, next: string | undefined, width: number) =>
  next === undefined || said.length + 1 + next.search(/\s|$/) > width;

const isSaid = ({ kind }: Line) => kind === "plain" || kind === "speech";

function continues(line: Line, before: Line, first: Line, block: Block): boolean {
  switch (first.kind) {
    case "header":
      return line.kind === "header";
    case "table":
      return line.kind === "table" || (line.raw.includes("|") && isSaid(line));
    case "bullet":
      if (line.kind === "bullet") return line.indent > first.indent + 1;
      if (line.indent > first.indent) return isSaid(line);
      return line.kind === "plain" && isRest(line, before, first, block);
    case "plain":
    case "speech":
      return line.kind === "plain" && isRest(line, before, first, block);
    default:
      return false;
  }
}

const beginsLikeSentence = ({ said }: Line) =>
  /^["“„«「]?\s?[\p{Lu}\p{Lo}\d]/u.test(said.slice(0, 4));

/** Words that no sentence ends with. */
const OPEN = matchWords(
  `a|an|the|of|to|and|or|but|because|that|which|who|if|than|when|while|our|his|my|your|their|is|are|was|were|they|we
  der|die|das|den|dem|des|eine?[nmrs]?|und|oder|aber|weil|dass|ob|wenn|von|zum|zur|im|bei|für|über|unter|ohne
  de|het|een|en|of|maar|omdat|dat|als|van|zonder
  le|la|les|une?|du|et|ou|mais|que|qui|à|aux?|dans|sur|pour|par|avec|sans|ce|cette|son|sa|ses|leur|est|sont`,
);
const isOpen = (said: string) =>
  said.endsWith(",") || OPEN.test(said.slice(said.lastIndexOf(" ") + 1));

/** Whether a wrapped line goes on in the next one. */
function isRest(line: Line, { said }: Line, first: Line, { width, isWrapped }: Block): boolean {
  if (said.length < MIN_WRAPPED || !isFull(said, line.said, width)) return false;
  if (/https?:\/\/\S+$/.test(said)) return false;
  const isCertain = isWrapped || isOpen(said);
  if (!beginsLikeSentence(line)) return isCertain || !/^\p{Ll}/u.test(first.said);
  if (SENTENCE_END.test(said) || CLOSED_QUOTE.test(said.slice(-80))) return false;
  const isNamed = findBareKind(readTag(line.said)?.tag ?? "") !== null;
  return isCertain && !isNamed && !/^["“„«「]/.test(line.said);
}

export const isOfMail = ({ rank }: Heading) => rank <= RANK.quotedMail;

export const isSpeaker = ({ rank }: Heading) => rank === RANK.speaker;

const MAX_SUBJECT = 30;

export const isTopic = ({ name, kind, rank }: Heading) =>
  kind === null &&
  rank > RANK.quotedMail &&
  rank !== RANK.speaker &&
  name.length <= MAX_SUBJECT &&
  name.split(/\s+/).length <= 4;

function findEndOfSignature(lines: readonly Line[], from: number): number {
  let to = from + 1;
  for (let at = to; at <= from + MAX_SIGNATURE; at++) {
    const line = lines[at];
    if (line?.kind === "blank") continue;
    if (line?.kind !== "plain" || line.raw.length > MAX_SIGNATURE_LINE || /[.!?]$/.test(line.said))
      break;
    to = at + 1;
  }
  return to;
}

const MAX_ROLL_ENTRY = 60;
const NAME =
  /^(?:me|I|ich|ik|moi|私|\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,2}(?: \([^)]{0,40}\))?)$/u;

function isRoll({ said, raw, kind }: Line, heading: Heading | undefined, isFirstBelow: boolean) {
  if (heading?.kind === "roll") {
    if (isFirstBelow && kind === "plain") return true;
    return kind === "bullet" && raw.length <= MAX_ROLL_ENTRY && !/[.!?]\s*$/.test(raw);
  }
  const names = said.split(/,\s+/);
  const isBelowTitle = heading?.rank === RANK.title && isFirstBelow;
  return isBelowTitle && names.length > 1 && names.every((name) => NAME.test(name));
}

const ADDRESS = /\s?[<[(](?:mailto:)?[^\s<>[\]()]+@[^\s<>[\]()]+[>\])]/g;
const SUBJECT =
  /^\*{0,2}(?:subject|betreff|onderwerp|objet|件名)\s?[:：]\*{0,2}\s*(?:(?:re|fwd?|aw|wg|tr|antw)\s?:\s*)*/i;
const FROM = /^\*{0,2}(?:from|von|van|de|差出人)\s?[:：]\*{0,2}\s*/i;

function readMail(head: readonly Line[], line: number, path: readonly Heading[]): Heading[] {
  const read = (field: RegExp) => {
    const found = head.find(({ said }) => field.test(said));
    return found?.said.replace(field, "").replaceAll(ADDRESS, "");
  };
  const subject = read(SUBJECT);
  const writer = read(FROM);
  if (subject) {
    const name = writer ? `${subject} (${writer})` : subject;
    return [{ line, name, rank: RANK.mail, kind: null }];
  }
  const name = dropColon((head[0]?.said ?? "").replaceAll(ADDRESS, ""));
  const mail = path.filter(({ rank }) => rank === RANK.mail);
  return [...mail, { line, name, rank: RANK.quotedMail, kind: null }];
}
