import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { findOutcome } from "@/lib/text/plain-statement";
import { splitPlainSentences } from "@/lib/text/sentences";
import { matchWords } from "@/lib/text/words";
import { type Judgement, judgeLabel } from "./judge-label";
import {
  findBareKind,
  findKind,
  findNamedKind,
  findTagKind,
  IS_TALK,
  isLabel,
  TALK,
} from "./kind-names";
import { readTag, stripListMark, stripMarks, stripTime } from "./marks";
import { makeRow, type Row, splitTable } from "./sheet-rows";
import { type Heading, isMessage, type Unit } from "./units";

export type Statement = Unit &
  Omit<Row, "said"> &
  Judgement & {
    /** The heading of its last line, when several statements were joined. */
    lastHeading: Heading | undefined;
  };

export function readStatements(
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): Statement[] {
  return units.flatMap((unit) => {
    const [namedAbove = null] = unit.path.flatMap(({ name }) => readCustomer(name) ?? []);
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
        expected,
        customer,
      });
      return { ...unit, ...row, ...judged, kind, customer, lastHeading };
    });
  });
}

/** Judges a sentence without its surroundings. */
export const judgeSentence = (text: string, expected: readonly ContextLabel[]) =>
  judgeLabel(text, { named: null, isTable: false, isMessage: false, expected, customer: null });

function readTagged(said: string, { kind: above }: Unit): Row {
  const { tag, rest } = readTag(stripTime(said));
  const bare = findTagKind(tag);
  // The year of `Objectif 2028: ` is the goal's.
  if (bare === "goal" && /20\d\d/.test(tag)) return makeRow(stripMarks(said), "goal");
  // Notes of any kind can follow `Context: ` or `Notes: `, but only a list follows `Agenda: `.
  if (bare) return makeRow(capitalize(rest), bare === "other" || bare === "notes" ? null : bare);
  if (above === null && findOutcome(splitPlainSentences(said))) return makeRow(said, "decision");
  const kind = findKind(tag) ?? findBareKind(readTag(rest).tag); // also after a speaker
  return makeRow(said, kind === "goal" || (kind && isLabel(kind)) ? kind : readQuestionTag(tag));
}

/** Reads the kind of a tag such as `Open question`, if it says nothing else. */
const readQuestionTag = (tag: string) => (findNamedKind(tag) === "question" ? "question" : null);

const JAPANESE_TALK = /訪問|商談|打ち?合わせ|ヒアリング|インタビュー|面談/;
const FILLERS = `notes?|with|w/|at|from|by|of|about|on|for|the|my|(?:mit|bei)(?: (?:der|dem|den))?|vom|von|(?:met|bij|avec|chez)(?: (?:de|het|la|le))?|van|protokoll|verslag|notizen|notities
  compte rendu|minutes|follow-?up|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|weekly|monthly|quarterly`;
const UNNAMED = new RegExp(matchWords(`${TALK}\n${FILLERS}`), "giu");
/** The name follows, in `Pricing – call with Delacroix`. */
const WITH =
  /^.*?(?<!\p{L})(?:with|mit|beim?|met|bij|avec|chez) (?:(?:the|de[rmn]?|die|het|la|les?) )?(?=\p{Lu})/u;
const DATED = /\s(?:am|on|op|le|du|vom)\s\d.*$/i;
const NAME =
  /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:de|van|der|von|und|en|et|du|la|&|\p{Lu}[\p{L}\d&.'’-]*)){0,4}$/u;

/** Reads `Klimaat Noord` from the heading of a talk with one customer, such as `Call Klimaat Noord, 20 Nov`. */
function readCustomer(heading: string): string | null {
  if (JAPANESE_TALK.test(heading))
    return /(?:^|】)([^\s】]{2,20}?)(?:様|さん)/.exec(heading)?.[1] ?? null;
  if (heading.length > 120 || !IS_TALK.test(heading)) return null;
  const parts = heading.split(/[,:;(|[\]]|\s[-–—]\s/).map((part) => part.replace(DATED, ""));
  const afterWith = parts.filter((part) => WITH.test(part)).map((part) => part.replace(WITH, ""));
  const names = [...afterWith, ...parts].map((part) =>
    part.replaceAll(UNNAMED, " ").replaceAll(/\s+/g, " ").trim(),
  );
  return names.find((name) => NAME.test(name)) ?? null;
}
