import { cutText } from "@/lib/ai/advisors/shared/fields";
import type { ContextLabel } from "@/lib/schemas/enums";
import { isListEntry, prefixOf, withoutMarks } from "./marks";
import { SIGNALS } from "./signals";
import { ASIDE, CLAUSE_END, LATER_CLAUSE_END, LEADS } from "./title-words";

/** UTF-16 units that a title has at most, so that lists of them stay readable. */
const MAX_TITLE = 80;
const SENTENCE_END = /(?<=[.!?]["”»]?)\s+/;
/** Shorter ones, such as `Hm.`, say too little. */
const MIN_SENTENCE = 12;
/** A title is cut at a clause no earlier, and a statement of this length at weaker ones too. */
const MIN_CLAUSE = 14;
const LONG = 60;
const MAX_SPEAKER = 30;
/** `He was clear: "…"`, or a quote with the name of who said it. */
const QUOTED = /(?:^|:\s)["“„«]([^"”»]{20,400})/;
/** A time of day, the mark of a question, or the edge of a table. */
const LEAD = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+|Q:\s+|\|\s*)/;
/** UTF-16 units of a passage that are read for its title. */
const MAX_READ = 2000;
const LINK = /https?:\/\/(\S+)/;
/** What only leads to a link. */
const POINTER = /^(?:.{0,2}|see(?: also)?|links?|here|cf\.?|more)$/i;
const SUBJECT = /^[> \t]{0,20}\*{0,2}subject\*{0,2}:\s*(?:(?:re|fwd?|aw|wg):\s*)*(\S.*)$/im;

/** The subject of a mail, from the head of it. */
export const subjectOf = (head: string) =>
  shortTitle(SUBJECT.exec(head.slice(0, MAX_READ))?.[1] ?? "");

/**
 * A sentence of the first line: the first that speaks for the label, else the first, up to where it
 * explains itself; or what a link is called. Never empty for a text that is not blank.
 */
export function titleFromWords(passage: string, label: ContextLabel | null): string {
  const said = firstLine(passage).replace(LEAD, "");
  const quoted = QUOTED.exec(said)?.[1];
  const sentences = (quoted ?? said)
    .split(SENTENCE_END)
    .filter(({ length }) => length >= MIN_SENTENCE);
  const sentence = sentences.find((each) => speaksFor(label, each)) ?? sentences[0] ?? said;
  const bare = withoutQuotes(withoutLink(sentence));
  return shortTitle(shortened(withoutLead(bare, label))) || cutText(passage, MAX_TITLE);
}

/** Labels that rest on one sentence, which need not be the first. */
const TELLING: ReadonlySet<ContextLabel | null> = new Set(["decision", "risk", "feature_idea"]);

const speaksFor = (label: ContextLabel | null, text: string) =>
  TELLING.has(label) &&
  SIGNALS.some((signal) => signal.label === label && signal.pattern.test(text));

/** The first line that says something, with the lines that it was wrapped into. */
function firstLine(passage: string): string {
  const raw = passage.slice(0, MAX_READ).split(/\r\n|\r|\n/);
  const lines = raw.map(withoutMarks);
  const telling = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
  if (telling < 0) return lines.find((line) => line) ?? "";
  const rest = lines.slice(telling + 1);
  const isNew = (line: string, at: number) =>
    !/^\p{Ll}/u.test(line) || isListEntry((raw[telling + 1 + at] ?? "").trim());
  const end = rest.findIndex(isNew);
  return [lines[telling], ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
}

/** `We decided to wait` without what its label says already, unless too little is left. */
function withoutLead(sentence: string, label: ContextLabel | null): string {
  const lead = label ? LEADS[label]?.exec(sentence)?.[0] : undefined;
  const rest = lead ? sentence.slice(lead.length) : "";
  return rest.length >= MIN_SENTENCE ? capitalised(rest) : sentence;
}

/** Up to the end of the clause that says it. */
function shortened(said: string): string {
  const sentence = said.replace(ASIDE, "");
  const name = prefixOf(sentence) ?? "";
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

/** `Prices: https://…` is called `Prices`; a bare address is called by its host and path. */
function withoutLink(text: string): string {
  const link = LINK.exec(text);
  if (!link) return capitalised(text);
  const before = text
    .slice(0, link.index)
    .replace(/[\s:([<–-]+$/, "")
    .replace(/^\[/, "");
  const named = before.replace(/\]$/, "").trim();
  return (
    (POINTER.test(named) ? "" : capitalised(named)) || (link[1] ?? "").replace(/[/)>\].,]+$/, "")
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withoutQuotes = (text: string) => {
  const bare = text.replace(/^["“„«]+/, "");
  return bare === text ? text : capitalised(bare.replaceAll(/["“”»]/g, "").trim());
};

/** A text on one line, within the length of a title. */
export const shortTitle = (text: string) =>
  cutText(
    text
      .slice(0, 2 * MAX_TITLE)
      .replaceAll(/\s+/g, " ")
      .replace(/[.,;:| ]+$/, ""),
    MAX_TITLE,
  );
