import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import type { Line } from "./lines";
import { readPrefix, readTag, stripListMark, stripMarks } from "./marks";
import { isNoise } from "./noise";
import { splitTable } from "./sheet-rows";
import type { Heading, Unit } from "./units";
import {
  findBareKind,
  findKind,
  findLabel,
  isLabel,
  isLoose,
  type Kind,
  matchWords,
  SIGNALS,
} from "./word-lists";

export type Statement = Unit & {
  text: string;
  /** From a tag, a heading or a column that names nothing else. */
  kind: Kind | null;
  label: ContextLabel;
  /** Of the label's signals; 0 if nothing speaks for it. */
  strength: number;
  /** The strength without the heading. */
  own: number;
  customer: string | null;
  lastHeading: Heading | undefined;
  keep: boolean;
};

export function readStatements(
  lines: readonly Line[],
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): Statement[] {
  const hint = new Set(expected).size === 1 ? expected[0] : undefined;
  return units.flatMap((unit) => {
    const lastHeading = unit.path.at(-1);
    const customer = unit.path.map(({ name }) => readCustomer(name)).find((name) => name !== null);
    const read = (text: string, kind: Kind | null, whose = customer ?? null): Statement => {
      const judged = judgeLabel(text, kind, unit, expected, whose);
      const found = kind ?? findKindAbove(unit);
      const said = { ...unit, ...judged, text, kind: found, customer: whose, lastHeading };
      if (isNoise(said)) return { ...said, label: "general_note", keep: false };
      const label = judged.label ?? (whose === null ? hint : "user_feedback") ?? "general_note";
      return { ...said, label, keep: true };
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

const STRONG = 4;
const WEAK = 2;
const QUOTE = 3;
const NAMED_BY_TAG = 20;
const NAMED_BY_PREFIX = 8;
const UNDER_KIND = 12;
const UNDER_NAME = 4;
/** Lower, because a later paragraph may be about something else. */
const FAR_BELOW_NAME = 3;
const FIGURES_IN_TABLE = 4;
const ONLY_LINKS = 8;
/** Less than any signal, so that it only breaks ties. */
const EXPECTED = 0.5;
const MAX_READ = 4000;
const QUOTED = /["“„«][^"”“»]{24}|「[^」]{10}/;
/** A name that sells something, with its price or since when. */
const RIVAL =
  /(?:^|[.:!?;] |\n)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:now |just |has |hat |heeft |a )?(?:charges|offers|sells|launched|advertises|opened|brings|gives|bietet|verlangt|verkauft|wirbt|gibt|biedt|verkoopt|adverteert|propose|vend|facture|offre|lance)(?!\p{L}).{0,100}(?:[€$£¥]|(?<!\p{L})(?:free|kostenlos|gratis|gratuit|since|seit|sinds|depuis|a month|im Monat|per maand|par mois)(?!\p{L}))/u;
/** A colleague's own complaint is nobody's feedback. */
const OWN_VOICE = matchWords("I|my|ich|mein[er]?|ik|mijn|je|j['’]ai|m(?:on|a|es)|私");
/** What a question can be; it asserts no risk and no decision. */
const CAN_BE_ASKED: readonly ContextLabel[] = ["feature_idea", "user_feedback"];
const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

function judgeLabel(
  text: string,
  kind: Kind | null,
  { role, path, isNear }: Unit,
  expected: readonly ContextLabel[],
  customer: string | null,
): { label: ContextLabel | null; strength: number; own: number } {
  const read = text.slice(0, MAX_READ);
  const scores = new Map<ContextLabel, number>();
  const add = (label: ContextLabel | null, weight: number) => {
    if (label) scores.set(label, (scores.get(label) ?? 0) + weight);
  };
  for (const { label, strong, weak } of SIGNALS) {
    if (strong.test(read)) add(label, STRONG);
    const isOwn = label === "user_feedback" && customer === null && OWN_VOICE.test(read);
    if (!isOwn && weak.test(read)) add(label, WEAK);
  }
  if (QUOTED.test(read)) add("user_feedback", QUOTE);
  if (RIVAL.test(read)) add("key_competitors", WEAK);
  const named = findKind(readPrefix(read) ?? "");
  if (named && isLabel(named)) add(named, NAMED_BY_PREFIX);
  if (kind) add(findLabel(kind), NAMED_BY_TAG);
  if (role === "table" && /\d/.test(read)) add("market_research", FIGURES_IN_TABLE);
  if (isOnlyLinks(read)) add("external_link", ONLY_LINKS);
  const own = Math.max(0, ...scores.values());
  const heading = path.findLast(({ name }) => findKind(name) !== null);
  const said = heading && findKind(heading.name);
  if (heading && said && !isLoose(said)) {
    const near = heading.kind ? UNDER_KIND : UNDER_NAME;
    add(findLabel(heading.name), isNear ? near : FAR_BELOW_NAME);
  }
  const strength = Math.max(0, ...scores.values());
  const isUnnamed = own === strength && own < NAMED_BY_PREFIX;
  const isAsked =
    isUnnamed && /[?？]\s*$/.test(read) && !CAN_BE_ASKED.some((each) => scores.has(each));
  if (strength === 0 || isAsked) return { label: null, strength, own };
  for (const label of expected) add(label, scores.has(label) ? EXPECTED : 0);
  const [label] = [...scores].reduce((best, next) => (next[1] > best[1] ? next : best));
  return { label, strength, own };
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
