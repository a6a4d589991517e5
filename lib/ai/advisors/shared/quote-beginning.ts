import { type Evidence, findInitiative } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate } from "@/lib/text/dates";
import { qualifies } from "./qualifies";
import { readSentences } from "./read-sentences";
import { joinNotes } from "./wording";

export const MAX_QUOTED = 300;
/** Has room for a decision with its reason, or for a risk with its effect and countermeasure. */
const MAX_PASSAGE = 160;
/** A shorter passage may contain only a date and names. */
const MIN_PASSAGE = 70;
const MAX_OPENING = 260;
const MAX_COMING = 2;

/** Takes whole sentences from the beginning, with those that qualify the one before as long as there is any room. */
export function quoteBeginning([first = "", ...others]: readonly string[]): string {
  let passage = cutText(first, MAX_QUOTED);
  for (const [index, sentence] of others.entries()) {
    const before = others[index - 1] ?? first;
    const longer = joinNotes(passage, sentence);
    const isNeeded = passage.length < MIN_PASSAGE || qualifies(sentence, before);
    if (longer.length > (isNeeded ? MAX_QUOTED : MAX_PASSAGE)) break;
    passage = longer;
  }
  return passage;
}

/** A date without a year is in the year nearest to the day on which its item was written. */
export const isToCome = (text: string, { createdAt }: Evidence, today: string) =>
  (findLatestDate(text, createdAt) ?? "") >= today;

/** Quotes the future dates in the initiative's description, or else its first sentence. */
export function quoteOpening(evidence: readonly Evidence[], today: string) {
  const initiative = findInitiative(evidence);
  if (!initiative) return null;
  const sentences = readSentences(initiative.text);
  const coming = sentences.filter((each) => isToCome(each, initiative, today));
  const dates = coming.map((each) => findLatestDate(each, initiative.createdAt));
  // `Pilot from 12 January in Bergen. First vans: 12 January` says one date twice.
  const news = coming.filter((_, at) => dates.indexOf(dates[at] ?? null) === at);
  const quoted = news.length >= MAX_COMING ? news : coming;
  const said = coming.length > 0 ? joinNotes(...quoted.slice(0, MAX_COMING)) : sentences[0];
  return said ? { text: cutText(said, MAX_OPENING), ref: initiative.ref } : null;
}
