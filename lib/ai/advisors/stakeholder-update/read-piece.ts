import { HEARD } from "@/lib/ai/advisors/shared/buyers-words";
import { readWithoutLead } from "@/lib/ai/advisors/shared/find-decided";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isQuestion } from "@/lib/text/is-question";
import type { Language } from "@/lib/text/languages";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { LABEL } from "@/lib/text/word-beginnings";
import { dropInternalMoney, isBareBracket, isInternal } from "./internal-money";
import { quoteGoal } from "./quote-goal";

/** A piece as an update of a day and in a language reads it. */
export type ReadPiece = Readonly<{
  piece: Evidence;
  /** Without what buyers say of a competitor, and without a quotation whose speaker is named before it. */
  sentences: string[];
  /** The sentences that sales and customers may read. */
  withoutMoney: string[];
  /** The sentences that state something; none of a note on an open matter. */
  facts: string[];
  today: string;
  language: Language;
}>;

/** A speaker who is named only in the sentence before: `“…”, she said.` */
const SAID_BY =
  /["”“»],? (?:(?:he|she|they) (?:said|says|added|told us)|(?:said|says) (?:he|she|they)|sagten? (?:er|sie)|zei(?:den)? (?:hij|ze|zij)|(?:a-t-|dit-)(?:il|elle))(?!\p{L})/iu;

/** Reads a piece once for whatever is quoted of it. A goal has one sentence, which `isWhole` makes name all its values. */
export function readPiece(
  piece: Evidence,
  isWhole: boolean,
  today: string,
  language: Language,
): ReadPiece {
  const isTheirs = hasLabel(piece, "key_competitors");
  const said =
    piece.type === "goal" ? [quoteGoal(piece, isWhole, language)] : readWithoutLead(piece);
  const sentences = said.filter(
    (sentence) => !(isTheirs && HEARD.test(sentence)) && !SAID_BY.test(sentence),
  );
  const withoutMoney = hasLabel(piece, "risk")
    ? dropFields(sentences, isInternal)
    : dropInternalMoney(sentences);
  const isOpen = hasLabel(piece, "general_note") && isOpenMatter(piece.title);
  const facts = isOpen
    ? []
    : sentences.filter((each) => !isQuestion(each) && !isOpenMatter(each) && !isBareBracket(each));
  return { piece, sentences, withoutMoney, facts, today, language };
}

/** Leaves out the sentences of one kind from a risk. One that begins with a label takes the others of its field along: `Response: £209. Not ordered yet. Owner: Ann.` */
function dropFields(sentences: readonly string[], isOut: (sentence: string) => boolean): string[] {
  let isOfField = false;
  return sentences.filter((sentence) => {
    if (LABEL.test(sentence)) isOfField = isOut(sentence);
    return !isOfField && !isOut(sentence);
  });
}
