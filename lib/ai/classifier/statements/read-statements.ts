import { isAboutTalk } from "@/lib/ai/classifier/labels/asides";
import { isErrand } from "@/lib/ai/classifier/labels/errands";
import { type About, type Judgement, judgeLabel } from "@/lib/ai/classifier/labels/judge-label";
import { isTelling } from "@/lib/ai/classifier/labels/label-model";
import {
  dropSpeaker,
  readPrefix,
  readSpeech,
  readTag,
  stripListMark,
  stripMarks,
  stripTime,
} from "@/lib/ai/classifier/lines/marks";
import { readCustomer } from "@/lib/ai/classifier/names/customers";
import {
  findBareKind,
  findKind,
  findNamedKind,
  findTagKind,
  isLabel,
  isProblemTag,
  type Kind,
} from "@/lib/ai/classifier/names/kind-names";
import type { RivalTest } from "@/lib/ai/classifier/names/known-rivals";
import { splitTable } from "@/lib/ai/classifier/tables/sheet-rows";
import { makeRow, type Row } from "@/lib/ai/classifier/tables/table-row";
import { LIMITING_WORDS } from "@/lib/ai/classifier/titles/clauses";
import { nameSpeakers, readTalks, type Told } from "@/lib/ai/classifier/units/customer-talks";
import { type Heading, isOfCosts } from "@/lib/ai/classifier/units/heading-path";
import { isAboutUs } from "@/lib/ai/classifier/units/rival-pages";
import { isMessage, type Unit } from "@/lib/ai/classifier/units/split-units";
import { readPersons } from "@/lib/ai/classifier/units/told-persons";
import type { ContextLabel } from "@/lib/schemas/enums";
import { CUSTOMERS } from "@/lib/text/customer-words";
import { isQuestion } from "@/lib/text/is-question";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { findOutcome } from "@/lib/text/plain-statement";

export type Statement = Unit &
  Omit<Row, "said"> &
  Judgement & {
    /** The label before it, such as `Agreed`, or nothing. */
    tag: string;
    /** The heading of its last line, when several statements were joined. */
    lastHeading: Heading | undefined;
  };

export function readStatements(
  found: readonly Unit[],
  expected: readonly ContextLabel[],
  isOfRival: RivalTest,
): Statement[] {
  const units = readPersons(readTalks(nameSpeakers(found)));
  return units.flatMap((each, at) => {
    const isAboutRival = each.rival !== undefined && !isAboutUs(each.text, each.rival);
    const unit = isAboutRival ? each : { ...each, rival: undefined };
    const rows = readRows(unit);
    const around = {
      isTimed: beginsWithTime(unit) && [units[at - 1], units[at + 1]].some(beginsWithTime),
      isTable: rows === null,
      tag: readTag(stripListMark(unit.text)).tag,
      customerAbove: findCustomerAbove(unit),
      expected,
      isOfRival,
    };
    return (rows ?? [makeRow(unit.text, null)]).map((row) => readStatement(unit, row, around));
  });
}

const findCustomerAbove = ({ path }: Unit): string | null =>
  path.toReversed().flatMap(({ name }) => readCustomer(name) ?? [])[0] ?? null;

/** Reads the rows of a table; other units are one row. Null for a table that is one statement. */
function readRows(unit: Told): Row[] | null {
  const { text, role, kind, note, rival } = unit;
  if (role === "table") return note ? null : splitTable(text, kind);
  if (unit.isCheckList) return [makeRow(text, null)];
  if (rival) return [makeRow(stripListMark(text), null)];
  return [readTagged(note ? text : stripListMark(text), unit)];
}

type Around = Pick<About, "isTimed" | "isTable" | "expected"> & {
  tag: string;
  customerAbove: string | null;
  isOfRival: RivalTest;
};

function readStatement(
  unit: Told,
  row: Row,
  { tag, customerAbove, isOfRival, ...around }: Around,
): Statement {
  const { rival, talk, role } = unit;
  const { said, ...told } = row;
  const ofRival = unit.kind === "key_competitors" ? unit.kind : null;
  const kind = rival ? ofRival : (row.kind ?? unit.kind);
  const customer = rival ? null : (row.customer ?? talk?.customer ?? customerAbove);
  const lastHeading = unit.path.at(-1);
  const hasProblemTag = role !== "table" && isProblemTag(tag);
  const judged = judgeLabel(said, {
    ...around,
    named: kind,
    isMessage: isMessage(unit),
    isProblem: hasProblemTag && !isQuestion(said) && !NO_PROBLEM.test(said),
    isCost: lastHeading !== undefined && isOfCosts(lastHeading),
    customer,
    title: unit.note?.name ?? "",
  });
  const origin = [...(talk?.said ? [talk.said] : []), ...row.origin];
  const isRivals = kind === null && role !== "table" && isOfRival(stripLine(said));
  const final = overrule(judged, unit, row, isRivals);
  return { ...unit, ...told, ...final, kind, customer, origin, lastHeading, tag };
}

/** Whether a line below `Next meeting` is only its day and time. */
const isAppointment = ({ path, text }: Unit) =>
  path.length > 0 && isAboutTalk(`${path.at(-1)?.name}: ${stripListMark(text)}`);

