import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import {
  findBareKind,
  findKind,
  findLabel,
  findNamedLabels,
  isLabel,
  isLoose,
  type Kind,
  matchWords,
} from "./kinds";
import { type Ratings, rateLabels } from "./label-model";
import type { Line } from "./lines";
import { readPrefix, readTag, readWords, stripListMark, stripMarks } from "./marks";
import { isNoise } from "./noise";
import { splitTable } from "./sheet-rows";
import type { Heading, Unit } from "./units";

export type Statement = Unit & {
  text: string;
  /** From a tag, a heading or a column that names nothing else. */
  kind: Kind | null;
  label: ContextLabel;
  /** 0 to 1, for the label. */
  certainty: number;
  /** What its words say without the heading. */
  own: Ratings;
  customer: string | null;
  lastHeading: Heading | undefined;
  keep: boolean;
};

export function readStatements(
  lines: readonly Line[],
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): Statement[] {
  return units.flatMap((unit) => {
    const lastHeading = unit.path.at(-1);
    const customer = unit.path.map(({ name }) => readCustomer(name)).find((name) => name !== null);
    const read = (text: string, kind: Kind | null, whose = customer ?? null): Statement => {
      const judged = judgeLabel(text, kind, unit, expected, whose);
      const found = kind ?? findKindAbove(unit);
      const said = { ...unit, ...judged, text, kind: found, customer: whose, lastHeading };
      if (isNoise(said)) return { ...said, label: "general_note", keep: false };
      return { ...said, keep: true };
    };
    const raw = lines
      .slice(unit.from, unit.to)
      .filter(({ said }) => said !== "")
      .map((line) => (unit.role === "frame" ? line.raw.trim() : line.said));
    const [first = "", ...rest] = raw;
    if (unit.role === "item" || unit.role === "prose") {
      const { kind, text } = readKind(stripListMark(first));
      return [read([text, ...rest].join("\n"), kind)];
    }
    const rows = unit.role === "table" && splitTable(raw.join("\n"));
    if (!rows) return [read(raw.join("\n"), null)];
    return rows.map(({ text, kind, customer }) => read(text, kind, customer));
  });
}

function findKindAbove({ path, isNear }: Unit): Kind | null {
  const kind = path.findLast((heading) => heading.kind !== null)?.kind ?? null;
  return isNear && kind !== null && !isLoose(kind) ? kind : null;
}

function readKind(said: string): { kind: Kind | null; text: string } {
  const tagged = readTag(said);
  if (!tagged) return { kind: null, text: said };
  const kind = findBareKind(tagged.tag);
  if (kind) return { kind, text: capitalize(tagged.rest) };
  return { kind: findBareKind(tagged.tag.replace(ABOUT, "")), text: said };
}

/** `doel voor de wachtlijst`, `Ziel bis Ende März`: a name, then what it is about. */
const ABOUT = /\s(?:for|of|by|until|from|für|von|bis|voor|van|tot|pour|de|d'ici)(?!\p{L}).*$/iu;

/** In nats, on top of the model's own certainty, which is 2 to 5 for a typical statement. */
const UNDER_KIND = 5;
const UNDER_NAME = 2.5;
/** Lower, because a later paragraph may be about something else. */
const FAR_BELOW_NAME = 1.5;
const FIGURES_IN_TABLE = 2;
const OF_CUSTOMER = 1;
const SAID = 2;
/** Only breaks ties. */
const EXPECTED = 0.5;
const MAX_READ = 4000;
const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

type Judged = Pick<Statement, "label" | "certainty" | "own">;

function judgeLabel(
  text: string,
  kind: Kind | null,
  { role, path, isNear }: Unit,
  expected: readonly ContextLabel[],
  customer: string | null,
): Judged {
  const read = text.slice(0, MAX_READ);
  const own = rateLabels(readWords(read));
  const named = kind ?? findNamed(read);
  if (named !== null) return { label: findLabel(named) ?? "general_note", certainty: 1, own };
  if (isOnlyLinks(read)) return { label: "external_link", certainty: 1, own };
  const sums = new Map(CONTEXT_LABELS.map((label) => [label, rateLabel(own, label)]));
  const add = (label: ContextLabel | null, nats: number) => {
    if (label) sums.set(label, (sums.get(label) ?? 0) + nats);
  };
  if (role === "table" && /\d/.test(read)) add("market_research", FIGURES_IN_TABLE);
  if (customer !== null) add("user_feedback", OF_CUSTOMER);
  for (const label of findNamedLabels(read)) add(label, SAID);
  const heading = path.findLast(({ name }) => findKind(name) !== null);
  const said = heading && findKind(heading.name);
  if (heading && said && !isLoose(said)) {
    const near = heading.kind ? UNDER_KIND : UNDER_NAME;
    add(findLabel(heading.name), isNear ? near : FAR_BELOW_NAME);
  }
  for (const label of expected) add(label, EXPECTED);
  const [label, sum] = [...sums].reduce((best, next) => (next[1] > best[1] ? next : best));
  return { label, certainty: Math.min(1, Math.exp(sum)), own };
}

const rateLabel = (own: Ratings, label: ContextLabel) =>
  Math.log(label === "external_link" ? Number.MIN_VALUE : own[label]);

/** `Idea: …`, not `Tom: …`. */
function findNamed(text: string): Kind | null {
  const named = findKind(readPrefix(text) ?? "");
  return named && isLabel(named) ? named : null;
}

function isOnlyLinks(passage: string): boolean {
  const lines = passage.split("\n").map(stripMarks);
  return lines.every((line) => line === "" || (line.length < 2200 && LINK_LINE.test(line)));
}

const TALK = matchWords(
  `(?:customer |client |user |discovery |sales |exit )?(?:call|interview|visit|demo)|customer meeting
  \\p{sc=Latin}{0,20}gespräch|telefonat|anruf|besuch|kundentermin|\\p{sc=Latin}{0,20}gesprek|bezoek|appel|entretien|visite`,
);
const JAPANESE_TALK = /訪問|商談|打ち?合わせ|ヒアリング|インタビュー|面談/;
const FILLERS = matchWords(
  `notes?|with|at|from|by|of|about|on|for|the|my|mit|bei|vom|von|met|bij|van|avec|chez|notizen|notities
  compte rendu|minutes|follow-?up|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|weekly|monthly|quarterly`,
);
const NAME =
  /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:de|van|der|von|und|en|et|du|la|&|\p{Lu}[\p{L}\d&.'’-]*)){0,4}$/u;

/** Reads `Klimaat Noord` from the heading of a talk with one customer, such as `Call Klimaat Noord, 20 Nov`. */
function readCustomer(heading: string): string | null {
  if (JAPANESE_TALK.test(heading)) return /^(\S{2,20}?)(?:様|さん)/.exec(heading)?.[1] ?? null;
  if (heading.length > 120 || !TALK.test(heading)) return null;
  const parts = heading
    .split(/[,:;(|[\]]|\s[-–—]\s/)
    .map((part) =>
      part
        .replaceAll(new RegExp(TALK.source, "giu"), " ")
        .replaceAll(new RegExp(FILLERS.source, "giu"), " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
  return parts.find((part) => NAME.test(part)) ?? null;
}
