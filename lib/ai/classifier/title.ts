import { cutText } from "@/lib/ai/advisors/shared/fields";
import { labelNamed } from "@/lib/ai/classifier/label-names";
import { prefixOf, withoutMarks } from "@/lib/ai/classifier/lines";
import { SIGNALS } from "@/lib/ai/classifier/signals";
import type { ContextLabel } from "@/lib/schemas/enums";

/** UTF-16 units that a title has at most, so that lists of them stay readable. */
const MAX_TITLE = 90;
const SENTENCE_END = /(?<=[.!?]["”»]?)\s+/;
/** Shorter ones, such as `Hm.`, say too little. */
const MIN_SENTENCE = 12;
/** `He was clear: "…"` */
const INTRODUCED_QUOTE = /:\s["“„«]([^"”»]{15,400})/;
/** A time of day, the mark of a question, or the edge of a table. */
const LEAD = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+|Q:\s+|\|\s*)/;
/** UTF-16 units of a passage that are read for its title. */
const MAX_READ = 2000;
const LINK = /https?:\/\/(\S+)/;
const SUBJECT = /^[> \t]{0,20}\*{0,2}subject\*{0,2}:\s*(?:(?:re|fwd?|aw|wg):\s*)*(\S.*)$/im;

/** The subject of a mail, from the head of it. */
export const subjectOf = (head: string) => short(SUBJECT.exec(head.slice(0, MAX_READ))?.[1] ?? "");

/** A heading as a title; empty when it names a kind of content rather than the content. */
export function titleFromHeading(heading: string): string {
  const name = withoutMarks(heading).replace(/:$/, "");
  return /\bwrote$/.test(name) || labelNamed(name) ? "" : short(name);
}

/**
 * A sentence of the first line: the first that speaks for the label, else the first; or what a link
 * is called. Never empty for a text that is not blank.
 */
export function titleFromWords(passage: string, label: ContextLabel | null): string {
  const line = firstLine(passage).replace(LEAD, "");
  const prefix = prefixOf(line);
  const named = prefix && labelNamed(prefix) ? line.slice(line.indexOf(":") + 1).trim() : line;
  const said = INTRODUCED_QUOTE.exec(named)?.[1] ?? named;
  const sentences = said.split(SENTENCE_END).filter(({ length }) => length >= MIN_SENTENCE);
  const sentence = sentences.find((each) => speaksFor(label, each)) ?? sentences[0] ?? said;
  return short(withoutQuotes(withoutLink(sentence))) || cutText(passage, MAX_TITLE);
}

/** Labels that rest on one sentence, which need not be the first. */
const TELLING: ReadonlySet<ContextLabel | null> = new Set(["decision", "risk", "feature_idea"]);

const speaksFor = (label: ContextLabel | null, text: string) =>
  TELLING.has(label) &&
  SIGNALS.some((signal) => signal.label === label && signal.pattern.test(text));

/** The first line that says something, with the lines that it was wrapped into. */
function firstLine(passage: string): string {
  const lines = passage
    .slice(0, MAX_READ)
    .split(/\r\n|\r|\n/)
    .map(withoutMarks);
  const telling = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
  if (telling < 0) return lines.find((line) => line) ?? "";
  const rest = lines.slice(telling + 1);
  const end = rest.findIndex((line) => !/^\p{Ll}/u.test(line));
  return [lines[telling], ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
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
  return capitalised(named.length > 2 ? named : "") || (link[1] ?? "").replace(/[/)>\].,]+$/, "");
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withoutQuotes = (text: string) => {
  const bare = text.replace(/^["“„«]+/, "");
  return bare === text ? text : capitalised(bare.replaceAll(/["“”»]/g, "").trim());
};

const short = (text: string) =>
  cutText(
    text
      .slice(0, 2 * MAX_TITLE)
      .replaceAll(/\s+/g, " ")
      .replace(/[.,;:| ]+$/, ""),
    MAX_TITLE,
  );