/** Drops the list mark, the time and the speaker. */
const stripLine = (said: string) => dropSpeaker(stripTime(stripListMark(said)));

const BESIDE_RIVALS: readonly ContextLabel[] = ["risk", "decision", "feature_idea"];
/** Where it stands, a line can be a mere name, and everything on a rival's page is about the rival. */
function overrule(judged: Judgement, unit: Unit, row: Row, isOfRival: boolean): Judgement {
  if (unit.isCheckList) return { ...judged, label: "general_note", keep: true, isGuess: false };
  const saysNothing = decidesNothing(unit, judged) || isAppointment(unit) || onlyAgrees(unit);
  if (row.kind === null && saysNothing)
    return { ...judged, label: "general_note", keep: false, isGuess: false };
  if (
    row.kind === null &&
    (judged.isGuess || judged.label === "general_note") &&
    LINK_WITH_NOTE.test(readSpeech(unit.text)?.said ?? stripListMark(unit.text))
  )
    return { ...judged, label: "external_link", keep: true, isGuess: false };
  // What they may do to us stays a risk, and what we do about them a decision or an idea.
  const isTold =
    isOfRival &&
    !(BESIDE_RIVALS.includes(judged.label) && !(judged.isGuess && judged.label === "decision"));
  const isRivals =
    (unit.rival !== undefined || isTold) && judged.keep && judged.label !== "external_link";
  return isRivals ? { ...judged, label: "key_competitors", isGuess: false } : judged;
}

/** `https://… - decent guide on scales`: an address, and a few words on it. */
const LINK_WITH_NOTE = /^https?:\/\/\S+ (?:[-–—|] |\()(?:[^.!?\n]|\.(?= \d)){3,80}[).]?$/u;

/** Whether a message is only a word such as `agreed`, which does not say to what. */
const onlyAgrees = (unit: Unit) =>
  (isMessage(unit) || readSpeech(unit.text) !== undefined) &&
  findBareKind(stripLine(unit.text).replace(/[.!。]$/, "")) === "decision";

/** In words. */
const MAX_NAME = 3;

/** Whether a line below `Decisions` is only a name there, such as `Support team` on a page of a wiki. An item of a list is not. */
const decidesNothing = ({ text, role, kind, isBesideScrap }: Unit, { ratings }: Judgement) =>
  role === "prose" &&
  isBesideScrap === true &&
  kind === "decision" &&
  /^\p{sc=Latin}[^.!?:\d\n]*$/u.test(text) &&
  text.split(" ").length <= MAX_NAME &&
  !LIMITING_WORDS.test(text) &&
  !isTelling(ratings);

/** `07:42 First report from Kassel`, without a speaker. */
function beginsWithTime(unit: Unit | undefined): boolean {
  const text = stripListMark(unit?.text ?? "");
  return stripTime(text) !== text && readPrefix(text) === "";
}

/** Kinds below which an errand is one. An idea or a rule is also written like one: `Newsletter: send a weekly mail`. */
const BESIDE_ERRANDS: readonly (Kind | null)[] = [null, "key_competitors", "market_research"];

/** `Three questions before we sign`, above questions of our own. */
const ASKS = new RegExp(
  `^(?!.*(?<!\\p{L})${CUSTOMERS}(?!\\p{L})).*(?<!\\p{L})(?:questions?|fragen?|vragen|vraag)(?!\\p{L})|質問`,
  "iu",
);

function readTagged(said: string, { kind: above, text, path }: Unit): Row {
  if (BESIDE_ERRANDS.includes(above) && isErrand(text)) return makeRow(said, "task");
  const { tag, rest } = readTag(stripTime(said));
  const bare = findTagKind(tag);
  // The year of `Objectif 2028: ` is the goal's.
  if (bare === "goal" && /20\d\d/.test(tag)) return makeRow(stripMarks(said), "goal");
  // Notes of any kind can follow `Context: ` or `Notes: `, but only a list follows `Agenda: `.
  if (bare) return makeRow(capitalize(rest), bare === "other" || bare === "notes" ? null : bare);
  if (above === null && findOutcome(splitPlainSentences(said))) return makeRow(said, "decision");
  if (above === null && isQuestion(said) && path.slice(-1).some(({ name }) => ASKS.test(name)))
    return makeRow(said, "question");
  const tagged = findKind(tag);
  // `Data of minors: …` below `Compliance` is about compliance.
  const isSubject =
    above === "compliance_requirements" &&
    tagged === "market_research" &&
    findNamedKind(tag) === null;
  const kind = (isSubject ? above : tagged) ?? findBareKind(readTag(rest).tag); // also after a speaker
  return makeRow(said, kind === "goal" || (kind && isLabel(kind)) ? kind : readQuestionTag(tag));
}

/** Reads the kind of a tag such as `Open question`, if it says nothing else. */
const readQuestionTag = (tag: string) => (findNamedKind(tag) === "question" ? "question" : null);

/** A problem that is solved, or described elsewhere. */
const NO_PROBLEM =
  /^(?:re)?(?:solved|fixed|closed)(?!\p{L})|^(?:gelöst|behoben|opgelost|résolu)|^(?:see|siehe|zie|voir) /iu;
