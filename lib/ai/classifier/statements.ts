import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/sentences";
import { judgeLabel } from "./judge-label";
import { findBareKind, isLoose, type Kind, matchWords } from "./kind-names";
import { isTelling, RATED, type Rated, type Ratings, rateLabels } from "./label-model";
import type { Line } from "./lines";
import { MAX_SPEAKER, readPrefix, readTag, stripListMark, stripMarks, stripTime } from "./marks";
import { REFERS } from "./passages";
import { splitTable } from "./sheet-rows";
import type { Heading, Unit } from "./units";

export type Statement = Unit & {
  text: string;
  /** From a tag, a heading or a column that names nothing else. */
  kind: Kind | null;
  label: ContextLabel;
  ratings: Ratings;
  /** The ratings by its words, without the heading and whatever else surrounds it. */
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
      if (said.label !== "external_link" && isNoise(said))
        return { ...said, label: "general_note", keep: false };
      return { ...said, keep: true };
    };
    const raw = lines
      .slice(unit.from, unit.to)
      .filter(({ said }) => said !== "")
      .map((line) => (unit.role === "frame" ? line.raw.trim() : line.said));
    const [first = "", ...rest] = raw;
    if (unit.role === "item" || unit.role === "prose") {
      const { kind, text } = readKind(stripListMark(first));
      const isParagraph = unit.role === "prose" && kind === null && findKindAbove(unit) === null;
      const whole = [text, ...rest].join("\n");
      return isParagraph ? splitKinds(whole).map((part) => read(part, null)) : [read(whole, kind)];
    }
    const rows = unit.role === "table" && splitTable(raw.join("\n"));
    if (!rows) return [read(raw.join("\n"), null)];
    return rows.map(({ text, kind, customer }) => read(text, kind, customer));
  });
}

/** Above it a sentence has its label for sure. */
const SURE = 0.75;

/** Splits a paragraph between sentences that surely have different labels. */
function splitKinds(paragraph: string): string[] {
  if (/["“„«「]/.test(paragraph) || readPrefix(paragraph) !== null) return [paragraph];
  const parts = [""];
  let before: Rated | undefined;
  for (const sentence of splitPlainSentences(paragraph)) {
    const ratings = rateLabels(sentence);
    const label = RATED.find((each) => isTelling(ratings) && ratings[each] > SURE);
    const isOther = label && before && label !== before && !REFERS.test(sentence);
    if (isOther) parts.push(sentence);
    else parts.push([parts.pop(), sentence].filter(Boolean).join(" "));
    before = label ?? before;
  }
  return parts.length > 1 ? parts : [paragraph];
}

function findKindAbove({ path, isNear }: Unit): Kind | null {
  const kind = path.findLast((heading) => heading.kind !== null)?.kind ?? null;
  return isNear && kind !== null && !isLoose(kind) ? kind : null;
}

/** In UTF-16 units, as the others: longer texts say something beside the courtesy. */
const MAX_NOISE = 160;
const MAX_UNSPOKEN = 65;
/** What a customer says is worth more: `Okay.` is not. */
const MAX_ASSENT = 8;
/** Of being noise. */
const LIKELY = 0.45;
/** Of being noise or a fact without a label. */
const UNSPOKEN = 0.5;

type Said = Pick<Statement, "role" | "path" | "text" | "kind" | "ratings" | "customer">;

/** Whether a statement is a task, small talk or an appointment. */
function isNoise({ text, kind, ratings, customer, role, path }: Said): boolean {
  if (kind === "task") return true;
  if (text.length > MAX_NOISE || (role !== "table" && kind !== null)) return false;
  if (ratings.noise > LIKELY) return true;
  const isAside = role === "prose" || path.at(-1)?.kind === "other";
  const words = readWords(text);
  return (
    isAside &&
    !/[?？]$/.test(words) &&
    ratings.noise + ratings.general_note > UNSPOKEN &&
    words.length <= (customer === null ? MAX_UNSPOKEN : MAX_ASSENT)
  );
}

function readWords(text: string): string {
  const said = stripTime(stripMarks(text));
  const speaker = readPrefix(said)?.length ?? 0;
  return said.slice(speaker <= MAX_SPEAKER ? speaker : 0).replace(/^\s?[:：]\s*/, "");
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
