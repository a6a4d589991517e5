import type { ContextLabel } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, joinWords } from "@/lib/text/phrases";
import { splitRow } from "@/lib/text/tables";
import { isKindName } from "./label-names";
import { isListEntry, readPrefix, stripMarks } from "./marks";
import type { Passage } from "./passages";
import { SIGNALS } from "./signals";
import type { Heading } from "./units";

/** Longer headings are not used as titles of their sections, in UTF-16 units. */
const MAX_HEADING = 80;

/** Writes a title for each passage; `usedHeadings` are the headings that the titles contain. */
export function titlePassages(passages: readonly Passage[], contents: readonly string[]) {
  const usedHeadings = new Set<Heading>();
  const titles = passages.map((passage, index) => {
    const { heading, role, label } = passage;
    const content = contents[index] ?? "";
    const isWhole =
      heading !== null &&
      passages[index - 1]?.heading !== heading &&
      passages[index + 1]?.heading !== heading;
    if (role === "table" && passage.end === passage.first + 1) {
      const isTitled = isWhole || (passage.isNear && heading?.isKind);
      if (isTitled && heading) usedHeadings.add(heading);
      return cutTitle(titleTable(content, isTitled ? (heading?.name ?? null) : null));
    }
    if (isWhole && isTopic(heading)) {
      usedHeadings.add(heading);
      return cutTitle(heading.name);
    }
    const title = makeTitle(content, label);
    return label === "general_note" ? cutTitle(titleNote(passage, title)) : title;
  });
  return { titles, usedHeadings };
}

const isTopic = ({ name }: Heading) =>
  name.length <= MAX_HEADING && !/\bwrote$/.test(name) && !isKindName(name);

/** Writes `Action for Tom: …`, because the label of a note does not show its kind. */
function titleNote({ heading, kind, isNear }: Passage, title: string): string {
  const name = kind ?? (isNear && heading?.isKind ? heading.name : "");
  const called = KINDS_OF_NOTES.find(([pattern]) => pattern.test(name))?.[1];
  if (!called) return title;
  const person = readPrefix(title);
  return person === null ? `${called}: ${title}` : `${called} for ${title}`;
}

/** Maximum length in UTF-16 units, so that lists of titles stay readable. */
const MAX_TITLE = 80;
const SENTENCE_END = /(?<=[.!?]["”»]?)\s+/;
/** Shorter sentences, such as `Hm.`, are skipped. */
const MIN_SENTENCE = 12;
/** Minimum length of a title that is cut at a clause; statements longer than `LONG` are cut at weaker ones too. */
const MIN_CLAUSE = 14;
const LONG = 60;
const MAX_SPEAKER = 30;
/** `He was clear: "…"`, or a quote with the name of its speaker. */
const QUOTED = /(?:^|:\s)["“„«]([^"”»]{20,400})/;
const LEAD = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+|Q:\s+|\|\s*)/;
/** UTF-16 units of a passage that are read for its title. */
const MAX_READ = 2000;
const LINK = /https?:\/\/(\S+)/;
const POINTER = /^(?:.{0,2}|see(?: also)?|links?|here|cf\.?|more)$/i;
const SUBJECT = /^[> \t]{0,20}\*{0,2}subject\*{0,2}:\s*(?:(?:re|fwd?|aw|wg):\s*)*(\S.*)$/im;

export const readSubject = (head: string) =>
  cutTitle(SUBJECT.exec(head.slice(0, MAX_READ))?.[1] ?? "");

/**
 * Picks the first sentence with a signal of the label, else the first one, without its explanation; for a link, its
 * name. Never empty unless the passage is blank.
 */
export function makeTitle(passage: string, label: ContextLabel | null): string {
  const said = readFirstLine(passage).replace(LEAD, "");
  const quoted = QUOTED.exec(said)?.[1];
  const sentences = (quoted ?? said)
    .split(SENTENCE_END)
    .filter(({ length }) => length >= MIN_SENTENCE);
  const sentence = sentences.find((each) => speaksFor(label, each)) ?? sentences[0] ?? said;
  const bare = stripQuotes(stripLink(sentence));
  return cutTitle(cutClauses(stripLead(bare, label))) || cutText(passage, MAX_TITLE);
}

/** Labels that a later sentence may carry. */
const IN_ANY_SENTENCE: ReadonlySet<ContextLabel | null> = new Set([
  "decision",
  "risk",
  "feature_idea",
]);

const speaksFor = (label: ContextLabel | null, text: string) =>
  IN_ANY_SENTENCE.has(label) &&
  SIGNALS.some((signal) => signal.label === label && signal.pattern.test(text));

