import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { judgeLabel } from "./judge-label";
import { findBareKind, findKind, isLabel, type Kind } from "./kind-names";
import type { Ratings } from "./label-model";
import { readTag, stripListMark, stripTime } from "./marks";
import { type Row, splitTable } from "./sheet-rows";
import type { Heading, Unit } from "./units";

export type Statement = Unit & {
  /** Who said it and when, from the columns of a sheet. */
  origin: readonly string[];
  label: ContextLabel;
  /** That of its last line, when several statements were joined. */
  lastHeading: Heading | undefined;
  ratings: Ratings;
  customer: string | null;
  keep: boolean;
};

export function readStatements(
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): Statement[] {
  return units.flatMap((unit) => {
    const customer = unit.path.map(({ name }) => readCustomer(name)).find((name) => name !== null);
    /** `named` by a tag or a column, which say more than a heading. */
    const read = (text: string, named: Kind | null, row?: Row): Statement => {
      const kind = named ?? unit.kind;
      const whose = row?.customer ?? customer ?? null;
      const isTable = unit.role === "table" && !row;
      const judged = judgeLabel(row?.said ?? text, kind, isTable, expected, whose);
      const lastHeading = unit.path.at(-1);
      const origin = row?.origin ?? [];
      return { ...unit, ...judged, text, origin, kind, customer: whose, lastHeading };
    };
    if (unit.role !== "table") {
      const { kind, text } = readKind(stripListMark(unit.text));
      return [read(text, kind)];
    }
    const rows = splitTable(unit.text);
    return rows ? rows.map((row) => read(row.text, row.kind, row)) : [read(unit.text, null)];
  });
}

function readKind(said: string): { kind: Kind | null; text: string } {
  const { tag, rest } = readTag(stripTime(said)) ?? { tag: "", rest: "" };
  const bare = findBareKind(tag);
  if (bare) return { kind: bare, text: capitalize(rest) };
  const kind = findKind(tag) ?? findBareKind(readTag(rest)?.tag ?? ""); // also behind a speaker
  return { kind: kind === "goal" || (kind && isLabel(kind)) ? kind : null, text: said };
}

const TALK = matchWords(
  `(?:customer |client |user |discovery |sales |exit )?(?:call|interview|visit|demo)|customer meeting
  \\p{sc=Latin}{0,20}gespräch|telefonat|anruf|besuch|kundentermin|\\p{sc=Latin}{0,20}gesprek|bezoek|appel|entretien|visite`,
);
const JAPANESE_TALK = /訪問|商談|打ち?合わせ|ヒアリング|インタビュー|面談/;
const FILLERS = matchWords(
  `notes?|with|w/|at|from|by|of|about|on|for|the|my|(?:mit|bei)(?: (?:der|dem|den))?|vom|von|(?:met|bij|avec|chez)(?: (?:de|het|la|le))?|van|protokoll|verslag|notizen|notities
  compte rendu|minutes|follow-?up|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|weekly|monthly|quarterly`,
);
const NAME =
  /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:de|van|der|von|und|en|et|du|la|&|\p{Lu}[\p{L}\d&.'’-]*)){0,4}$/u;

/** Reads `Klimaat Noord` from the heading of a talk with one customer, such as `Call Klimaat Noord, 20 Nov`. */
function readCustomer(heading: string): string | null {
  if (JAPANESE_TALK.test(heading)) return /^(\S{2,20}?)(?:様|さん)/.exec(heading)?.[1] ?? null;
  if (heading.length > 120 || !TALK.test(heading)) return null;
  const unnamed = new RegExp(`${TALK.source}|${FILLERS.source}`, "giu");
  const parts = heading
    .split(/[,:;(|[\]]|\s[-–—]\s/)
    .map((part) => part.replaceAll(unnamed, " ").replaceAll(/\s+/g, " ").trim());
  return parts.find((part) => NAME.test(part)) ?? null;
}
