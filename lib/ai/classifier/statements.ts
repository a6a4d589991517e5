import type { ContextLabel } from "@/lib/schemas/enums";
import { extractContentWords } from "@/lib/text/content-words";
import { capitalize } from "@/lib/text/phrases";
import { findOutcome } from "@/lib/text/plain-statement";
import { splitPlainSentences } from "@/lib/text/sentences";
import { findSharedWords } from "@/lib/text/words";
import { readCustomer } from "./customers";
import { type Judgement, judgeLabel } from "./judge-label";
import {
  findBareKind,
  findKind,
  findNamedKind,
  findTagKind,
  isLabel,
  type Kind,
} from "./kind-names";
import { readPrefix, readTag, stripListMark, stripMarks, stripTime } from "./marks";
import { makeRow, type Row, splitTable } from "./sheet-rows";
import { type Heading, isMessage, type Unit } from "./units";

export type Statement = Unit &
  Omit<Row, "said"> &
  Judgement & {
    /** The heading of its last line, when several statements were joined. */
    lastHeading: Heading | undefined;
  };

export function readStatements(
  said: readonly Unit[],
  expected: readonly ContextLabel[],
): Statement[] {
  const units = joinOutcomes(said);
  return units.flatMap((unit, at) => {
    const isTimed = beginsWithTime(unit) && [units[at - 1], units[at + 1]].some(beginsWithTime);
    const [namedAbove = null] = unit.path
      .toReversed()
      .flatMap(({ name }) => readCustomer(name) ?? []);
    const lastHeading = unit.path.at(-1);
    const isTable = unit.role === "table";
    const rows = isTable ? splitTable(unit.text) : [readTagged(stripListMark(unit.text), unit)];
    return (rows ?? [makeRow(unit.text, null)]).map(({ said, ...row }) => {
      const kind = row.kind ?? unit.kind;
      const customer = row.customer ?? namedAbove;
      const judged = judgeLabel(said, {
        named: kind,
        isTable: rows === null,
        isMessage: isMessage(unit),
        isTimed,
        expected,
        customer,
      });
      // What was decided is not below `Open questions` any more.
      const path = unit.path.filter((each) => kind !== "decision" || !isOpenKind(each.kind));
      return { ...unit, path, ...row, ...judged, kind, customer, lastHeading };
    });
  });
}

const YES_OR_NO = /^(?:(?:yes|no|ja|nein|nee|oui|non)(?!\p{L})|はい|いいえ)/iu;

/** Joins a question with the line below it that says what was decided, if that answers yes or no or has a word of the question. */
function joinOutcomes(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    const said = stripListMark(unit.text);
    if (last && last.path.at(-1) === unit.path.at(-1) && settles(last.text, said))
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${said}` };
    else joined.push(unit);
  }
  return joined;
}

function settles(question: string, said: string): boolean {
  const outcome = /[?？]$/.test(question) ? findOutcome([question, said]) : undefined;
  if (outcome === undefined) return false;
  const shared = findSharedWords(extractContentWords(question), extractContentWords(outcome));
  return YES_OR_NO.test(outcome) || shared.length > 0;
}

/** `07:42 First report from Kassel`, without a speaker. */
function beginsWithTime(unit: Unit | undefined): boolean {
  const text = stripListMark(unit?.text ?? "");
  return stripTime(text) !== text && readPrefix(text) === "";
}

/** Judges a sentence without its surroundings. */
export const judgeSentence = (text: string, expected: readonly ContextLabel[]) =>
  judgeLabel(text, {
    named: null,
    isTable: false,
    isMessage: false,
    isTimed: false,
    expected,
    customer: null,
  });

const isOpenKind = (kind: Kind | null) => kind === "question" || kind === "general_note";

function readTagged(said: string, { kind: above }: Unit): Row {
  const { tag, rest } = readTag(stripTime(said));
  const bare = findTagKind(tag);
  const isOpen = [above, bare].every((each) => each === null || isOpenKind(each));
  if (isOpen && findOutcome(splitPlainSentences(said))) return makeRow(said, "decision");
  // The year of `Objectif 2028: ` is the goal's.
  if (bare === "goal" && /20\d\d/.test(tag)) return makeRow(stripMarks(said), "goal");
  // Notes of any kind can follow `Context: ` or `Notes: `, but only a list follows `Agenda: `.
  if (bare) return makeRow(capitalize(rest), bare === "other" || bare === "notes" ? null : bare);
  const kind = findKind(tag) ?? findBareKind(readTag(rest).tag); // also after a speaker
  return makeRow(said, kind === "goal" || (kind && isLabel(kind)) ? kind : readQuestionTag(tag));
}

/** Reads the kind of a tag such as `Open question`, if it says nothing else. */
const readQuestionTag = (tag: string) => (findNamedKind(tag) === "question" ? "question" : null);