/** Joins the first line that has words with its wrapped continuation. */
function readFirstLine(passage: string): string {
  const raw = passage.slice(0, MAX_READ).split(/\r\n|\r|\n/);
  const lines = raw.map(stripMarks);
  const firstWords = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
  if (firstWords < 0) return lines.find((line) => line) ?? "";
  const rest = lines.slice(firstWords + 1);
  const isNew = (line: string, at: number) =>
    !/^\p{Ll}/u.test(line) || isListEntry((raw[firstWords + 1 + at] ?? "").trim());
  const end = rest.findIndex(isNew);
  return [lines[firstWords], ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
}

/** Shortens `We decided to wait` to the words that its label does not already say, unless too little is left. */
function stripLead(sentence: string, label: ContextLabel | null): string {
  const lead = label ? LEADS[label]?.exec(sentence)?.[0] : undefined;
  const rest = lead ? sentence.slice(lead.length) : "";
  return rest.length >= MIN_SENTENCE ? capitalize(rest) : sentence;
}

function cutClauses(said: string): string {
  const sentence = said.replace(ASIDE, "");
  const name = readPrefix(sentence) ?? "";
  const isSpeaker = name !== "" && name.length <= MAX_SPEAKER;
  const from = Math.max(MIN_CLAUSE, isSpeaker ? sentence.indexOf(":") + 2 : 0);
  const ends = [CLAUSE_END, ...(sentence.length > LONG ? [LATER_CLAUSE_END] : [])].flatMap(
    (pattern) => {
      const at = sentence.slice(from).search(pattern);
      return at < 0 ? [] : [from + at];
    },
  );
  const end = Math.min(sentence.length, ...ends);
  if (end <= MAX_TITLE) return sentence.slice(0, end);
  const comma = sentence.lastIndexOf(", ", MAX_TITLE);
  return comma >= MAX_TITLE / 2 ? sentence.slice(0, comma) : sentence;
}

/** Shortens `Prices: https://…` to `Prices`, and a bare address to its host and path. */
function stripLink(text: string): string {
  const link = LINK.exec(text);
  if (!link) return capitalize(text);
  const before = text
    .slice(0, link.index)
    .replace(/[\s:([<–-]+$/, "")
    .replace(/^\[/, "");
  const named = before.replace(/\]$/, "").trim();
  return (
    (POINTER.test(named) ? "" : capitalize(named)) || (link[1] ?? "").replace(/[/)>\].,]+$/, "")
  );
}

const stripQuotes = (text: string) => {
  const bare = text.replace(/^["“„«]+/, "");
  return bare === text ? text : capitalize(bare.replaceAll(/["“”»]/g, "").trim());
};

export const cutTitle = (text: string) =>
  cutText(
    text
      .slice(0, 2 * MAX_TITLE)
      .replaceAll(/\s+/g, " ")
      .replace(/[.,;:| ]+$/, ""),
    MAX_TITLE,
  );

const WHO = "(?:we|the team|the board|management|everyone|everybody|all)";
const CHOSE = "(?:have |has |had )?(?:also )?(?:decided|agreed|resolved|chosen|settled)";

const LEADS: Partial<Record<ContextLabel, RegExp>> = {
  decision: new RegExp(
    `^(?:${WHO} ${CHOSE}|it was (?:decided|agreed))(?: on \\d{1,2} \\p{L}{3,9}(?: 20\\d\\d)?)?(?: (?:to|that|on))?[: ]\\s*`,
    "iu",
  ),
  risk: /^(?:there is (?:a|the|some) (?:\p{L}+ )?risk (?:that|of)|(?:a|the|one|our) (?:\p{L}+ )?risk is(?: that)?|(?:my|our|one) (?:main |biggest )?(?:worry|concern|fear) is(?: that)?|(?:i am|i'm|we are|we're) (?:worried|afraid|concerned)(?: that| about)?)\s+/iu,
  feature_idea:
    /^(?:it would be (?:nice|great|good|useful|helpful) (?:if|to)|what if|how about|why don't we|could we|can we|perhaps we could|maybe we could|we could|we should|the idea is to)\s+/iu,
};

const ASIDE = /\s\([^()]{0,200}\)[.!?]?$/;
const CLAUSE_END =
  /;\s|:\s|\s[–—-]\s|,\s(?:because|so|but|which|as|since|unless|until|while|although|whereas|even)\b/i;
/** For longer statements. */
const LATER_CLAUSE_END = /\s(?:because|so that|even though|although|whereas|in order to)\s/i;

/** The kinds of notes by their heading, because their label does not name them. */
const KINDS_OF_NOTES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:actions?|to-?dos?|action items?|action points?)\b/i, "Action"],
  [/\bnext steps?\b/i, "Next step"],
  [/\bfollow[- ]?ups?\b/i, "Follow-up"],
  [/\bquestions?\b/i, "Open question"],
];

const MAX_NAMED = 3;
const MAX_ROWS = 40;

/** Writes `Metric: A, B and 2 more`; `name` replaces the head of the first column. */
function titleTable(table: string, name: string | null): string {
  const rows = table
    .split("\n", MAX_ROWS)
    .map((row) => splitRow(row).map(stripMarks))
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const [head, ...body] = rows;
  const first = body.flatMap(([cell]) => cell || []);
  const named = first.slice(0, MAX_NAMED);
  const more = first.length - named.length;
  const list = joinWords(more > 0 ? [...named, `${more} more`] : named);
  const subject = name ?? head?.[0] ?? "";
  if (list === "") return (head ?? []).join(", ");
  return subject === "" ? list : `${subject}: ${list}`;
}
