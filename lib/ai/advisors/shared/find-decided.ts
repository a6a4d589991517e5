import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { splitDecision } from "@/lib/text/decision-lead";
import { DECIDES, isUndecided } from "@/lib/text/is-undecided";
import { capitalize } from "@/lib/text/phrases";
import { dropDiscussion, isOpenMatter, states } from "@/lib/text/plain-statement";
import { POSTPONED_WORDS } from "@/lib/text/words";
import { isOutdated } from "./is-outdated";
import { qualifies } from "./qualifies";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";
import { joinNotes } from "./wording";

/** Reads the sentences of an item, of a decision without the date and the people that it begins with. */
export const readWithoutLead = (piece: Evidence) =>
  readSentences(
    hasLabel(piece, "decision") ? capitalize(splitDecision(piece.text).text) : piece.text,
  );

/** A title such as `Postponed: rinsing`, but not `Postponed to June`, which is a decision. */
const POSTPONED = new RegExp(`^(?:${POSTPONED_WORDS})\\s?[:：]`, "iu");

/** A word that decides what the sentence before it says: `Cash only. Agreed.` */
const ALONE = /^\P{L}*\p{L}+\P{L}*$/u;

/** Quotes the settled text of a decision, or the sentence of a note that decides something; undefined for outdated items. */
export function findDecided(piece: Evidence, sentences = readWithoutLead(piece)) {
  if (isOutdated(piece)) return undefined;
  if (POSTPONED.test(piece.title) && !sentences.some((each) => states(each, DECIDES)))
    return undefined;
  const settled = sentences.filter((each) => !isOpenMatter(each));
  if (!hasLabel(piece, "decision")) {
    const at = settled.findIndex((each) => states(each, DECIDES));
    const [before, said, after] = [settled[at - 1], settled[at], settled[at + 1]];
    const limit = after && qualifies(after, said) && after;
    return said && joinNotes(ALONE.test(said) && before, said, limit);
  }
  if ((settled.length === 0 && sentences.length > 0) || isUndecided(sentences)) return undefined;
  return quoteBeginning(dropDiscussion(settled));
}
